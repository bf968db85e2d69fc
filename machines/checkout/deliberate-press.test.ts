import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { withEffects } from '#machines/with-effects.ts';
import { asksFor, awayAfter, calmAfter, deliberatePressMachine, standingAfter } from './deliberate-press.ts';

function start() {
  const clock = new SimulatedClock();
  let spent = 0;
  const actor = createActor(
    withEffects(deliberatePressMachine, {
      calls: {},
      actions: {
        spend: () => {
          spent += 1;
        },
      },
    }),
    { clock },
  ).start();
  const tap = () => {
    actor.send({ type: 'button.pressed' });
    actor.send({ type: 'button.clicked' });
  };
  const isAsking = () => actor.getSnapshot().hasTag('asking');
  return { actor, clock, tap, isAsking, spent: () => spent };
}

describe('a press that spends money', () => {
  it('counts once the button has stood for 700 ms, and not a millisecond before', () => {
    const early = start();
    early.clock.increment(standingAfter - 1);
    early.tap();
    expect(early.spent()).toBe(0);
    const inTime = start();
    inTime.clock.increment(standingAfter);
    inTime.tap();
    expect(inTime.spent()).toBe(1);
  });

  it('counts once only, however many taps follow it less than 500 ms apart', () => {
    const { clock, tap, spent } = start();
    clock.increment(standingAfter);
    for (let taps = 0; taps < 8; taps += 1) {
      tap();
      clock.increment(calmAfter - 1);
    }
    expect(spent()).toBe(1);
  });

  it.each(['page.pressed', 'button.pressed'] as const)('does not count within 500 ms of %s', (type) => {
    const { actor, clock, tap, spent } = start();
    clock.increment(standingAfter + calmAfter);
    actor.send({ type });
    if (type === 'button.pressed') actor.send({ type: 'page.pressed' });
    clock.increment(calmAfter - 1);
    tap();
    expect(spent()).toBe(0);
    clock.increment(calmAfter);
    tap();
    expect(spent()).toBe(1);
  });

  it('does not count on a button that moved, before the press or under it', () => {
    const { actor, clock, tap, spent } = start();
    clock.increment(standingAfter);
    actor.send({ type: 'button.moved' });
    clock.increment(standingAfter - 1);
    tap();
    expect(spent()).toBe(0);
    clock.increment(standingAfter);
    actor.send({ type: 'button.pressed' });
    actor.send({ type: 'button.moved' });
    actor.send({ type: 'button.clicked' });
    expect(spent()).toBe(0);
  });

  it('does not count where it began before the button had stood for 700 ms, however long it is held', () => {
    const { actor, clock, spent } = start();
    clock.increment(standingAfter - 1);
    actor.send({ type: 'button.pressed' });
    clock.increment(standingAfter);
    actor.send({ type: 'button.clicked' });
    expect(spent()).toBe(0);
  });

  it('does not count where the button moved while it was held down, however long it has stood since', () => {
    const { actor, clock, spent } = start();
    clock.increment(standingAfter);
    actor.send({ type: 'button.pressed' });
    actor.send({ type: 'button.moved' });
    clock.increment(standingAfter);
    actor.send({ type: 'button.clicked' });
    expect(spent()).toBe(0);
  });

  it('does not count where a second finger pressed meanwhile', () => {
    const { actor, clock, spent } = start();
    clock.increment(standingAfter);
    actor.send({ type: 'button.pressed' });
    actor.send({ type: 'button.pressed' });
    actor.send({ type: 'button.clicked' });
    expect(spent()).toBe(0);
  });

  it('counts after one that came too early and never became a click, 500 ms after the last of those', () => {
    const { actor, clock, spent, tap } = start();
    clock.increment(standingAfter);
    actor.send({ type: 'page.pressed' });
    actor.send({ type: 'button.pressed' });
    clock.increment(calmAfter - 1);
    actor.send({ type: 'button.pressed' });
    clock.increment(calmAfter - 1);
    actor.send({ type: 'button.pressed' });
    clock.increment(calmAfter);
    tap();
    expect(spent()).toBe(1);
    const soon = start();
    soon.clock.increment(standingAfter);
    soon.actor.send({ type: 'page.pressed' });
    soon.actor.send({ type: 'button.pressed' });
    soon.clock.increment(calmAfter - 1);
    soon.actor.send({ type: 'button.pressed' });
    soon.clock.increment(calmAfter - 1);
    soon.tap();
    expect(soon.spent()).toBe(0);
  });

  it('puts the next one off where it came on a button that does not stand yet', () => {
    const { actor, clock, spent, tap } = start();
    clock.increment(standingAfter);
    actor.send({ type: 'page.pressed' });
    actor.send({ type: 'button.pressed' });
    clock.increment(calmAfter);
    actor.send({ type: 'button.moved' });
    clock.increment(standingAfter - calmAfter + 1);
    actor.send({ type: 'button.pressed' });
    clock.increment(calmAfter - 1);
    tap();
    expect(spent()).toBe(0);
  });

  it('counts from assistive technology, which clicks without pressing', () => {
    const { actor, clock, spent } = start();
    clock.increment(standingAfter);
    actor.send({ type: 'button.clicked' });
    expect(spent()).toBe(1);
  });

  it('never counts sooner than both limits allow, whatever hands do', () => {
    const events = ['button.moved', 'page.pressed', 'button.pressed', 'button.clicked', 'tap'] as const;
    const act = fc.tuple(fc.constantFrom(...events), fc.integer({ min: 0, max: 1000 }));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const { actor, clock, tap, spent } = start();
        let [movedAt, pressedAt, begunAt, now, before] = [0, 0, Number.NaN, 0, 0];
        for (const [type, pause] of acts) {
          clock.increment(pause);
          now += pause;
          const last = pressedAt;
          if (type === 'tap') tap();
          else actor.send({ type });
          const begun = type === 'button.clicked' && !Number.isNaN(begunAt) ? begunAt : now;
          if (spent() > before) {
            expect(begun - movedAt).toBeGreaterThanOrEqual(standingAfter);
            if (Number.isNaN(begunAt)) expect(now - last).toBeGreaterThanOrEqual(calmAfter);
          }
          before = spent();
          if (type === 'button.moved') movedAt = now;
          else pressedAt = now;
          begunAt = type === 'button.pressed' ? now : Number.NaN;
        }
      }),
      { numRuns: 300, seed: 12 },
    );
  });

  it('is asked for again for 3 s where one came too early, and no longer once it counted', () => {
    const { clock, isAsking, tap, spent } = start();
    expect(isAsking()).toBe(false);
    tap();
    expect(isAsking()).toBe(true);
    clock.increment(asksFor - 1);
    expect(isAsking()).toBe(true);
    clock.increment(1);
    expect(isAsking()).toBe(false);
    tap();
    expect([isAsking(), spent()]).toEqual([false, 1]);
    tap();
    expect(isAsking()).toBe(true);
    clock.increment(calmAfter);
    tap();
    expect([isAsking(), spent()]).toEqual([false, 2]);
  });

  it('is asked for 3 s after the last of several that came too early', () => {
    const { clock, isAsking, tap } = start();
    tap();
    clock.increment(calmAfter - 1);
    tap();
    clock.increment(asksFor - 1);
    expect(isAsking()).toBe(true);
  });

  it('is not asked for while the button works or cannot be pressed, nor where the press fell elsewhere', () => {
    const { actor, isAsking, tap } = start();
    actor.send({ type: 'page.pressed' });
    expect(isAsking()).toBe(false);
    actor.send({ type: 'button.busied' });
    tap();
    actor.send({ type: 'button.freed' });
    expect(isAsking()).toBe(false);
    tap();
    expect(isAsking()).toBe(true);
    actor.send({ type: 'button.busied' });
    expect(isAsking()).toBe(false);
  });

  it.each([700, 900, 1200])(
    'does not count after an agreement where one finger taps one spot every %i ms, however often',
    (gap) => {
      const { actor, clock, tap, spent, isAsking } = start();
      actor.send({ type: 'button.withheld' });
      clock.increment(gap);
      for (let taps = 0; taps < 12; taps += 1) {
        tap();
        clock.increment(gap);
      }
      expect([spent(), isAsking()]).toEqual([0, true]);
    },
  );

  it('counts after an agreement once the finger was elsewhere, or nowhere for 3 s', () => {
    const { actor, clock, tap, spent } = start();
    actor.send({ type: 'button.withheld' });
    clock.increment(standingAfter);
    actor.send({ type: 'finger.left' });
    actor.send({ type: 'page.pressed' });
    clock.increment(calmAfter);
    tap();
    expect(spent()).toBe(1);
    actor.send({ type: 'button.withheld' });
    clock.increment(awayAfter - 1);
    tap();
    expect(spent()).toBe(1);
    clock.increment(awayAfter);
    tap();
    expect(spent()).toBe(2);
  });

  it.each(['button.pressed', 'button.clicked'] as const)(
    'does not count after an agreement within 3 s of the last %s, however long ago the agreement is',
    (type) => {
      const { actor, clock, tap, spent } = start();
      actor.send({ type: 'button.withheld' });
      clock.increment(awayAfter - 1);
      actor.send({ type });
      clock.increment(awayAfter - 1);
      tap();
      expect(spent()).toBe(0);
      clock.increment(awayAfter);
      tap();
      expect(spent()).toBe(1);
    },
  );
});
