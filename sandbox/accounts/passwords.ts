import { hash, verify } from '@node-rs/argon2';

/* argon2id (the package's default kind) with the memory, passes and lanes that OWASP's password storage sheet names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash of a password, with composed accents (NFC). */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

/** Whether the password is that of the account; also decomposed (NFD), where its hash is from before passwords were composed. */
export async function passwordMatches(stored: string, password: string): Promise<boolean> {
  const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
  return (await verify(stored, composed)) || (decomposed !== composed && verify(stored, decomposed));
}
