import type { App } from '#data/app.ts';
import { withMessage } from '#rules/with-message.ts';

/** The server's words; without a schema, because none is loaded yet. */
function messageIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text);
    return (typeof message === 'string' && message.slice(0, 300)) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says at the login why the document of an animal led there: a visitor's add was answered 401 (`src/boot/early-script.ts`;
 * specification §8 Cart). Once, and after the first render: live regions miss what they start with.
 */
export function sayWhyLed({
  drafts,
  navigation,
  notify,
}: Pick<App, 'drafts' | 'navigation' | 'notify'>): void {
  const led = drafts.read('led');
  if (led === null) return;
  drafts.forget('led');
  if (navigation.path() === '/login')
    notify(withMessage({ code: 'cart-add-login-required' }, messageIn(led)));
}
