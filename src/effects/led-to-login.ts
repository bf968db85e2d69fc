import type { App } from '#data/app.ts';

/**
 * Says at the login why the document of an animal led there: a visitor pressed 'Ajouter' (`src/boot/early/early-add.ts`;
 * specification §8 Cart). Once, and after the first render: live regions miss what they start with.
 */
export function sayWhyLed({
  drafts,
  navigation,
  notify,
}: Pick<App, 'drafts' | 'navigation' | 'notify'>): void {
  // The page that led there may end its hydration meanwhile.
  if (drafts.read('led_to_login') === null || navigation.path() !== '/login') return;
  drafts.forget('led_to_login');
  notify({ code: 'cart-add-login-required' });
}
