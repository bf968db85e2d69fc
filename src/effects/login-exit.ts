import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { type LoginTokens, sessionOf } from '#machines/session/session.machine.ts';
import { followedRedirect, isLoginPage } from '#rules/redirect-url.ts';
import { loginWithin } from '#rules/waits.ts';
import { leaveLogin } from './redirect-url.ts';
import { beginSession } from './session.ts';
import type { Adding, Exit, Wish } from './wished-add.ts';

/** Takes a visitor's add out of the tab's storage; null if there is none that may be done now. */
function takeWish({ drafts, now }: Pick<App, 'drafts' | 'now'>): Omit<Wish, 'session'> | null {
  const { productId, quantity, price, path = '', at = '', key } = storedDraft(drafts, 'wanted') ?? {};
  const age = now() - Number.parseInt(at, 10);
  const isOpen = age >= 0 && age <= loginWithin && followedRedirect(path) !== null;
  if (!productId || !quantity || !price || !key || !isOpen) return null;
  drafts.forget('wanted');
  return { productId, quantity: Number(quantity), price: Number(price), path, key };
}

/**
 * The beginning of a login's session and the way out: the animal whose add led to this login is added, once, and the cart opens;
 * else the next page. The wish is taken before the session begins, which deletes what the tab stores.
 */
export function loginExit(app: Adding, addingCode = () => import('./wished-add.ts')) {
  let wish: Wish | null = null;
  const session = (): string => sessionOf(app.session.getSnapshot().context);
  return {
    beginSession: (tokens: LoginTokens): void => {
      const taken = takeWish(app);
      beginSession(app, tokens);
      wish = taken && { ...taken, session: session() };
    },
    leave: async ({ path }: { path: string }): Promise<void> => {
      const taken = wish;
      wish = null;
      if (taken === null) return leaveLogin(app, path);
      const { productId, quantity, path: animal } = taken;
      const exit: Exit = {
        hasEnded: () => session() !== taken.session,
        isLeft: () => !isLoginPage(app.navigation.path()),
        open: (next) => {
          if (!exit.isLeft()) app.navigation.go(next, { replace: true });
        },
        openAnimal: () => {
          if (!exit.hasEnded())
            app.drafts.keep('wanted', { productId, quantity: `${quantity}`, path: animal });
          exit.open(animal);
        },
      };
      const code = await addingCode().catch(() => undefined);
      return code === undefined ? exit.openAnimal() : code.addWished(app, taken, exit);
    },
  };
}
