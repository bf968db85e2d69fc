import type { App } from '#app/app.ts';
import type { DraftedForm } from '#app/drafts.ts';

/** Pages whose form begins with what the device or the tab kept of it. */
const forms: Readonly<Record<string, DraftedForm>> = {
  '/login': 'login',
  '/register': 'registration',
  '/forgot-password': 'forgot-password',
  '/contact': 'contact',
};

/** Whether this device would draw a page otherwise than it was prerendered, from its first render on. */
export function isKept({ drafts, store }: Pick<App, 'drafts' | 'store'>, path: string): boolean {
  const form = forms[path];
  if (form === 'login' && store.read('remembered_identifier') !== null) return true;
  return form !== undefined && drafts.read(form) !== null;
}
