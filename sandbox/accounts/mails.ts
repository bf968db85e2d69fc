import type { Database } from '../database/open.ts';
import { letters } from '../outbox/letters.ts';
import { addToOutbox } from '../outbox/post.ts';
import type { Provider } from '../provider.ts';
import type { UserRow } from './find-account.ts';
import { createCode, createMailedToken } from './secrets.ts';

/** Mails the code and the link that activate an account, and invalidates earlier ones. */
export async function mailActivation(
  provider: Provider,
  database: Database,
  user: UserRow,
  origin: string,
): Promise<void> {
  const code = await createCode(provider, database, user.id, 'activation-code');
  const token = await createMailedToken(provider, database, user.id, 'activation-link');
  const link = `${origin}/account/activate/${token}`;
  await addToOutbox(database, provider.now(), letters.activation(user, code, link));
}

/** Texts the code that finishes a login. */
export async function textLoginCode(provider: Provider, database: Database, user: UserRow): Promise<void> {
  const code = await createCode(provider, database, user.id, 'two-factor-code');
  await addToOutbox(database, provider.now(), letters.loginCode(user, code));
}

/** Mails the link to choose a new password. */
export async function mailPasswordReset(
  provider: Provider,
  database: Database,
  user: UserRow,
  origin: string,
): Promise<void> {
  const token = await createMailedToken(provider, database, user.id, 'password-reset');
  const link = `${origin}/account/reset-password/${token}`;
  await addToOutbox(database, provider.now(), letters.passwordReset(user, link));
}

/** Mails the link that confirms a new e-mail, to the new address. */
export async function mailEmailChange(
  provider: Provider,
  database: Database,
  user: UserRow,
  email: string,
  origin: string,
): Promise<void> {
  const token = await createMailedToken(provider, database, user.id, 'email-change', email);
  const link = `${origin}/sandbox/e-mail/${token}`;
  await addToOutbox(database, provider.now(), letters.emailChange(user, email, link));
}

/** Notifies the old address of a requested change, which may not be the customer's. */
export async function notifyEmailChange(
  provider: Provider,
  database: Database,
  user: UserRow,
  email: string,
): Promise<void> {
  await addToOutbox(database, provider.now(), letters.emailWillChange(user, email));
}
