import { hash, verify } from '@node-rs/argon2';

/* argon2id (the package's default kind) with the memory, passes and lanes that OWASP's password storage sheet names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const unknownAccount = hashPassword('the password of an account that does not exist');

/** Whether the password is that of the account. Without an account it takes the same time, and returns false. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await unknownAccount), password);
  return right && stored !== undefined;
}
