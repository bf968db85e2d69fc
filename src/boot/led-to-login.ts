import type { App } from '#data/app.ts';

/**
 * Says at the login why the document of an animal led there: a visitor's add was answered 401 (`src/boot/early/early-add.ts`;
 * specification §8 Cart). Once, and after the first render: live regions miss what they start with.
 */
export function sayWhyLed({
  drafts,
  navigation,
  notify,
}: Pick<App, 'drafts' | 'navigation' | 'notify'>): void {
  const message = drafts.read('led');
  if (message === null) return;
  drafts.forget('led');
  if (navigation.path() === '/login')
    notify({ code: 'cart-add-login-required', ...(message !== '' && { message }) });
}
