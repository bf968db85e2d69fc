// §2 Checkout: Submit is disabled
// §7 Commerce: `POST ecommerce/checkout/`: the

import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { checkoutMachine } from './checkout.machine.ts';
import {
  cartLine,
  confirmingCheckout,
  placingCheckout,
  product,
  startCheckout,
} from './testing/checkout-fixtures.ts';

describe('Commander', () => {
  it('sends one request for a triple press, with the key made for this attempt', async () => {
    const { actor, placeOrder, read, reread } = await confirmingCheckout();
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'order.pressed' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await read();
    for (let press = 0; press < 3; press += 1) actor.send({ type: 'order.pressed' });
    expect(reread.calls.map(({ input }) => input)).toEqual([{ email: 'client@exemple.ci' }]);
    expect(placeOrder.calls.map(({ input }) => input.attempt.key)).toEqual(['key-1']);
  });

  it('reads and sends nothing while a field of an earlier step is missing', async () => {
    const { actor, context } = await confirmingCheckout();
    const snapshot = at(
      checkoutMachine,
      { filling: { confirming: 'idle' } },
      { ...context(), values: { ...context().values, ville: '' } },
    );
    expect(snapshot.can({ type: 'order.pressed' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'order.pressed' })).toBe(true);
  });

  it('sends the form and the total that the customer agreed to', async () => {
    const { placeOrder } = await placingCheckout();
    expect(placeOrder.last().input.body).toEqual({
      first_name: 'Aminata',
      last_name: 'Traoré',
      email: 'client@exemple.ci',
      phone: '2250701020304',
      address: 'Cocody, Riviera 3',
      ville: 'Abidjan',
      numero_cni: 'CI012345678',
      code_postal: '00225',
      delivery_method: 'domicile',
      type_paiement: 'mobile',
      moyen_paiement: 'wave',
      is_payement_echolone: false,
      expected_total: 330_000,
      expected_items: [{ product_id: 'ladoum', quantity: 2 }],
    });
  });

  it('asks for the 30 % of a payment on delivery', async () => {
    const { actor, loaded, next, placeOrder, read } = startCheckout(2);
    await loaded();
    actor.send({ type: 'field.changed', field: 'type_paiement', value: 'livraison' });
    next();
    actor.send({ type: 'order.pressed' });
    await read();
    expect(placeOrder.last().input.body).toMatchObject({
      type_paiement: 'livraison',
      is_payement_echolone: true,
    });
  });

  it('is no transition before the last step', async () => {
    const { actor, loaded, reread } = startCheckout(2);
    await loaded();
    actor.send({ type: 'order.pressed' });
    expect(reread.calls).toHaveLength(0);
  });

  it('sends no further request after Précédent or Back', async () => {
    const { actor, is, placeOrder, read, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    actor.send({ type: 'step.opened', step: 2 });
    expect(reread.last().signal.aborted).toBe(true);
    await read();
    expect(is({ filling: 'paying' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(0);
  });
});

describe('the cart read again before the order', () => {
  it('orders nothing at another price than the one agreed to', async () => {
    const { actor, context, is, placeOrder, read } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await read({ products: [product('ladoum', 170_000)] });
    expect(is({ filling: { confirming: { changed: 'agreeable' } } })).toBe(true);
    expect(context().changes).toEqual([
      {
        lineId: 'line-ladoum',
        productId: 'ladoum',
        name: 'Bélier ladoum',
        kind: 'price',
        before: 165_000,
        after: 170_000,
      },
    ]);
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'order.pressed' });
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'changes.agreed' });
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'order.pressed' });
    await read({ products: [product('ladoum', 170_000)] });
    expect(placeOrder.last().input.body.expected_total).toBe(340_000);
  });

  it('asks for another agreement if the price changes again after the agreement', async () => {
    const { actor, is, placeOrder, read } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await read({ products: [product('ladoum', 170_000)] });
    actor.send({ type: 'changes.agreed' });
    actor.send({ type: 'order.pressed' });
    await read({ products: [product('ladoum', 180_000)] });
    expect(is({ filling: { confirming: { changed: 'agreeable' } } })).toBe(true);
    expect(placeOrder.calls).toHaveLength(0);
  });

  it('cannot be confirmed with insufficient stock: the cart can only be checked again', async () => {
    const { actor, is, placeOrder, read, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await read({ products: [product('ladoum', 165_000, 1)] });
    expect(is({ filling: { confirming: { changed: 'unavailable' } } })).toBe(true);
    actor.send({ type: 'changes.agreed' });
    expect(reread.calls).toHaveLength(1);
    actor.send({ type: 'checkout.retried' });
    await read({ products: [product('ladoum', 165_000, 1)] });
    expect(is({ filling: { confirming: { changed: 'unavailable' } } })).toBe(true);
    actor.send({ type: 'checkout.retried' });
    await read();
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
    expect(placeOrder.calls).toHaveLength(0);
  });

  it('clears the message about stock once the cart is checked again, whatever the result', async () => {
    const { actor, context, is, read, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await read({ products: [product('ladoum', 165_000, 1)] });
    actor.send({ type: 'checkout.retried' });
    expect(context().changes).toEqual([]);
    await reread.last().fail();
    expect(is({ filling: { confirming: 'unreachable' } })).toBe(true);
    expect(context().changes).toEqual([]);
  });

  it('leads to /cart/ if another tab emptied it', async () => {
    const { actor, done, placeOrder, read } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await read({ lines: [], products: [] });
    expect(done.at(-1)).toBe('/cart/');
    expect(placeOrder.calls).toHaveLength(0);
  });

  it('reports that nothing was ordered if it cannot be read, and keeps the form', async () => {
    const { actor, context, done, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await reread.last().fail();
    expect(is({ filling: { confirming: 'unreachable' } })).toBe(true);
    expect(done).toEqual([]);
    expect(context().refusal).toEqual({ code: 'checkout-failed' });
    expect(context().values.address).toBe('Cocody, Riviera 3');
    actor.send({ type: 'order.pressed' });
    expect(is({ filling: { confirming: 'checking' } })).toBe(true);
  });

  it('clears the failure once the connection is back', async () => {
    const { actor, awaitReconnection, context, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await reread.last().fail();
    await awaitReconnection.last().answer();
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
    expect(context().refusal).toBeNull();
    expect(reread.calls).toHaveLength(1);
  });

  it('leaves an ended session to the session machine', async () => {
    const { actor, done, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await reread.last().answer({ kind: 'unauthorized' });
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
    expect(done).toEqual([]);
  });

  it('yields to an unanswered attempt of another tab', async () => {
    const { context: theirs } = await placingCheckout();
    const earlier = theirs().attempt;
    if (earlier === null) throw new Error('No attempt was made.');
    const { actor, context, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await reread.last().answer({ kind: 'preceded', attempt: earlier });
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    expect(context().attempt).toEqual(earlier);
  });
});

describe('a cart that changes during the checkout', () => {
  const other = [cartLine('ladoum', 3)];

  it('is shown in the recap at every step, and needs agreement before Commander can be pressed', async () => {
    const { actor, context, is, loaded, next, reread } = startCheckout(2);
    await loaded();
    actor.send({ type: 'cart.updated', lines: other });
    expect(is({ filling: 'paying' })).toBe(true);
    expect(context().lines).toEqual(other);
    next();
    expect(is({ filling: { confirming: { changed: 'agreeable' } } })).toBe(true);
    actor.send({ type: 'order.pressed' });
    expect(reread.calls).toHaveLength(0);
    actor.send({ type: 'changes.agreed' });
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
    expect(context().changes).toEqual([]);
  });

  it('withholds Commander at the last step until the customer agrees to the change or the change is undone', async () => {
    const { actor, is } = await confirmingCheckout();
    actor.send({ type: 'cart.updated', lines: other });
    expect(is({ filling: { confirming: { changed: 'agreeable' } } })).toBe(true);
    actor.send({ type: 'cart.updated', lines: [cartLine('ladoum', 2)] });
    expect(is({ filling: { confirming: 'idle' } })).toBe(true);
  });

  it('changes nothing if it has the same lines', async () => {
    const { actor, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    await reread.last().fail();
    actor.send({ type: 'cart.updated', lines: [cartLine('ladoum', 2)] });
    expect(is({ filling: { confirming: 'unreachable' } })).toBe(true);
  });

  it.each([1, 2, 3] as const)('leads to /cart/ at step %d if it is emptied', async (step) => {
    const { actor, done, is, loaded } = startCheckout(step);
    await loaded();
    actor.send({ type: 'cart.updated', lines: [] });
    expect(is('leavingForCart')).toBe(true);
    expect(done).toContain('/cart/');
  });

  it('does not interrupt the check after Commander', async () => {
    const { actor, is, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    actor.send({ type: 'cart.updated', lines: other });
    expect(is({ filling: { confirming: 'checking' } })).toBe(true);
    expect(reread.calls).toHaveLength(1);
  });
});
