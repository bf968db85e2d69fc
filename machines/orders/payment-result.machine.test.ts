// §2 Payment result: Reads order_number, to
// §2 Payment result: PAID: success with
// §2 Payment result: CANCELLED or PENDING:
// §2 Payment result: Request error: links
// §4 Order status: Payment result: PAID
// §5 Other: The order query

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { meaningOf, type ReadOrder, type ReadStatus } from '#rules/order-status.ts';
import { namedPayment } from '#rules/payment-detail.ts';
import { paymentInterval, paymentPauses, paymentWithin } from '#rules/waits.ts';
import { withEffects } from '../with-effects.ts';
import {
  type PaymentAnswer,
  type PaymentResultInput,
  paymentResultMachine,
} from './payment-result.machine.ts';

type Outcome = PaymentAnswer | 'no answer';
const found = (status: ReadStatus, url: string | null = null): PaymentAnswer => ({
  kind: 'found',
  outcome: meaningOf(status).payment,
  payment: { ...namedPayment('BL-1'), url },
});
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The real machine; each request is answered at once with the provider's current state. */
const open = async (first: Outcome, input: Partial<PaymentResultInput> = {}) => {
  const clock = new SimulatedClock();
  const said: string[] = [];
  const provider = { says: first, asked: [] as string[] };
  const world = { comeBack: () => undefined as undefined, logIn: () => undefined as undefined };
  const actor = createActor(
    withEffects(paymentResultMachine, {
      calls: {
        askPayment: async ({ orderNumber }) => {
          provider.asked.push(orderNumber);
          if (provider.says === 'no answer') throw new Error('no answer');
          return provider.says;
        },
        awaitSession: () =>
          new Promise((resolve) => {
            world.logIn = () => resolve() as undefined;
          }),
        awaitReturn: () =>
          new Promise((resolve) => {
            world.comeBack = () => resolve() as undefined;
          }),
      },
      actions: {
        storePath: ({ path }) => said.push(`kept ${path}`),
        leaveForLogin: () => said.push('to /login'),
        leaveForPayment: ({ payment }) => said.push(`to ${payment?.url}`),
      },
    }),
    { clock, input: { orderNumber: 'BL-1', authenticated: true, ...input } },
  ).start();
  await settle();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  const comeBack = async () => {
    world.comeBack();
    await settle();
  };
  const logIn = async () => {
    world.logIn();
    await settle();
  };
  const state = () => actor.getSnapshot().value;
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  return { actor, said, provider, pass, comeBack, logIn, state, isBusy };
};

/** A payment that is still pending after the last early request; `twoMinutes` advances the clock with its requests. */
const unconfirmed = async (url: string | null = null) => {
  const result = await open(found('PENDING', url));
  for (const pause of paymentPauses) await result.pass(pause);
  expect(result.state()).toEqual({ unconfirmed: 'waiting' });
  const twoMinutes = async () => {
    for (let passed = 0; passed < paymentWithin; passed += paymentInterval)
      await result.pass(paymentInterval);
  };
  return { ...result, twoMinutes };
};

