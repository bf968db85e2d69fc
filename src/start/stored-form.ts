import type { App } from '#app/app.ts';
import type { DraftedForm } from '#app/drafts.ts';

/** Pages whose form begins with values that the device or the tab has stored, and of which forms. */
const forms: Readonly<Record<string, readonly DraftedForm[]>> = {
  '/login': ['login'],
  '/register': ['registration'],
  '/forgot-password': ['forgot-password', 'login'],
  '/contact': ['contact'],
};

/** Whether this device would draw a page otherwise than it was prerendered, from its first render on. */
export const hasStoredForm = ({ drafts, store }: Pick<App, 'drafts' | 'store'>, path: string): boolean =>
  (path === '/login' &&
    (['remembered_identifier', 'redirect_url'] as const).some((key) => store.read(key) !== null)) ||
  forms[path]?.some((form) => drafts.read(form) !== null) === true;
