import type { Database } from '../database/open.ts';
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
  await addToOutbox(database, provider.now(), {
    to: user.email,
    channel: 'mail',
    subject: 'Activez votre compte Bélier',
    text: `Bonjour ${user.first_name},\n\nVotre code d’activation est ${code}. Vous pouvez aussi ouvrir ce lien :\n${link}\n\nIls sont valables 48 heures.\n\nÀ bientôt,\nL’équipe Bélier`,
    code,
    link,
  });
}

/* A number without a country code belongs to Côte d’Ivoire and has ten digits. */
const dialled = (phone: string): string => (phone.length === 10 ? `+225${phone}` : `+${phone}`);

/** Texts the code that finishes a login. */
export async function textLoginCode(provider: Provider, database: Database, user: UserRow): Promise<void> {
  const code = await createCode(provider, database, user.id, 'two-factor-code');
  await addToOutbox(database, provider.now(), {
    to: dialled(user.numero_telephone),
    channel: 'sms',
    subject: 'Code de connexion',
    text: `Bélier : votre code de connexion est ${code}. Il expire dans dix minutes. Ne le donnez à personne.`,
    code,
  });
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
  await addToOutbox(database, provider.now(), {
    to: user.email,
    channel: 'mail',
    subject: 'Choisissez un nouveau mot de passe',
    text: `Bonjour ${user.first_name},\n\nPour choisir un nouveau mot de passe, ouvrez ce lien :\n${link}\n\nIl est valable une heure. Si vous n’avez rien demandé, ignorez ce message.\n\nL’équipe Bélier`,
    link,
  });
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
  await addToOutbox(database, provider.now(), {
    to: email,
    channel: 'mail',
    subject: 'Confirmez votre nouvelle adresse e-mail',
    text: `Bonjour ${user.first_name},\n\nPour que cette adresse devienne celle de votre compte Bélier, ouvrez ce lien :\n${link}\n\nIl est valable 24 heures. Si vous n’avez rien demandé, ignorez ce message.\n\nL’équipe Bélier`,
    link,
  });
}

/** Notifies the old address of a requested change, which may not be the customer's. */
export async function notifyEmailChange(
  provider: Provider,
  database: Database,
  user: UserRow,
  email: string,
): Promise<void> {
  await addToOutbox(database, provider.now(), {
    to: user.email,
    channel: 'mail',
    subject: 'Votre adresse e-mail va changer',
    text: `Bonjour ${user.first_name},\n\nUn changement d’adresse e-mail vers ${email} a été demandé pour votre compte Bélier. Il attend d’être confirmé depuis cette nouvelle adresse.\n\nSi ce n’est pas vous, changez votre mot de passe et écrivez-nous.\n\nL’équipe Bélier`,
  });
}
