import type { App } from '#app/app.ts';
import { draftedForms } from '#app/drafts.ts';

/** Pages whose form begins with what the device or the tab kept of it. */
const forms = ['/login', '/register', '/forgot-password', '/contact'];

/** Whether this device would draw a page otherwise than it was prerendered, from its first render on. */
export const isKept = ({ drafts, store }: Pick<App, 'drafts' | 'store'>, path: string): boolean =>
  forms.includes(path) &&
  (store.read('remembered_identifier') !== null || draftedForms.some((form) => drafts.read(form) !== null));
