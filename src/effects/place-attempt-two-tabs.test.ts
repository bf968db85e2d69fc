import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderAttempt } from '#machines/checkout/order-attempt.ts';
import { attemptOf, orderingDevice } from './testing/ordering-device.ts';

/** Longer than a race: here the network loses answers, not the time-out. */
const patience = 60_000;
/** How often a customer presses Reprendre. */
const presses = 3;

type Fate = 'answered' | 'lost after the commit' | 'lost before it' | 'busy';
const fate = fc.constantFrom<Fate>('answered', 'lost after the commit', 'lost before it', 'busy');

it('two tabs order once, in whatever order answers come, are lost, and a checkout is left: a key comes only after the one before is settled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fate, { maxLength: 6 }),
      fc.boolean(),
      async (scheduler, fates, isLeft) => {
        const orders: string[] = [];
        const unsettled = new Set<string>();
        let [running, most] = [0, 0];
        let isCartFull = true;
        const answered = (key: string, isReceived: boolean): Response => {
          if (isReceived) unsettled.delete(key);
          if (orders.includes(key)) return Response.json({ order_number: 'BL-1' }, { status: 200 });
          if (!isCartFull) return Response.json({ message: 'Votre panier est vide.' }, { status: 400 });
          isCartFull = false;
          orders.push(key);
          return Response.json({ order_number: 'BL-1' }, { status: 201 });
        };
        const { stored, place, sent } = orderingDevice(async (key, _, caller) => {
          running += 1;
          most = Math.max(most, running);
          expect([...unsettled].filter((other) => other !== key)).toEqual([]);
          unsettled.add(key);
          const what = fates.shift() ?? 'answered';
          if (what === 'lost after the commit' && !orders.includes(key) && isCartFull) {
            isCartFull = false;
            orders.push(key);
          }
          await scheduler.schedule(Promise.resolve(), `${key} ${what}`);
          running -= 1;
          if (what === 'busy') return Response.json({}, { status: 503 });
          if (what !== 'answered') throw new TypeError('network');
          // A closed checkout receives no answer: its attempt stays for the next one.
          return answered(key, !caller.aborted);
        }, patience);
        const left = new AbortController();
        const open = async (own: OrderAttempt, signal: AbortSignal): Promise<void> => {
          let attempt = own;
          for (let press = 0; press <= presses; press += 1) {
            await scheduler.schedule(Promise.resolve(), `${own.key} is pressed`);
            const answer = await place(attempt, signal);
            if (answer.kind === 'preceded') attempt = answer.attempt;
            else if (answer.kind !== 'unanswered') return;
          }
        };
        const tabs = [
          open(attemptOf('key-1'), left.signal).catch(() => undefined),
          open(attemptOf('key-2'), new AbortController().signal),
        ];
        if (isLeft) {
          void scheduler.schedule(Promise.resolve(), 'the first checkout is left').then(() => left.abort());
        }
        await scheduler.waitFor(Promise.all(tabs));

        expect(orders.length).toBeLessThanOrEqual(1);
        expect(most).toBe(sent.length === 0 ? 0 : 1);
        expect(new Set(sent.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(
          new Set(sent.map(({ key }) => key)).size,
        );
        expect(sent.every(({ wasStored }) => wasStored)).toBe(true);
        // An attempt without a definite answer is still stored, for a reload or another tab.
        expect(stored.has('order_attempt')).toBe(unsettled.size > 0);
      },
    ),
    { numRuns: 200, seed: 12 },
  );
});
