// §4 Checkout: payment_url: the browser
// §7 Answers: Add-to-cart success: refresh
// §8 Checkout: Failure: the message
// §8 Checkout: « Erreur lors
// §8 Checkout: « Commande effectuée
// §2 Checkout: Submit is disabled
// §7 Commerce: `POST ecommerce/checkout/`: the

import { describe, expect, it } from 'vitest';
import { failure } from './checkout.model.ts';
import { confirmingCheckout, placingCheckout } from './testing/checkout-fixtures.ts';

const paymentUrl = 'https://pay.wave.com/c/1';

describe('another customer', () => {
  it('resets the page in every state', async () => {
    const { actor, context, is, load } = await placingCheckout();
    const isForgotten = () => !/client@exemple|Cocody|ladoum/.test(JSON.stringify(context()));
    expect(isForgotten()).toBe(false);
    actor.send({ type: 'session.changed' });
    expect(is('loading')).toBe(true);
    expect(isForgotten()).toBe(true);
    const idle = await confirmingCheckout();
    idle.actor.send({ type: 'session.changed' });
    expect(JSON.stringify(idle.context())).not.toMatch(/client@exemple|Cocody|ladoum/);
    // The pending load belongs to the former customer.
    const former = load.last();
    actor.send({ type: 'session.changed' });
    expect(former.signal.aborted).toBe(true);
    expect(load.last().signal.aborted).toBe(false);
  });

  it('replaces the session while an order is being placed: a notice says that its outcome is unknown', async () => {
    const { actor, done, is } = await placingCheckout();
    actor.send({ type: 'session.changed' });
    expect(is('loading')).toBe(true);
    expect(done).toEqual(['order on its way']);
    const idle = await confirmingCheckout();
    idle.actor.send({ type: 'session.changed' });
    expect(idle.done).toEqual([]);
  });

  it.each(['reread', 'placed'])('restarts the checkout if it is only detected when %s', async (when) => {
    const { actor, context, is, placeOrder, read, reread } = await confirmingCheckout();
    actor.send({ type: 'order.pressed' });
    if (when === 'reread') await reread.last().answer({ kind: 'ended' });
    else {
      await read();
      await placeOrder.last().answer({ kind: 'ended' });
    }
    expect(is('loading')).toBe(true);
    expect(context().attempt).toBeNull();
    expect(JSON.stringify(context())).not.toMatch(/client@exemple|Cocody|ladoum/);
  });
});

