import { deviceSession } from '#browser/storage/device-store.ts';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { type LoginTokens, sessionOf } from '#machines/session/session.machine.ts';
import { followedRedirect } from '#rules/redirect-url.ts';
import { loginWithin } from '#rules/waits.ts';
import { leaveLogin, openNext } from './redirect-url.ts';
import type { Adding, Wish } from './wished-add.ts';

/** Takes a visitor's add out of the tab's storage; null if there is none that may be done now. */
function takeWish({ drafts, now }: Pick<App, 'drafts' | 'now'>): Omit<Wish, 'session'> | null {
  const { productId, quantity, price, path = '', at = '', key } = storedDraft(drafts, 'wanted_add') ?? {};
  const age = now() - Number.parseInt(at, 10);
  const isOpen = age >= 0 && age <= loginWithin && followedRedirect(path) !== null;
  if (!productId || !quantity || !price || !key || !isOpen) return null;
  drafts.forget('wanted_add');
  return { productId, quantity: Number(quantity), price: Number(price), path, key };
}

/**
 * The beginning of a login's session and the way out: the animal whose add led to this login is added, once, and the cart opens;
 * else the next page. The wish is taken before the session begins, which may delete what the tab stores.
 */
export function loginExit(app: Adding, addingCode = () => import('./wished-add.ts')) {
  let wish: Wish | null = null;
  const owner = app.store.read('redirect_owner');
  return {
    beginSession: (tokens: LoginTokens): void => {
      // Another tab may have ended a session, and the wish with it, or begun one, which this login replaces.
      app.session.send({ type: 'token.changed', ...deviceSession(app.store) });
      const taken = takeWish(app);
      app.session.send({ type: 'login.succeeded', ...tokens });
      if (taken === null) return;
      wish = { ...taken, session: sessionOf(app.session.getSnapshot().context) };
      // On the animal's page, also after a reload, the quantity waits for a press of the same customer.
      const { productId, quantity, path } = taken;
      app.drafts.write('wanted_add', { productId, quantity: `${quantity}`, path });
    },
    leave: async ({ path }: { path: string }): Promise<void> => {
      const taken = wish;
      wish = null;
      if (taken === null) return leaveLogin(app, path, owner);
      const openAnimal = (): void => openNext(app, taken.path);
      const code = await addingCode().catch(() => undefined);
      return code === undefined ? openAnimal() : code.addWished(app, taken, openAnimal);
    },
  };
}
