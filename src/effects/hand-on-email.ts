import type { App } from '#app/app.ts';

/** Lets the login of this tab begin with an e-mail that was given a step before: an account activated, a link asked for. */
export const handOnEmail = (app: Pick<App, 'drafts'>, email: string | null): void => {
  if (email !== null) app.drafts.keep('login', { email });
};
