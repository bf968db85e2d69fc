import type { App } from '#app/app.ts';
import type { DraftedForm } from '#app/drafts.ts';

/** Pages whose form starts with stored values, and the drafts they read. */
const forms: Readonly<Record<string, readonly DraftedForm[]>> = {
  '/login': ['login'],
  '/register': ['registration'],
  '/forgot-password': ['forgot-password', 'login'],
  '/contact': ['contact'],
};

/** Whether stored values make the first render on this device differ from the prerendered page. */
export const hasStoredForm = ({ drafts, store }: Pick<App, 'drafts' | 'store'>, path: string): boolean =>
  (path === '/login' &&
    (['remembered_identifier', 'redirect_url'] as const).some((key) => store.read(key) !== null)) ||
  forms[path]?.some((form) => drafts.read(form) !== null) === true;
