import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { handAnswered } from '#machines/testing/hand-answered.ts';
import { withEffects } from '#machines/with-effects.ts';
import { namedPayment } from '#rules/payment-detail.ts';
import {
  type AwaitedPaymentAnswer,
  type AwaitedPaymentContext,
  awaitedPaymentMachine,
} from './awaited-payment.ts';

const url = 'https://pay.test/1';
const payment = { ...namedPayment('BL-1'), url };

const start = (orderNumber: string | null = null) => {
  const find = handAnswered<AwaitedPaymentContext, AwaitedPaymentAnswer>();
  const news = handAnswered<undefined, void>();
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

describe('a payment that waits', () => {
  it('says nothing, and leads nowhere, before the provider was asked', () => {
    const { isBusy, resume, state, went } = start('BL-1');
    resume();
    expect([state(), isBusy(), went]).toEqual(['looking', true, []]);
  });

  it('leads back to its own page with one press, and a second press opens nothing', async () => {
    const { isBusy, resume, state, went } = await waiting();
    expect(isBusy()).toBe(false);
    resume();
    resume();
    expect([state(), isBusy(), went]).toEqual([{ waiting: 'leaving' }, true, [url]]);
  });

  it('is live again after a while where the page did not open', async () => {
    const { clock, resume, went } = await waiting();
    resume();
    clock.increment(10_000);
    resume();
    expect(went).toEqual([url, url]);
  });

  it('leads nowhere without an address', async () => {
    const { find, resume, state, went } = start();
    await find.last().answer({ kind: 'waiting', payment: namedPayment('BL-1') });
    resume();
    expect([state(), went]).toEqual([{ waiting: 'resting' }, []]);
  });

  it.each(['paid', 'cancelled'] as const)(
    'is asked about again when the customer comes back, by its number, and says that it is %s',
    async (kind) => {
      const { actor, find, news, resume, state, went } = await waiting();
      await news.last().answer();
      expect(find.last().input.orderNumber).toBe('BL-1');
      await find.last().answer({ kind, payment: namedPayment('BL-1') });
      resume();
      expect([state(), went]).toEqual([kind, []]);
      expect(actor.getSnapshot().context.payment).toEqual(namedPayment('BL-1'));
    },
  );

  it('comes back from its page to the truth', async () => {
    const { find, news, resume, state } = await waiting();
    resume();
    await news.last().answer();
    await find.last().answer({ kind: 'paid', payment: namedPayment('BL-1') });
    expect(state()).toBe('paid');
  });

  it('asks again, and is live again, where news cannot be waited for', async () => {
    const { find, news, resume, state, went } = await waiting();
    resume();
    await news.last().fail();
    expect(state()).toEqual({ waiting: 'resting' });
    await news.last().fail();
    expect([state(), find.calls.length]).toEqual([{ waiting: 'asking' }, 2]);
    resume();
    expect(went).toEqual([url, url]);
  });

  it.each(['unread', 'no answer'] as const)(
    'stays as it was last known where nobody answers: %s',
    async (how) => {
      const { find, news, state } = await waiting();
      await news.last().answer();
      if (how === 'unread') await find.last().answer({ kind: 'unread' });
      else await find.last().fail();
      expect(state()).toEqual({ waiting: 'resting' });
    },
  );
});

describe('nothing that waits', () => {
  it('looks again where news cannot be waited for', async () => {
    const { find, news, state } = start();
    await find.last().answer({ kind: 'none' });
    await news.last().fail();
    expect([state(), find.calls.length]).toEqual(['looking', 2]);
  });

  it.each(['none', 'unread', 'no answer'] as const)(
    'says nothing, and looks again on news: %s',
    async (how) => {
      const { find, news, state } = start();
      if (how === 'no answer') await find.last().fail();
      else await find.last().answer({ kind: how });
      expect(state()).toBe('none');
      await news.last().answer();
      await find.last().answer({ kind: 'waiting', payment });
      expect(state()).toEqual({ waiting: 'resting' });
    },
  );
});
