import type { App } from '#app/app.ts';

/** How long a password waits for its login, in ms: while a code comes and is typed. */
export const passwordWaits = 1_800_000;

type Waiting = { email: string; password: string; until: number };

/** In this document's memory alone: a reload ends it, and no other tab has it. */
const waiting = new WeakMap<App['drafts'], Waiting>();

/** Keeps the password of a new account for the login that its activation leads to, which then asks for nothing a second time. */
export const handOnPassword = (app: Pick<App, 'drafts'>, email: string, password: string): void => {
  waiting.set(app.drafts, { email, password, until: Date.now() + passwordWaits });
};

/** The password that waits for the login of `email`, else ''. */
export function waitingPassword(app: Pick<App, 'drafts'>, email: string | undefined): string {
  const known = waiting.get(app.drafts);
  return known !== undefined && known.email === email && Date.now() < known.until ? known.password : '';
}

/** It was used, or was wrong. */
export const forgetPassword = (app: Pick<App, 'drafts'>): void => {
  waiting.delete(app.drafts);
};
