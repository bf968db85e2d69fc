import { storedDraft, storedText } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';

type Storing = Pick<App, 'drafts' | 'store'>;

/** Stores the e-mail of a login that was refused with 423, for the activation code; that of a registration comes back after it. */
export function storeInactiveEmail(app: Storing, email: string): void {
  forgetInactiveEmail(app);
  const { drafts, store } = app;
  const registered = storedText(store, '_email');
  if (registered === email) return;
  drafts.write('inactive_email', { email, ...(registered !== null && { registered }) });
  store.write('_email', email);
}

/** Forgets the e-mail of a login that was refused with 423: at the next login, and when the visitor leaves the account's pages. */
export function forgetInactiveEmail({ drafts, store }: Storing): void {
  const inactive = storedDraft(drafts, 'inactive_email');
  if (inactive === null) return;
  drafts.forget('inactive_email');
  if (inactive.email === undefined || storedText(store, '_email') !== inactive.email) return;
  if (inactive.registered === undefined) store.remove('_email');
  else store.write('_email', inactive.registered);
}
