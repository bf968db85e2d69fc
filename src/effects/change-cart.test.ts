import { describe, expect, it } from 'vitest';
import { addToCartEffects } from './add-to-cart.ts';
import { cartEffects } from './cart.ts';
import { checkoutEffects } from './checkout.ts';
import { reorderEffects } from './reorder.ts';
import { answeringApp, type Given, pendingAnswer } from './testing/answering-app.ts';
import { attemptOf } from './testing/ordering-device.ts';

const attempt = attemptOf('key-1');
const product = {
  ...{ id: 'ladoum', name: 'Ladoum', description: '', price: 95_000, promo_price: null, taille: null },
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  ...{ quantity_initial: 3, quantity_vendu: 1, created_at: '2026-10-01T08:00:00Z' },
};
const line = { id: 'a', quantity: 1, product };
const item = { product, quantity: 1, unit_price: '95000.00' };
const order = {
  ...{ order_number: 'BL-1', created_at: '2026-10-01T08:00:00Z', status: 'CANCELLED' },
  ...{ total_amount: '95000.00', items: [item] },
  client: {
    ...{ first_name: 'Awa', last_name: 'Koné', email: 'client@exemple.ci', username: 'awa' },
    ...{ numero_telephone: '0701020304', adresse1: null },
  },
};
const read: Readonly<Record<string, Given>> = {
  'GET ecommerce/panier/': [200, []],
  'GET ecommerce/get-detail-order/BL-1': [200, order],
  'GET ecommerce/products-betails/ladoum': [200, product],
};

type Tab = ReturnType<typeof answeringApp>;

/** Every call that changes the cart on the server. */
const changes: Readonly<
  Record<string, { call: string; send: (tab: Tab, signal: AbortSignal) => Promise<unknown> }>
> = {
  'an add': {
    call: 'POST ecommerce/panier/',
    send: ({ app }, signal) =>
      addToCartEffects(app).calls.addToCart({ productId: 'ladoum', quantity: 1 }, signal),
  },
  'a quantity': {
    call: 'PATCH ecommerce/panier/a/',
    send: ({ app }, signal) => cartEffects(app).calls.changeLine({ lineId: 'a', quantity: 2 }, signal),
  },
  'a removal': {
    call: 'DELETE ecommerce/panier/a/',
    send: ({ app }, signal) => cartEffects(app).calls.changeLine({ lineId: 'a', quantity: 0 }, signal),
  },
  'a removal undone': {
    call: 'POST ecommerce/panier/',
    send: ({ app }, signal) => cartEffects(app).calls.changeLine({ lineId: 'a', quantity: 1, line }, signal),
  },
  'Remettre au panier': {
    call: 'POST ecommerce/panier/',
    send: ({ app }, signal) => reorderEffects(app).calls.refillCart({ orderNumber: 'BL-1' }, signal),
  },
  'an order': {
    call: 'POST ecommerce/checkout/',
    send: async ({ app }, signal) => {
      const { calls } = checkoutEffects(app);
      await calls.load(undefined, new AbortController().signal);
      const { body, idNumber } = attempt;
      return calls.placeOrder({ attempt, body: { ...body, numero_cni: idNumber ?? '' } }, signal);
    },
  },
};

describe.each(Object.entries(changes))('%s that is under way', (_, { call, send }) => {
  const under = async (isVisible = true) => {
    const answer = pendingAnswer();
    const tab = answeringApp({ ...read, [call]: answer.given });
    Object.assign(tab.app.visibility, { isVisible: () => isVisible });
    tab.openCart();
    const left = new AbortController();
    const outcome = send(tab, left.signal).then(
      () => 'answered',
      () => 'nothing',
    );
    await expect.poll(() => tab.asked).toContain(call);
    tab.asked.length = 0;
    return { ...tab, answer, left, outcome };
  };

  it('notifies the other tabs when its page is left, which ignores the answer', async () => {
    const { answer, watchers, stored, outcome } = await under();
    for (const hear of [...watchers.visible]) hear(true);
    expect(stored.has('cart_changed')).toBe(false);
    for (const hear of [...watchers.visible]) hear(false);
    expect(stored.has('cart_changed')).toBe(true);
    answer.give([call.startsWith('DELETE') ? 204 : 201, line]);
    expect(await outcome).toBe('answered');
    stored.delete('cart_changed');
    for (const hear of [...watchers.visible]) hear(false);
    expect(stored.has('cart_changed')).toBe(false);
  });

  it('notifies the other tabs when it is sent as its page is left', async () => {
    const { answer, stored, outcome } = await under(false);
    expect(stored.has('cart_changed')).toBe(true);
    answer.give([call.startsWith('DELETE') ? 204 : 201, line]);
    expect(await outcome).toBe('answered');
  });

  it('goes on where a link leads away from it, and every tab looks when it ends', async () => {
    const { answer, asked, stored, left, outcome } = await under();
    left.abort();
    expect(answer.isCalledOff()).toBe(false);
    expect(stored.has('cart_changed')).toBe(false);
    answer.give([call.startsWith('DELETE') ? 204 : 201, line]);
    expect(await outcome).toBe('nothing');
    expect(stored.has('cart_changed')).toBe(true);
    await expect.poll(() => asked).toContain('GET ecommerce/panier/');
  });
});
