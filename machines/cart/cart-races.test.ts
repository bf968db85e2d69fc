import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CartLine } from '#openapi/schemas.ts';
import { withEffects } from '../with-effects.ts';
import { cartMachine, cartStatusOf } from './cart.machine.ts';
import { shownLines } from './cart.model.ts';
import { burstEnds, type CartAnswer, type LineAnswer } from './cart-setup.ts';
import { line } from './testing/cart-fixtures.ts';

/** The real cart on a server that applies requests at once and answers when the scheduler lets it. */
function race(scheduler: fc.Scheduler, ...lines: CartLine[]) {
  const server = { lines: lines as readonly CartLine[], changes: 0 };
  const clock = new SimulatedClock();
  const actor = createActor(
    withEffects(cartMachine, {
      calls: {
        readCart: () => {
          const answer: CartAnswer = { kind: 'loaded', lines: server.lines };
          return scheduler.schedule(Promise.resolve(answer), 'cart read');
        },
        changeLine: ({ lineId, quantity }) => {
          server.changes += 1;
          server.lines = server.lines.map((one) => (one.id === lineId ? { ...one, quantity } : one));
          const answer: LineAnswer = { kind: 'changed' };
          return scheduler.schedule(Promise.resolve(answer), `line of ${quantity}`);
        },
      },
      actions: { notify: () => undefined, notifyOtherTabs: () => undefined },
    }),
    { clock },
  ).start();
  const settled = async (): Promise<void> => {
    await scheduler.waitIdle();
    clock.increment(burstEnds);
    await scheduler.waitIdle();
    expect(cartStatusOf(actor.getSnapshot())).toBe('settled');
  };
  const counted = (from: readonly CartLine[]) => from.map(({ id, quantity }) => [id, quantity]);
  const shown = () => counted(shownLines(actor.getSnapshot().context));
  return { actor, clock, server, settled, shown, onServer: () => counted(server.lines) };
}

const later = (label: string, builder: () => void) => ({
  label,
  builder: async () => builder(),
});

it('the last update of a burst wins and costs two requests at most, in any order of taps, answers and changes of another tab', async () => {
  const tap = fc.record({
    pause: fc.integer({ min: 0, max: burstEnds - 1 }),
    quantity: fc.integer({ min: 1, max: 60 }),
  });
  const taps = fc.array(tap, { minLength: 1, maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), taps, fc.nat({ max: 4 }), async (scheduler, burst, news) => {
      const { actor, clock, onServer, server, settled, shown } = race(scheduler, line('a', 70), line('b', 1));
      actor.send({ type: 'session.opened' });
      await scheduler.waitIdle();
      scheduler.scheduleSequence(
        burst.map(({ pause, quantity }) =>
          later(`tap for ${quantity}`, () => {
            clock.increment(pause);
            actor.send({ type: 'quantity.requested', lineId: 'a', quantity });
          }),
        ),
      );
      scheduler.scheduleSequence(
        Array.from({ length: news }, (_, times) =>
          later('news of another tab', () => {
            server.lines = server.lines.map((one) =>
              one.id === 'b' ? { ...one, quantity: times + 2 } : one,
            );
            actor.send({ type: 'cart.changedElsewhere' });
          }),
        ),
      );
      await settled();
      expect(server.changes).toBeLessThanOrEqual(2);
      expect(onServer()).toEqual([
        ['a', burst.at(-1)?.quantity],
        ['b', news + 1],
      ]);
      expect(shown()).toEqual(onServer());
    }),
    { numRuns: 150, seed: 12 },
  );
});

it('a cart that an order has emptied and another tab fills again is shown as it is at last, whichever reading answers last', async () => {
  const change = fc.constantFrom(
    'ordered here' as const,
    'filled elsewhere' as const,
    'emptied elsewhere' as const,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      async (scheduler, changes) => {
        const { actor, onServer, server, settled, shown } = race(scheduler, line('a', 1));
        actor.send({ type: 'session.opened' });
        scheduler.scheduleSequence(
          changes.map((what, index) =>
            later(what, () => {
              server.lines = what === 'filled elsewhere' ? [line(`b${index}`, index + 1)] : [];
              actor.send({ type: what === 'ordered here' ? 'cart.changed' : 'cart.changedElsewhere' });
            }),
          ),
        );
        await settled();
        expect(shown()).toEqual(onServer());
      },
    ),
    { numRuns: 150, seed: 12 },
  );
});