describe('payment result', () => {
  it.each(['PAID', 'SHIPPED', 'DELIVERED'] as const)('reads %s as paid', async (status) => {
    expect((await open(found(status))).state()).toBe('paid');
  });

  it('requests the order number unchanged', async () => {
    expect((await open(found('PAID'), { orderNumber: '00123' })).provider.asked).toEqual(['00123']);
  });

  it.each([undefined, '', '  '])('sends no request where the order number is %j', async (orderNumber) => {
    const { state, provider } = await open(found('PAID'), { orderNumber });
    expect(state()).toBe('unnamed');
    expect(provider.asked).toEqual([]);
  });

  it('links to the page of this payment while no confirmation has arrived, and not before or after', async () => {
    const { actor, pass, provider, said, state } = await open(found('PENDING', 'https://pay.test/1'));
    actor.send({ type: 'payment.resumed' });
    expect(said).toEqual([]);
    for (const pause of paymentPauses) await pass(pause);
    actor.send({ type: 'payment.resumed' });
    actor.send({ type: 'payment.resumed' });
    expect([state(), said]).toEqual([{ unconfirmed: 'leaving' }, ['to https://pay.test/1']]);
    provider.says = found('PAID');
    await pass(10_000);
    actor.send({ type: 'payment.resumed' });
    expect([state(), said.length]).toEqual(['paid', 1]);
  });

  it('has no link without a payment page', async () => {
    const { actor, pass, said } = await open(found('PENDING'));
    for (const pause of paymentPauses) await pass(pause);
    actor.send({ type: 'payment.resumed' });
    expect(said).toEqual([]);
  });

  it('reads CANCELLED as failed', async () => {
    expect((await open(found('CANCELLED'))).state()).toEqual({ cancelled: 'idle' });
  });

  it('reports an unknown order', async () => {
    expect((await open({ kind: 'missing' })).state()).toBe('missing');
  });

  it('keeps processing while pending, and asks again after 1, 2 and 4 s', async () => {
    const { provider, pass, isBusy } = await open(found('PENDING'));
    for (const [index, pause] of paymentPauses.entries()) {
      expect(isBusy()).toBe(true);
      await pass(pause - 1);
      expect(provider.asked).toHaveLength(index + 1);
      await pass(1);
      expect(provider.asked).toHaveLength(index + 2);
    }
    expect(isBusy()).toBe(false);
  });

  it('never turns a pending payment to failed before the third pause is over', async () => {
    const { pass, state } = await open(found('PENDING'));
    await pass(1000);
    await pass(2000);
    await pass(3999);
    expect(state()).toEqual({ processing: 'waiting' });
  });

  it('turns to paid when the payment is confirmed late', async () => {
    const { provider, pass, state } = await unconfirmed();
    provider.says = found('PAID');
    await pass(paymentInterval);
    expect(state()).toBe('paid');
  });

  it('polls for two minutes, then stops', async () => {
    const { provider, pass, state } = await unconfirmed();
    const before = provider.asked.length;
    for (let passed = paymentInterval; passed < paymentWithin; passed += paymentInterval)
      await pass(paymentInterval);
    expect(state()).toEqual({ unconfirmed: 'waiting' });
    await pass(paymentInterval);
    expect(state()).toEqual({ unconfirmed: 'idle' });
    expect(provider.asked.length - before).toBe(paymentWithin / paymentInterval);
    await pass(paymentWithin);
    expect(provider.asked.length - before).toBe(paymentWithin / paymentInterval);
  });

  it('asks at once when the customer returns, and polls for two more minutes', async () => {
    const { provider, comeBack, state, twoMinutes } = await unconfirmed();
    await twoMinutes();
    expect(state()).toEqual({ unconfirmed: 'idle' });
    const before = provider.asked.length;
    await comeBack();
    expect(provider.asked.length - before).toBe(1);
    expect(state()).toEqual({ unconfirmed: 'waiting' });
    await twoMinutes();
    expect(provider.asked.length - before).toBe(1 + paymentWithin / paymentInterval);
    expect(state()).toEqual({ unconfirmed: 'idle' });
    provider.says = found('PAID');
    await comeBack();
    expect(state()).toBe('paid');
  });

  it('restarts its two minutes when the customer returns during them', async () => {
    const { provider, pass, comeBack, state, twoMinutes } = await unconfirmed();
    await pass(paymentInterval);
    const before = provider.asked.length;
    await comeBack();
    expect(provider.asked.length - before).toBe(1);
    await twoMinutes();
    expect(provider.asked.length - before).toBe(1 + paymentWithin / paymentInterval);
    expect(state()).toEqual({ unconfirmed: 'idle' });
  });

  it('keeps its payment page after a request without an answer', async () => {
    const { actor, provider, pass, said } = await unconfirmed('https://pay.test/1');
    provider.says = { kind: 'refused' };
    await pass(paymentInterval);
    actor.send({ type: 'payment.resumed' });
    expect(said).toEqual(['to https://pay.test/1']);
  });

  const order = { order_number: 'BL-1', status: 'CANCELLED' } as ReadOrder;
  const about = (status: ReadStatus, known: ReadOrder | null): PaymentAnswer => {
    const answer = found(status, known === null ? 'https://pay.test/1' : null);
    if (answer.kind !== 'found') return answer;
    return { ...answer, order: known, payment: { ...answer.payment, order: known?.status ?? null } };
  };

  it('offers no page of an order that is known to be cancelled and could not be read again', async () => {
    const { actor, provider, pass, said } = await open(about('PENDING', order));
    provider.says = about('PENDING', null);
    for (const pause of paymentPauses) await pass(pause);
    actor.send({ type: 'payment.resumed' });
    const { payment, order: known } = actor.getSnapshot().context;
    expect([said, payment?.order, payment?.url, known]).toEqual([[], 'CANCELLED', null, order]);
  });

  it('knows that an order was cancelled, whatever becomes of its payment', async () => {
    const { actor, provider, pass, said } = await open(about('PENDING', order));
    for (const [status, pause] of [
      ['REFUNDED', 1000],
      ['PENDING', 2000],
    ] as const) {
      provider.says = about(status, null);
      await pass(pause);
    }
    await pass(4000);
    actor.send({ type: 'payment.resumed' });
    provider.says = about('PAID', null);
    await pass(paymentInterval);
    const { status, payment, order: known } = actor.getSnapshot().context;
    expect([said, status, payment?.order, known]).toEqual([[], 'paid', 'CANCELLED', order]);
  });

  it('knows nothing of another order that could not be read again once its payment has changed', async () => {
    const { actor, provider, pass } = await open(about('PENDING', { ...order, status: 'PENDING' }));
    provider.says = about('CANCELLED', null);
    await pass(1000);
    const { payment, order: known } = actor.getSnapshot().context;
    expect([payment?.order, known]).toEqual([null, null]);
  });

  it('asks again on request', async () => {
    const { actor, provider, state, twoMinutes } = await unconfirmed();
    await twoMinutes();
    actor.send({ type: 'payment.retried' });
    await settle();
    expect(state()).toEqual({ unconfirmed: 'waiting' });
    await twoMinutes();
    provider.says = found('PAID');
    actor.send({ type: 'payment.retried' });
    await settle();
    expect(state()).toBe('paid');
  });

  it('asks about a cancelled payment when the customer comes back, since it may have been paid in another tab', async () => {
    const { provider, comeBack, state } = await open(found('CANCELLED'));
    provider.says = found('PAID');
    await comeBack();
    expect(state()).toBe('paid');
  });

  it.each(['no answer', { kind: 'refused' }] as const)(
    'keeps the state of a pending payment after %j',
    async (nothing) => {
      const { provider, pass, state } = await open(found('PENDING'));
      provider.says = nothing;
      await pass(1000);
      expect(state()).toEqual({ processing: 'waiting' });
      provider.says = found('PAID');
      await pass(2000);
      expect(state()).toBe('paid');
    },
  );

  it.each(['no answer', { kind: 'refused' }] as const)(
    'reports %j of the first request, and can be retried',
    async (nothing) => {
      const { actor, provider, pass, state, isBusy } = await open(nothing);
      expect(state()).toBe('unanswered');
      actor.send({ type: 'payment.retried' });
      expect(isBusy()).toBe(true);
      await settle();
      expect(state()).toBe('unanswered');
      provider.says = found('PENDING');
      actor.send({ type: 'payment.retried' });
      await settle();
      expect(state()).toEqual({ processing: 'waiting' });
      // The pauses start over.
      const before = provider.asked.length;
      for (const pause of paymentPauses) await pass(pause);
      expect(provider.asked.length - before).toBe(paymentPauses.length);
    },
  );

  it('retries an unanswered request when the customer returns', async () => {
    const { provider, comeBack, pass, state } = await open('no answer');
    provider.says = found('PENDING');
    await comeBack();
    const before = provider.asked.length;
    for (const pause of paymentPauses) await pass(pause);
    expect(provider.asked.length - before).toBe(paymentPauses.length);
    provider.says = found('PAID');
    await comeBack();
    expect(state()).toBe('paid');
  });

  const pauses = [...paymentPauses, ...Array(paymentWithin / paymentInterval).fill(paymentInterval)];

  it('asks for two minutes about a status that is not in the contract, then says that it is not known', async () => {
    const { actor, provider, pass, state, said } = await open(found('REFUNDED', 'https://pay.test/1'));
    for (const pause of pauses) {
      expect(state()).toEqual({ processing: 'waiting' });
      actor.send({ type: 'payment.resumed' });
      await pass(pause);
    }
    expect(state()).toBe('unclear');
    expect(provider.asked).toHaveLength(1 + pauses.length);
    actor.send({ type: 'payment.resumed' });
    await pass(paymentWithin);
    expect(provider.asked).toHaveLength(1 + pauses.length);
    expect(said).toEqual([]);
  });

  it.each(['no answer', { kind: 'refused' }] as const)(
    'does not take a payment for failed whose status is not in the contract and then has %j',
    async (nothing) => {
      const { provider, pass, state } = await open(found('ON_HOLD'));
      provider.says = nothing;
      for (const pause of pauses) await pass(pause);
      expect(state()).toBe('unclear');
    },
  );

  it.each([
    ['PAID', 'paid'],
    ['CANCELLED', { cancelled: 'idle' }],
    ['PENDING', { unconfirmed: 'waiting' }],
  ] as const)('turns from a status that is not in the contract to %s', async (status, result) => {
    const { provider, pass, state } = await open(found('ON_HOLD'));
    for (const pause of paymentPauses) await pass(pause);
    provider.says = found(status);
    await pass(paymentInterval);
    expect(state()).toEqual(result);
  });

  it('asks for two more minutes on request, and when the customer returns', async () => {
    const { actor, provider, pass, comeBack, state } = await open(found('ON_HOLD'));
    for (const pause of pauses) await pass(pause);
    actor.send({ type: 'payment.retried' });
    await settle();
    expect(state()).toEqual({ processing: 'waiting' });
    for (const pause of pauses) await pass(pause);
    expect(state()).toBe('unclear');
    provider.says = found('PAID');
    await comeBack();
    expect(state()).toBe('paid');
  });

  it('stores the path and offers login without a session, and never shows a failure', async () => {
    const { actor, said, provider, state } = await open(found('PAID'), {
      authenticated: false,
      orderNumber: 'BL 1&x',
    });
    expect(state()).toBe('loggedOut');
    expect(provider.asked).toEqual([]);
    expect(said).toEqual(['kept /order-status-finished?order_number=BL%201%26x']);
    actor.send({ type: 'login.requested' });
    expect(said.at(-1)).toBe('to /login');
  });

  it('asks as soon as there is a session, a login in another tab included', async () => {
    const { logIn, state } = await open(found('PAID'), { authenticated: false });
    await logIn();
    expect(state()).toBe('paid');
  });

  it('offers login where the session ended meanwhile, and does not loop after it', async () => {
    const { provider, logIn, state } = await open({ kind: 'unauthorized' });
    expect(state()).toBe('loggedOut');
    await logIn();
    expect(state()).toBe('unanswered');
    expect(provider.asked).toHaveLength(1);
  });
});
