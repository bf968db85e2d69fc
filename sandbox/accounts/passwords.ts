import { hash, verify } from '@node-rs/argon2';

/* argon2id (the package's default kind) with the memory, passes and lanes that OWASP's password storage sheet names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash of a password, with composed accents (NFC). */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

const unknownAccount = hashPassword('the password of an account that does not exist');

/**
 * The form of the password that is that of the account: `decomposed` (NFD) where its hash is from before passwords were composed.
 * Undefined for a wrong password. Without an account it takes the same time, and returns undefined.
 */
export async function matchingForm(
  stored: string | undefined,
  password: string,
): Promise<'composed' | 'decomposed' | undefined> {
  const hashed = stored ?? (await unknownAccount);
  const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
  const isComposed = await verify(hashed, composed);
  if (!isComposed && (decomposed === composed || !(await verify(hashed, decomposed)))) return undefined;
  if (stored === undefined) return undefined;
  return isComposed ? 'composed' : 'decomposed';
}

/** Whether the password is that of the account, in either form. */
export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> =>
  (await matchingForm(stored, password)) !== undefined;
