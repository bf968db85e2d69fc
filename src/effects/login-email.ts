import { storedText } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';

/** Prefills this tab's login with an e-mail from a previous step: an activated account, a requested link. */
export const prefillLoginEmail = (app: Pick<App, 'drafts'>, email: string | null): void => {
  if (email !== null) app.drafts.keep('login', { email });
};

/** Prefills the login with the activated e-mail and deletes the draft of the registration. */
export function endActivation(app: Pick<App, 'drafts' | 'store'>): void {
  prefillLoginEmail(app, storedText(app.store, '_email'));
  app.store.remove('_email');
  app.drafts.forget('registration');
  app.drafts.forget('inactive');
}
