import type { App } from '#app/app.ts';

/** How long a password waits for its login, in ms: while a code comes and is typed. */
export const passwordWaits = 1_800_000;

/** Keeps the password of a new account for the login that its activation leads to, which then asks for nothing a second time. */
export const handOnPassword = ({ drafts }: Pick<App, 'drafts'>, email: string, password: string): void => {
  drafts.password = { email, password, until: Date.now() + passwordWaits };
};

/** The password that waits for the login of `email`, else ''. */
export function waitingPassword(
  { drafts: { password: known } }: Pick<App, 'drafts'>,
  email?: string,
): string {
  return known !== null && known.email === email && Date.now() < known.until ? known.password : '';
}

/** It was used, or was wrong. */
export const forgetPassword = ({ drafts }: Pick<App, 'drafts'>): void => {
  drafts.password = null;
};