describe('an order that is placed', () => {
  it('leaves for an allowed payment address, with a fresh cart; the way back is kept, and the form, should the payment be refused', async () => {
    const { done, is, stored, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
    expect(stored).toEqual([
      { owner: 'client@exemple.ci', orderNumber: 'BL-2', url: paymentUrl, amount: 330_000, isUnclear: false },
    ]);
    expect(done).toEqual(['cart read again', 'unanswered adds forgotten', paymentUrl]);
  });

  describe.each([
    ['one configured host', ['pay.wave.com'], ['https://evil.example/c/1']],
    ['no configured host', 'any', []],
  ] as const)('with %s', (_, secure, elsewhere) => {
    it.each([
      ...elsewhere,
      'javascript:alert(1)',
      '//evil.example',
      'http://pay.wave.com/c/1',
      'https://pay.wave.com@evil.example/',
      'https://pay.wave.com\\@evil.example/',
      'https://pay.wаve.com/',
      '/sandbox/pay/1',
    ])(
      'never leaves for %j: the failure is said on the page, the order named, and it is not placed twice',
      async (hostile) => {
        const { actor, context, done, is, placeOrder } = await placingCheckout(secure);
        await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl: hostile });
        expect(is({ ordered: 'unpayable' })).toBe(true);
        expect(done).not.toContain(hostile);
        expect(done).toEqual(['cart read again', 'unanswered adds forgotten', 'lists read again']);
        expect(context().order?.number).toBe('BL-2');
        actor.send({ type: 'order.pressed' });
        expect(placeOrder.calls).toHaveLength(1);
      },
    );
  });

  it('leaves for any https payment page if no host is configured', async () => {
    const { done, placeOrder, stored } = await placingCheckout('any');
    const url = 'https://secure.cinetpay.com/c/1';
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl: url });
    expect(done.at(-1)).toBe(url);
    expect(stored.at(-1)?.url).toBe(url);
  });

  it('goes to /dashboard if nothing is to be paid online', async () => {
    const { done, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl: null });
    expect(done).toEqual([
      'cart read again',
      'unanswered adds forgotten',
      'draft forgotten',
      { code: 'order-placed' },
      'lists read again',
      '/dashboard',
    ]);
  });

  it('shows its link when the customer comes Back from the payment page, and is not placed twice', async () => {
    const { actor, awaitReturn, done, is, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    await awaitReturn.last().answer();
    expect(is({ ordered: 'awaitingPayment' })).toBe(true);
    expect(done.at(-1)).toBe('cart read again');
    actor.send({ type: 'payment.opened' });
    expect(done.at(-1)).toBe(paymentUrl);
    expect(placeOrder.calls).toHaveLength(1);
  });

  it('has the lists read again where the page stays: its animals are sold', async () => {
    const { awaitReturn, done, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    expect(done).not.toContain('lists read again');
    await awaitReturn.last().answer();
    expect(done.filter((one) => one === 'lists read again')).toHaveLength(1);
  });

  it.each(['awaitReturn', 'askPayment'] as const)(
    'shows the result of a payment that is complete when the customer returns: %s',
    async (late) => {
      const { awaitReturn, askPayment, done, placeOrder } = await placingCheckout();
      await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
      await awaitReturn.last().answer();
      expect(askPayment.last().input).toEqual({ orderNumber: 'BL-2' });
      if (late === 'awaitReturn') {
        await askPayment.last().answer({ kind: 'waiting', paymentUrl: null });
        expect(done).not.toContain('result of BL-2');
        await awaitReturn.last().answer();
      }
      await askPayment.last().answer({ kind: 'settled' });
      expect(done.at(-1)).toBe('result of BL-2');
    },
  );

  it('opens its payment page even if the provider did not name the order', async () => {
    const { awaitReturn, askPayment, done, stored, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: null, paymentUrl });
    expect(done.at(-1)).toBe(paymentUrl);
    expect(stored).toEqual([null]);
    await awaitReturn.last().answer();
    expect(askPayment.last().input).toEqual({ orderNumber: null });
  });

  it('keeps its link if the state of the payment is unknown, and asks again on the next return', async () => {
    const { actor, awaitReturn, askPayment, done, is, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    await awaitReturn.last().fail();
    expect(is({ ordered: 'awaitingPayment' })).toBe(true);
    await askPayment.last().fail();
    expect(askPayment.calls).toHaveLength(1);
    await awaitReturn.last().fail();
    expect(askPayment.calls).toHaveLength(2);
    await askPayment.last().fail();
    await awaitReturn.last().answer();
    expect(askPayment.calls).toHaveLength(3);
    actor.send({ type: 'payment.opened' });
    expect(done.at(-1)).toBe(paymentUrl);
  });

  it('shows its link after 10 s where the payment page does not open', async () => {
    const { clock, is, placeOrder } = await placingCheckout();
    await placeOrder.last().answer({ kind: 'placed', number: 'BL-2', paymentUrl });
    clock.increment(9_999);
    expect(is({ ordered: 'leavingForPayment' })).toBe(true);
    clock.increment(1);
    expect(is({ ordered: 'awaitingPayment' })).toBe(true);
  });
});

describe('an order that is refused', () => {
  it('shows why, keeps the form, and the next attempt has a new key', async () => {
    const { actor, context, done, is, placeOrder, read } = await placingCheckout();
    const refusal = failure('Un animal n’est plus disponible.');
    await placeOrder.last().answer({ kind: 'refused', refusal });
    expect(is({ filling: { confirming: 'refused' } })).toBe(true);
    expect(refusal).toEqual({ code: 'checkout-failed', message: 'Un animal n’est plus disponible.' });
    expect(context().refusal).toEqual(refusal);
    expect(done).toEqual(['cart read again', 'step 3 instead']);
    expect(context().values.address).toBe('Cocody, Riviera 3');
    actor.send({ type: 'order.pressed' });
    expect(context().refusal).toBeNull();
    await read();
    expect(placeOrder.calls.map(({ input }) => input.attempt.key)).toEqual(['key-1', 'key-2']);
  });

  it('yields to an unfinished attempt of another tab, and sends none of its own', async () => {
    const { context, is, placeOrder } = await placingCheckout();
    const attempt = { ...placeOrder.last().input.attempt, key: 'theirs' };
    await placeOrder.last().answer({ kind: 'preceded', attempt });
    expect(is({ unanswered: 'lookingUp' })).toBe(true);
    expect(context().attempt).toEqual(attempt);
  });

  it('cannot be left by Back while it is being sent', async () => {
    const { actor, done, is, placeOrder } = await placingCheckout();
    actor.send({ type: 'step.opened', step: 2 });
    expect(is('placing')).toBe(true);
    expect(placeOrder.last().signal.aborted).toBe(false);
    expect(done).toEqual(['step 3 instead']);
    // The echo of that address.
    actor.send({ type: 'step.opened', step: 3 });
    expect(done).toEqual(['step 3 instead']);
  });
});
