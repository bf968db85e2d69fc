import { storedText } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { loginWithin } from '#rules/waits.ts';

/** Keeps the password of a new account for the login after its activation, which then needs no input. */
export const holdLoginPassword = ({ drafts }: Pick<App, 'drafts'>, email: string, password: string): void => {
  drafts.password = { email, password, until: Date.now() + loginWithin };
};

/** The password kept for the login of `email`, or ''. */
export function waitingPassword(
  { drafts: { password: known } }: Pick<App, 'drafts'>,
  email?: string,
): string {
  return known !== null && known.email === email && Date.now() < known.until ? known.password : '';
}

/** Deletes the password after it was used or rejected. */
export const forgetPassword = ({ drafts }: Pick<App, 'drafts'>): void => {
  drafts.password = null;
};

/** Prefills this tab's login with an e-mail from a previous step: an activated account, a requested link. */
export const prefillLoginEmail = (app: Pick<App, 'drafts'>, email: string | null): void => {
  if (email !== null) app.drafts.write('login', { email });
};

/** Prefills the login with the activated e-mail and deletes the draft of the registration. */
export function endActivation(app: Pick<App, 'drafts' | 'store'>): void {
  prefillLoginEmail(app, storedText(app.store, '_email'));
  app.store.remove('_email');
  app.drafts.forget('registration');
  app.drafts.forget('inactive_email');
}
