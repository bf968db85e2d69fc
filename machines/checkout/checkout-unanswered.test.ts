// §8 Checkout: « Erreur lors

import { describe, expect, it } from 'vitest';
import { failure } from './checkout-context.ts';
import {
  cartLine,
  lines,
  order,
  placingCheckout,
  profile,
  startCheckout,
} from './testing/checkout-by-hand.ts';

const paymentUrl = 'https://pay.wave.com/c/1';

describe('a lost answer', () => {
  const lose = async () => {
    const checkout = await placingCheckout();
    const { attempt } = checkout.placeOrder.last().input;
    await checkout.placeOrder.last().answer({ kind: 'unanswered', refusal: { code: 'checkout-failed' } });
    return { ...checkout, attempt };
  };

  it('is told, looked up in the orders, and sends nothing by itself', async () => {
    const { clock, done, is, lookUpOrders, placeOrder } = await lose();
    expect(done).toEqual([{ code: 'checkout-failed' }]);
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-1', lines)] });
    clock.increment(3_600_000);
    expect(is({ unanswered: 'open' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('is settled by an order that was not there before: no second one is made', async () => {
    const { actor, context, done, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders
      .last()
      .answer({ kind: 'listed', orders: [order('BL-1', lines), order('BL-2', lines)] });
    expect(is({ ordered: 'found' })).toBe(true);
    expect(context().order).toEqual({ number: 'BL-2', status: 'PENDING', paymentUrl: null });
    expect(done.slice(1)).toEqual(['key-1 forgotten', 'cart read again', 'draft forgotten']);
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('is not settled by an order of other animals', async () => {
    const { is, lookUpOrders } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', [cartLine('ladoum', 1)])] });
    expect(is({ unanswered: 'open' })).toBe(true);
  });

  it('is sent again by Reprendre with the same key and body, once for a double press', async () => {
    const { actor, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(2);
    expect(placeOrder.calls[1]?.input).toEqual(placeOrder.calls[0]?.input);
  });

  it('is given up when asked, and the form opens again with what was typed', async () => {
    const { actor, done, is, loaded, lookUpOrders } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.abandoned' });
    expect(done).toContain('key-1 forgotten');
    await loaded();
    expect(is({ filling: 'confirming' })).toBe(true);
  });

  it('offers nothing but another look while the orders cannot be read', async () => {
    const { actor, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().fail();
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'attempt.abandoned' });
    expect(is({ unanswered: 'unread' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(1);
    actor.send({ type: 'lookup.retried' });
    await lookUpOrders.last().answer({ kind: 'refused' });
    expect(is({ unanswered: 'unread' })).toBe(true);
  });

  it('that another tab settles makes the checkout start over', async () => {
    const { awaitSettlement, is } = await lose();
    await awaitSettlement.last().answer();
    expect(is('loading')).toBe(true);
  });

  it('is not taken for a refusal where the call broke: it may have been kept', async () => {
    const { is, placeOrder } = await placingCheckout();
    await placeOrder.last().fail();
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
  });

  it('of a found order still leads to its payment: the same attempt answers the same order', async () => {
    const { actor, attempt, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', lines)] });
    actor.send({ type: 'payment.resumed' });
    expect(placeOrder.last().input.attempt).toEqual(attempt);
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
  });

  it('of a found order that is paid asks for no second payment', async () => {
    const { actor, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', lines, 'PAID')] });
    actor.send({ type: 'payment.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('of a found order whose payment is refused shows the order again, not an empty form', async () => {
    const { actor, context, is, lookUpOrders, placeOrder } = await lose();
    await lookUpOrders.last().answer({ kind: 'listed', orders: [order('BL-2', lines)] });
    actor.send({ type: 'payment.resumed' });
    await placeOrder.last().answer({ kind: 'refused', refusal: failure('Votre panier est vide.') });
    expect(is({ ordered: 'found' })).toBe(true);
    expect(context().refusal?.message).toBe('Votre panier est vide.');
  });
});

describe('an attempt met after a reload', () => {
  it('asks for the ID number again, since it was not kept, before it can be resumed', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, context, loaded, lookUpOrders, placeOrder } = startCheckout();
    await loaded({
      profile: { ...profile, numer_cni: null },
      lines: [],
      attempt: { ...attempt, idNumber: null },
    });
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'CI01' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'field.changed', field: 'ville', value: 'Bouaké' });
    expect(context().values.ville).toBe('Abidjan');
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'CI012345678' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.last().input).toEqual({
      attempt,
      body: { ...attempt.body, numero_cni: 'CI012345678' },
    });
  });

  it('that is refused leads on to the cart as it is now', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, is, loaded, lookUpOrders, placeOrder } = startCheckout();
    await loaded({ lines: [], attempt });
    await lookUpOrders.last().answer({ kind: 'listed', orders: [] });
    actor.send({ type: 'attempt.resumed' });
    await placeOrder.last().answer({ kind: 'refused', refusal: failure() });
    expect(is('loading')).toBe(true);
  });
});
