import type { App } from '#app/app.ts';
import { storedText } from '#app/stored-texts.ts';

/** Lets the login of this tab begin with an e-mail that was given a step before: an account activated, a link asked for. */
export const handOnEmail = (app: Pick<App, 'drafts'>, email: string | null): void => {
  if (email !== null) app.drafts.keep('login', { email });
};

/** The e-mail that waited for its activation begins the login; the registration as it was filled is needed no more. */
export function endActivation(app: Pick<App, 'drafts' | 'store'>): void {
  handOnEmail(app, storedText(app.store, '_email'));
  app.store.remove('_email');
  app.drafts.forget('registration');
}
