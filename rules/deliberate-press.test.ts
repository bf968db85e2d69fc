import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  countsFrom,
  initialPresses,
  isDeliberate,
  sameSpotDelay,
  unmovedDelay,
} from './deliberate-press.ts';
import { type PressPosition, pressDelay, sameSpotRadius } from './press-spot.ts';

const here = { x: 180, y: 600 };
const elsewhere = { x: 180, y: 300 };

type Act = 'button.moved' | 'button.withheld' | 'page.pressed' | 'button.pressed' | 'button.clicked';

function start() {
  let at = 0;
  let spent = 0;
  let presses = initialPresses(at);
  const act = (type: Act, spot: PressPosition = here) => {
    if (type === 'button.clicked' && isDeliberate(presses, { at, spot })) spent += 1;
    presses = afterEvent(presses, { type, at, spot });
  };
  const wait = (ms: number) => {
    at += ms;
  };
  const tap = (spot: PressPosition = here) => {
    act('button.pressed', spot);
    act('button.clicked', spot);
  };
  return { act, wait, tap, spent: () => spent, isReady: () => at >= countsFrom(presses) };
}

describe('a press that spends money', () => {
  it('counts once the button has stood for 700 ms, and not a millisecond before', () => {
    const early = start();
    early.wait(unmovedDelay - 1);
    expect(early.isReady()).toBe(false);
    early.tap();
    expect(early.spent()).toBe(0);
    const inTime = start();
    inTime.wait(unmovedDelay);
    expect(inTime.isReady()).toBe(true);
    inTime.tap();
    expect(inTime.spent()).toBe(1);
  });

  it('counts once only, however many taps follow it less than 500 ms apart', () => {
    const { wait, tap, spent } = start();
    wait(unmovedDelay);
    for (let taps = 0; taps < 8; taps += 1) {
      tap();
      wait(pressDelay - 1);
    }
    expect(spent()).toBe(1);
  });

  it.each(['page.pressed', 'button.pressed'] as const)('does not count within 500 ms of %s', (type) => {
    const { act, wait, tap, spent } = start();
    wait(unmovedDelay + pressDelay);
    act(type);
    if (type === 'button.pressed') act('page.pressed');
    wait(pressDelay - 1);
    tap();
    expect(spent()).toBe(0);
    wait(pressDelay);
    tap();
    expect(spent()).toBe(1);
  });

  it('does not count on a button that moved, before the press or under it', () => {
    const { act, wait, tap, spent } = start();
    wait(unmovedDelay);
    act('button.moved');
    wait(unmovedDelay - 1);
    tap();
    expect(spent()).toBe(0);
    wait(unmovedDelay);
    act('button.pressed');
    act('button.moved');
    act('button.clicked');
    expect(spent()).toBe(0);
  });

  it('does not count where it began before the button had stood for 700 ms, however long it is held', () => {
    const { act, wait, spent } = start();
    wait(unmovedDelay - 1);
    act('button.pressed');
    wait(unmovedDelay);
    act('button.clicked');
    expect(spent()).toBe(0);
  });

  it('counts where it began in time, however long it is held', () => {
    const { act, wait, spent } = start();
    wait(unmovedDelay);
    act('button.pressed');
    wait(sameSpotDelay);
    act('button.clicked');
    expect(spent()).toBe(1);
  });

  it('does not count where the button moved while it was held down, however long it has stood since', () => {
    const { act, wait, spent } = start();
    wait(unmovedDelay);
    act('button.pressed');
    act('button.moved');
    wait(unmovedDelay);
    act('button.clicked');
    expect(spent()).toBe(0);
  });

  it('does not count where a second finger pressed meanwhile', () => {
    const { act, wait, spent } = start();
    wait(unmovedDelay);
    act('button.pressed');
    act('button.pressed');
    act('button.clicked');
    expect(spent()).toBe(0);
  });

  it('counts after one that came too early and never became a click, 500 ms after the last of those', () => {
    const { act, wait, spent, tap } = start();
    wait(unmovedDelay);
    act('page.pressed');
    act('button.pressed');
    wait(pressDelay - 1);
    act('button.pressed');
    wait(pressDelay - 1);
    act('button.pressed');
    wait(pressDelay);
    tap();
    expect(spent()).toBe(1);
    const soon = start();
    soon.wait(unmovedDelay);
    soon.act('page.pressed');
    soon.act('button.pressed');
    soon.wait(pressDelay - 1);
    soon.act('button.pressed');
    soon.wait(pressDelay - 1);
    soon.tap();
    expect(soon.spent()).toBe(0);
  });

  it('puts the next one off where it came on a button that does not stand yet', () => {
    const { act, wait, spent, tap } = start();
    wait(unmovedDelay);
    act('page.pressed');
    act('button.pressed');
    wait(pressDelay);
    act('button.moved');
    wait(unmovedDelay - pressDelay + 1);
    act('button.pressed');
    wait(pressDelay - 1);
    tap();
    expect(spent()).toBe(0);
  });

  it('counts from the later one of two presses, in whichever order a busy page learns of them', () => {
    const { act, wait, tap, spent } = start();
    wait(unmovedDelay);
    act('page.pressed');
    wait(-pressDelay);
    act('page.pressed');
    wait(2 * pressDelay - 1);
    tap();
    expect(spent()).toBe(0);
  });

  it('counts from assistive technology, which clicks without pressing', () => {
    const { act, wait, spent } = start();
    wait(unmovedDelay);
    act('button.clicked', null);
    expect(spent()).toBe(1);
    act('button.moved');
    wait(unmovedDelay);
    act('button.clicked', null);
    expect(spent()).toBe(2);
    act('button.moved');
    wait(unmovedDelay - 1);
    act('button.clicked', null);
    expect(spent()).toBe(2);
  });

  it('never counts sooner than both limits allow, whatever is pressed', () => {
    const events = ['button.moved', 'page.pressed', 'button.pressed', 'button.clicked', 'tap'] as const;
    const one = fc.tuple(fc.constantFrom(...events), fc.integer({ min: 0, max: 1000 }));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 30 }), (acts) => {
        const { act, wait, tap, spent } = start();
        let [movedAt, pressedAt, begunAt, now, before] = [0, 0, Number.NaN, 0, 0];
        let calm = 0;
        for (const [type, pause] of acts) {
          wait(pause);
          now += pause;
          if (type === 'button.pressed' || type === 'tap' || Number.isNaN(begunAt)) calm = now - pressedAt;
          if (type === 'tap') tap();
          else act(type);
          const begun = type === 'button.clicked' && !Number.isNaN(begunAt) ? begunAt : now;
          if (spent() > before) {
            expect(begun - movedAt).toBeGreaterThanOrEqual(unmovedDelay);
            expect(calm).toBeGreaterThanOrEqual(pressDelay);
          }
          before = spent();
          if (type === 'button.moved') movedAt = now;
          else pressedAt = now;
          if (type !== 'button.moved') begunAt = type === 'button.pressed' ? now : Number.NaN;
        }
      }),
      { numRuns: 1000, seed: 12 },
    );
  });

  it.each([700, 900, 1200])(
    'does not count after an agreement where one finger taps one spot every %i ms, however often',
    (gap) => {
      const { act, wait, tap, spent } = start();
      act('page.pressed');
      act('button.withheld');
      wait(gap);
      for (let taps = 0; taps < 12; taps += 1) {
        tap({ x: here.x + sameSpotRadius / 2, y: here.y });
        wait(gap);
      }
      expect(spent()).toBe(0);
    },
  );

  it('counts after an agreement once a press fell elsewhere, or none for 3 s', () => {
    const { act, wait, tap, spent, isReady } = start();
    wait(unmovedDelay);
    tap();
    act('button.withheld');
    wait(unmovedDelay);
    act('page.pressed', elsewhere);
    wait(pressDelay);
    expect(isReady()).toBe(true);
    tap();
    expect(spent()).toBe(2);
    act('button.withheld');
    wait(sameSpotDelay - 1);
    expect(isReady()).toBe(false);
    tap();
    expect(spent()).toBe(2);
    wait(sameSpotDelay);
    tap();
    expect(spent()).toBe(3);
    wait(pressDelay);
    tap();
    expect(spent()).toBe(4);
  });

  it('does not count within 3 s of an agreement that was asked for late', () => {
    const { act, wait, tap, spent } = start();
    wait(unmovedDelay);
    tap();
    wait(sameSpotDelay);
    act('button.withheld');
    wait(sameSpotDelay - 1);
    tap();
    expect(spent()).toBe(1);
  });

  it('counts after an agreement by key, which no finger on the spot makes', () => {
    const { act, wait, tap, spent } = start();
    wait(unmovedDelay);
    tap();
    act('button.withheld');
    wait(pressDelay);
    tap(null);
    expect(spent()).toBe(2);
  });

  it.each(['button.pressed', 'button.clicked', 'page.pressed'] as const)(
    'does not count after an agreement within 3 s of the last %s, however long ago the agreement is',
    (type) => {
      const { act, wait, tap, spent } = start();
      act('page.pressed');
      act('button.withheld');
      wait(sameSpotDelay - 1);
      act(type);
      wait(sameSpotDelay - 1);
      tap();
      expect(spent()).toBe(0);
      wait(sameSpotDelay);
      tap();
      expect(spent()).toBe(1);
    },
  );
});
