import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { namedPayment } from '#rules/payment-detail.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  type AwaitedPaymentAnswer,
  type AwaitedPaymentContext,
  awaitedPaymentMachine,
} from './awaited-payment.machine.ts';

const url = 'https://pay.test/1';
const payment = { ...namedPayment('BL-1'), url };

const start = (orderNumber: string | null = null) => {
  const find = deferredCall<AwaitedPaymentContext, AwaitedPaymentAnswer>();
  const news = deferredCall<undefined, void>();
  const clock = new SimulatedClock();
  const went: unknown[] = [];
  const actor = createActor(
    withEffects(awaitedPaymentMachine, {
      calls: { findPayment: find.call, awaitNews: news.call },
      actions: { leaveForPayment: ({ payment: left }) => went.push(left?.url) },
    }),
    { input: { orderNumber }, clock },
  ).start();
  const resume = () => actor.send({ type: 'payment.resumed' });
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  return { actor, clock, find, news, resume, went, isBusy, state: () => actor.getSnapshot().value };
};

const waiting = async () => {
  const one = start();
  await one.find.last().answer({ kind: 'waiting', payment });
  return one;
};

describe('a pending payment', () => {
  it('is not shown, and has no link, before the provider has answered', () => {
    const { isBusy, resume, state, went } = start('BL-1');
    resume();
    expect([state(), isBusy(), went]).toEqual(['looking', true, []]);
  });

  it('opens its own page with one press, and nothing with a second', async () => {
    const { isBusy, resume, state, went } = await waiting();
    expect(isBusy()).toBe(false);
    resume();
    resume();
    expect([state(), isBusy(), went]).toEqual([{ waiting: 'leaving' }, true, [url]]);
  });

  it('can be pressed again after a while if the page did not open', async () => {
    const { clock, resume, went } = await waiting();
    resume();
    clock.increment(10_000);
    resume();
    expect(went).toEqual([url, url]);
  });

  it('has no link without an address', async () => {
    const { find, resume, state, went } = start();
    await find.last().answer({ kind: 'waiting', payment: namedPayment('BL-1') });
    resume();
    expect([state(), went]).toEqual([{ waiting: 'idle' }, []]);
  });

  it.each([
    ['paid', 'paid'],
    ['cancelled', { cancelled: 'idle' }],
  ] as const)(
    'is asked about again by its number when the customer returns, and is shown as %s',
    async (kind, shown) => {
      const { actor, find, news, resume, state, went } = await waiting();
      await news.last().answer();
      expect(find.last().input.orderNumber).toBe('BL-1');
      await find.last().answer({ kind, payment: namedPayment('BL-1') });
      resume();
      expect([state(), went]).toEqual([shown, []]);
      expect(actor.getSnapshot().context.payment).toEqual(namedPayment('BL-1'));
    },
  );

  it('is asked about again on return from its page', async () => {
    const { find, news, resume, state } = await waiting();
    resume();
    await news.last().answer();
    await find.last().answer({ kind: 'paid', payment: namedPayment('BL-1') });
    expect(state()).toBe('paid');
  });

  it('is asked about again, and can be pressed again, if waiting for changes fails', async () => {
    const { find, news, resume, state, went } = await waiting();
    resume();
    await news.last().fail();
    expect(state()).toEqual({ waiting: 'idle' });
    await news.last().fail();
    expect([state(), find.calls.length]).toEqual([{ waiting: 'asking' }, 2]);
    resume();
    expect(went).toEqual([url, url]);
  });

  it('has no link while its order, known to be cancelled, could not be read again', async () => {
    const { actor, find, news, resume, went } = start();
    await find.last().answer({ kind: 'waiting', payment: { ...namedPayment('BL-1'), order: 'CANCELLED' } });
    await news.last().answer();
    await find.last().answer({ kind: 'waiting', payment });
    resume();
    expect([went, actor.getSnapshot().context.payment?.order]).toEqual([[], 'CANCELLED']);
  });

  it.each(['unread', 'no answer'] as const)(
    'keeps its last known state without an answer: %s',
    async (how) => {
      const { find, news, state } = await waiting();
      await news.last().answer();
      if (how === 'unread') await find.last().answer({ kind: 'unread' });
      else await find.last().fail();
      expect(state()).toEqual({ waiting: 'idle' });
    },
  );
});

describe('no pending payment', () => {
  it('asks again if waiting for changes fails', async () => {
    const { find, news, state } = start();
    await find.last().answer({ kind: 'none' });
    await news.last().fail();
    expect([state(), find.calls.length]).toEqual(['looking', 2]);
  });

  it.each(['none', 'unread', 'no answer'] as const)(
    'shows nothing, and asks again after a change: %s',
    async (how) => {
      const { find, news, state } = start();
      if (how === 'no answer') await find.last().fail();
      else await find.last().answer({ kind: how });
      expect(state()).toBe('none');
      await news.last().answer();
      await find.last().answer({ kind: 'waiting', payment });
      expect(state()).toEqual({ waiting: 'idle' });
    },
  );
});

describe.each([
  ['whose status is not in the contract', 'unclear'],
  ['that was refused, and may still arrive', 'cancelled'],
] as const)('a payment %s', (_, kind) => {
  const closed = async () => {
    const one = await waiting();
    one.resume();
    await one.news.last().answer();
    await one.find.last().answer({ kind, payment: { ...payment, url: null } });
    return one;
  };

  it('is shown without its link', async () => {
    const { resume, state, went } = await closed();
    resume();
    expect([state(), went]).toEqual([{ [kind]: 'idle' }, [url]]);
  });

  it('is asked about again when the customer returns, and has no link without an answer either', async () => {
    const { find, news, state } = await closed();
    await news.last().answer();
    expect(state()).toEqual({ [kind]: 'asking' });
    await find.last().answer({ kind: 'unread' });
    expect(state()).toEqual({ [kind]: 'idle' });
    await news.last().answer();
    await find.last().fail();
    expect(state()).toEqual({ [kind]: 'idle' });
  });

  it.each([
    ['waiting', { waiting: 'idle' }],
    ['paid', 'paid'],
  ] as const)('is shown as %s once it is', async (since, shown) => {
    const { find, news, state } = await closed();
    await news.last().fail();
    await find.last().answer({ kind: since, payment });
    expect(state()).toEqual(shown);
  });
});
