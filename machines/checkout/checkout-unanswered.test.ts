// §8 Checkout: « Erreur lors

import { describe, expect, it } from 'vitest';
import { orderWithin } from '#rules/waits.ts';
import { failure } from './checkout.model.ts';
import { requestOf } from './order-attempt.ts';
import {
  cartLine,
  confirmingCheckout,
  lines,
  order,
  placingCheckout,
  profile,
  startCheckout,
} from './testing/checkout-fixtures.ts';

const paymentUrl = 'https://pay.wave.com/c/1';

describe('a lost answer', () => {
  const lose = async () => {
    const checkout = await placingCheckout();
    const { attempt } = checkout.placeOrder.last().input;
    await checkout.placeOrder.last().answer({ kind: 'unanswered', refusal: { code: 'checkout-failed' } });
    return { ...checkout, attempt };
  };

  it('is shown on the page alone, looked up in the orders, and sends nothing automatically', async () => {
    const { clock, context, done, is, listed, placeOrder } = await lose();
    expect(done).toEqual(['cart read again']);
    expect(context().refusal).toEqual({ code: 'checkout-failed' });
    await listed([order('BL-1', lines)]);
    clock.increment(3_600_000);
    expect(is({ unanswered: 'open' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('is settled by an order that was not there before: no second one is made', async () => {
    const { actor, context, done, is, listed, placeOrder } = await lose();
    await listed([order('BL-1', lines), order('BL-2', lines)]);
    expect(is({ ordered: 'found' })).toBe(true);
    expect(context().order).toEqual({ number: 'BL-2', status: 'PENDING', paymentUrl: null });
    expect(done.slice(1)).toEqual([
      'key-1 forgotten',
      'cart read again',
      'unanswered adds forgotten',
      'lists read again',
    ]);
    actor.send({ type: 'order.pressed' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
  });

  it.each(['silence', 'a 401', 'a page that went'] as const)(
    'makes every tab read the cart again after %s, since the order may have emptied it',
    async (how) => {
      const { done, loaded, placeOrder } =
        how === 'a page that went' ? startCheckout(3) : await placingCheckout();
      if (how === 'silence') await placeOrder.last().fail();
      else if (how === 'a 401') await placeOrder.last().answer({ kind: 'unauthorized' });
      else await loaded({ attempt: (await placingCheckout()).placeOrder.last().input.attempt });
      expect(done).toContain('cart read again');
    },
  );

  it('is not settled by an order of other animals', async () => {
    const { is, listed } = await lose();
    await listed([order('BL-2', [cartLine('ladoum', 1)])]);
    expect(is({ unanswered: 'open' })).toBe(true);
  });

  it('is sent again by Reprendre with the same key and body, once for a double press', async () => {
    const { actor, listed, placeOrder } = await lose();
    await listed();
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
    await listed();
    expect(placeOrder.calls).toHaveLength(2);
    expect(placeOrder.calls[1]?.input).toEqual(placeOrder.calls[0]?.input);
  });

  it('is busy while it is looked up, sent again or abandoned, and idle in between', async () => {
    const { actor, listed } = await lose();
    const isBusy = () => actor.getSnapshot().hasTag('busy');
    expect(isBusy()).toBe(true);
    await listed();
    expect(isBusy()).toBe(false);
    actor.send({ type: 'lookup.retried' });
    expect(isBusy()).toBe(true);
    await listed();
    actor.send({ type: 'attempt.abandoned' });
    expect(isBusy()).toBe(true);
    await listed([], []);
    const again = await lose();
    await again.listed();
    again.actor.send({ type: 'attempt.resumed' });
    expect(again.actor.getSnapshot().hasTag('busy')).toBe(true);
    await again.listed();
    expect(again.is('placing')).toBe(true);
    expect(again.actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('the attempt’s earlier failure is cleared when the attempt is resumed', async () => {
    const { actor, context, listed, is } = await lose();
    await listed();
    expect(context().refusal).toEqual({ code: 'checkout-failed' });
    actor.send({ type: 'attempt.resumed' });
    await listed();
    expect(is('placing')).toBe(true);
    expect(context().refusal).toBeNull();
  });

  it('can be abandoned, and the form opens again with the input', async () => {
    const { actor, context, done, is, listed, loaded } = await lose();
    await listed();
    actor.send({ type: 'attempt.abandoned' });
    expect(done).not.toContain('key-1 forgotten');
    await listed();
    expect(done).toContain('key-1 forgotten');
    await loaded();
    expect(is({ filling: 'confirming' })).toBe(true);
    expect(context().refusal).toBeNull();
  });

  it.each(['attempt.resumed', 'attempt.abandoned'] as const)(
    'the order that exists at %s is found: the attempt is neither sent nor abandoned',
    async (type) => {
      const { actor, context, is, listed, placeOrder } = await lose();
      await listed();
      actor.send({ type });
      await listed([order('BL-2', lines)], []);
      expect(is({ ordered: 'found' })).toBe(true);
      expect(context().order?.number).toBe('BL-2');
      expect(placeOrder.calls).toHaveLength(1);
    },
  );

  it('is not sent while a line of the cart is unreadable; its order is found, and it can be given up', async () => {
    const { actor, done, is, listed, placeOrder } = await lose();
    await listed([], null);
    actor.send({ type: 'attempt.resumed' });
    await listed([], null);
    expect(is({ unanswered: 'overtaken' })).toBe(true);
    expect(placeOrder.calls).toHaveLength(1);
    actor.send({ type: 'attempt.abandoned' });
    await listed([], null);
    expect(done).toContain('key-1 forgotten');
    const other = await lose();
    await other.listed([order('BL-2', lines)], null);
    expect(other.is({ ordered: 'found' })).toBe(true);
  });

  it('is not sent where the cart holds another animal of the same price: it would order that one', async () => {
    const { actor, is, listed, placeOrder } = await lose();
    await listed();
    actor.send({ type: 'attempt.resumed' });
    await listed([], [cartLine('sahel', 2)]);
    expect(is({ unanswered: 'overtaken' })).toBe(true);
    actor.send({ type: 'lookup.retried' });
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    await listed([], [cartLine('sahel', 2)]);
    actor.send({ type: 'attempt.resumed' });
    await listed([], [cartLine('sahel', 2)]);
    expect(is({ unanswered: 'overtaken' })).toBe(true);
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(1);
    actor.send({ type: 'attempt.abandoned' });
    await listed([], [cartLine('sahel', 2)]);
    expect(is('loading')).toBe(true);
  });

  it.each(['attempt.resumed', 'attempt.abandoned'] as const)(
    'is neither sent nor abandoned where the orders cannot be read at %s',
    async (type) => {
      const { actor, done, is, listed, lookUpOrders, placeOrder } = await lose();
      await listed();
      actor.send({ type });
      await lookUpOrders.last().answer({ kind: 'refused' });
      expect(is({ unanswered: 'unread' })).toBe(true);
      expect(placeOrder.calls).toHaveLength(1);
      expect(done).not.toContain('key-1 forgotten');
    },
  );

  it('can only be looked up again while the orders cannot be read', async () => {
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

  it.each(['open', 'unread'] as const)(
    'is looked up again once the connection is back, and clears the failure (%s)',
    async (where) => {
      const { awaitReconnection, context, is, listed, lookUpOrders, placeOrder } = await lose();
      if (where === 'open') await listed();
      else await lookUpOrders.last().fail();
      expect(is({ unanswered: where })).toBe(true);
      await awaitReconnection.last().answer();
      expect(is({ unanswered: 'lookingUp' })).toBe(true);
      expect(context().refusal).toBeNull();
      expect(placeOrder.calls).toHaveLength(1);
    },
  );

  it('an attempt that another tab completes restarts the checkout', async () => {
    const { awaitSettlement, is } = await lose();
    await awaitSettlement.last().answer();
    expect(is('loading')).toBe(true);
  });

  it('is not treated as a refusal when the call throws, since the order may exist', async () => {
    const { context, is, placeOrder } = await placingCheckout();
    await placeOrder.last().fail();
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    expect(context().refusal).toEqual(failure());
  });

  const find = async (status?: 'PENDING' | 'PAID') => {
    const checkout = await lose();
    await checkout.listed([order('BL-2', lines, status)]);
    checkout.actor.send({ type: 'payment.resumed' });
    return checkout;
  };

  it('a found order leads to its own payment page, and the attempt is never sent again: that could be a second order', async () => {
    const { actor, askPayment, done, is, stored, placeOrder } = await find();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    actor.send({ type: 'payment.resumed' });
    expect(askPayment.calls.map(({ input }) => input)).toEqual([{ orderNumber: 'BL-2' }]);
    await askPayment.last().answer({ kind: 'waiting', paymentUrl });
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
    expect(done.at(-1)).toBe(paymentUrl);
    expect(stored).toMatchObject([{ orderNumber: 'BL-2', url: paymentUrl }]);
    expect(placeOrder.calls).toHaveLength(1);
  });

  it.each([
    ['names no page of its payment', { kind: 'waiting', paymentUrl: null }],
    ['names a page of a host that is not allowed', { kind: 'waiting', paymentUrl: 'https://pay.evil/' }],
    ['says that it is settled by now', { kind: 'settled' }],
    ['does not answer', null],
  ] as const)('a found order leads to its payment result if the provider %s', async (_, answer) => {
    const { askPayment, done, placeOrder } = await find();
    await (answer === null ? askPayment.last().fail() : askPayment.last().answer(answer));
    expect(done.at(-1)).toBe('result of BL-2');
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('a found order that is paid asks for no second payment', async () => {
    const { askPayment, is } = await find('PAID');
    expect(is({ ordered: 'found' })).toBe(true);
    expect(askPayment.calls).toEqual([]);
  });
});

describe('an attempt that another tab is sending', () => {
  const meet = async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const checkout = await confirmingCheckout();
    checkout.actor.send({ type: 'order.pressed' });
    await checkout.reread.last().answer({ kind: 'preceded', attempt });
    await checkout.lookUpOrders.last().answer({ kind: 'underWay' });
    return checkout;
  };

  it('is shown as pending, and neither sent nor abandoned here until that tab has its answer', async () => {
    const { actor, awaitAnswer, clock, done, is, listed, placeOrder } = await meet();
    expect(is({ unanswered: 'underWay' })).toBe(true);
    for (const type of ['attempt.resumed', 'attempt.abandoned', 'lookup.retried', 'order.pressed'] as const) {
      actor.send({ type });
    }
    clock.increment(orderWithin - 1);
    expect(is({ unanswered: 'underWay' })).toBe(true);
    expect([placeOrder.calls, done.includes('key-1 forgotten')]).toEqual([[], false]);
    await awaitAnswer.last().answer();
    await listed();
    expect(is({ unanswered: 'open' })).toBe(true);
  });

  it('is taken over after 30 s, since that tab may never finish', async () => {
    const { awaitAnswer, clock, is, listed, takeOver } = await meet();
    clock.increment(orderWithin);
    expect(awaitAnswer.last().signal.aborted).toBe(true);
    await takeOver.last().answer();
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    await listed();
    expect(is({ unanswered: 'open' })).toBe(true);
  });

  it.each(['attempt.resumed', 'attempt.abandoned'] as const)(
    'is awaited if it was sent again there at the moment of %s, and never sent twice',
    async (type) => {
      const { actor, awaitAnswer, done, is, listed, lookUpOrders, placeOrder } = await meet();
      await awaitAnswer.last().answer();
      await listed();
      actor.send({ type });
      await lookUpOrders.last().answer({ kind: 'underWay' });
      expect(is({ unanswered: 'underWay' })).toBe(true);
      expect([placeOrder.calls, done.includes('key-1 forgotten')]).toEqual([[], false]);
    },
  );

  it.each(['attempt.resumed', 'attempt.abandoned', null] as const)(
    'restarts the checkout if it is completed there meanwhile (%s)',
    async (type) => {
      const { actor, awaitAnswer, is, listed, lookUpOrders, placeOrder } = await meet();
      await awaitAnswer.last().answer();
      if (type !== null) {
        await listed();
        actor.send({ type });
      }
      await lookUpOrders.last().answer({ kind: 'settled' });
      expect(is('loading')).toBe(true);
      expect(placeOrder.calls).toEqual([]);
    },
  );
});

describe('an order that the provider answered with 429', () => {
  const postpone = async () => {
    const checkout = await placingCheckout();
    const refusal = { code: 'checkout-failed', message: 'Trop de demandes.' } as const;
    await checkout.placeOrder.last().answer({ kind: 'postponed', refusal });
    return { ...checkout, refusal };
  };

  it('is not shown as a lost answer, and is sent again with the same key and body', async () => {
    const { actor, context, is, listed, placeOrder, refusal } = await postpone();
    expect(is({ unanswered: 'postponed' })).toBe(true);
    expect(context().refusal).toEqual(refusal);
    actor.send({ type: 'attempt.resumed' });
    await listed();
    expect(placeOrder.calls).toHaveLength(2);
    expect(placeOrder.calls[1]?.input).toEqual(placeOrder.calls[0]?.input);
  });

  it('is looked for: without a key it may be a lost one that was resumed', async () => {
    const { actor, is, listed } = await postpone();
    actor.send({ type: 'lookup.retried' });
    await listed([order('BL-2', lines)]);
    expect(is({ ordered: 'found' })).toBe(true);
  });

  it('can be abandoned', async () => {
    const { actor, done, is, listed } = await postpone();
    actor.send({ type: 'attempt.abandoned' });
    await listed();
    expect(done).toContain('key-1 forgotten');
    expect(is('loading')).toBe(true);
  });
});

describe('an attempt found after a reload', () => {
  it('requires the ID number again, since it was not stored, before it can be resumed', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, context, loaded, listed, placeOrder } = startCheckout();
    await loaded({
      profile: { ...profile, numer_cni: null },
      lines: [],
      attempt: { ...attempt, idNumber: null },
    });
    await listed();
    actor.send({ type: 'attempt.resumed' });
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'CI01' });
    actor.send({ type: 'field.left', field: 'numero_cni' });
    expect(context().touched).toEqual(['numero_cni']);
    actor.send({ type: 'attempt.resumed' });
    expect(placeOrder.calls).toHaveLength(0);
    actor.send({ type: 'field.changed', field: 'ville', value: 'Bouaké' });
    expect(context().values.ville).toBe('Abidjan');
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'CI012345678' });
    actor.send({ type: 'attempt.resumed' });
    await listed([], []);
    expect(placeOrder.last().input).toEqual({
      attempt,
      body: requestOf(attempt),
    });
  });

  it('is resumed with the ID number as it was typed, without the spaces around it, and never with spaces alone', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, loaded, listed, lookUpOrders, placeOrder } = startCheckout();
    await loaded({ lines: [], attempt: { ...attempt, idNumber: null } });
    await listed();
    actor.send({ type: 'field.changed', field: 'numero_cni', value: '   ' });
    actor.send({ type: 'attempt.resumed' });
    expect(lookUpOrders.calls).toHaveLength(1);
    actor.send({ type: 'field.changed', field: 'numero_cni', value: ' CI012345678 ' });
    actor.send({ type: 'attempt.resumed' });
    await listed([], []);
    expect(placeOrder.last().input.body.numero_cni).toBe('CI012345678');
  });

  it('an attempt that was sent without an ID number is sent again without an ID number, and asks for none', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, context, loaded, listed, placeOrder } = startCheckout();
    await loaded({
      profile: { ...profile, numer_cni: null },
      lines: [],
      attempt: { ...attempt, idNumber: '' },
    });
    await listed();
    actor.send({ type: 'field.changed', field: 'numero_cni', value: 'CI012345678' });
    expect(context().values.numero_cni).toBe('');
    actor.send({ type: 'attempt.resumed' });
    await listed([], []);
    expect(placeOrder.last().input.body).not.toHaveProperty('numero_cni');
  });

  it('a refused attempt opens the checkout with the current cart', async () => {
    const { attempt } = (await placingCheckout()).placeOrder.last().input;
    const { actor, is, loaded, listed, placeOrder } = startCheckout();
    await loaded({ lines: [], attempt });
    await listed();
    actor.send({ type: 'attempt.resumed' });
    await listed([], []);
    await placeOrder.last().answer({ kind: 'refused', refusal: failure() });
    expect(is('loading')).toBe(true);
  });
});
