import { and, or, setup, stateIn } from 'xstate';
import type { Seen } from '#machines/seen.ts';
import { outward } from '#machines/with-effects.ts';

/** How long a button that spends money has to stand unmoved before a press on it counts, in ms. */
export const standingAfter = 700;
/** How long after any other press one on that button does not count, in ms. */
export const calmAfter = 500;
/** How long a button that was withheld has to be left alone before the finger that pressed it counts as away, in ms. */
export const awayAfter = 3000;
/** How long the button says that it has to be pressed again, in ms. @internal */
export const asksFor = 3000;

export type PressEvent =
  /** The button came, or stands elsewhere than it did. */
  | { type: 'button.moved' }
  /** A press began or ended anywhere else on the page, by hand or key. */
  | { type: 'page.pressed' }
  /** A press began on the button: a pointer went down, a key that activates it. */
  | { type: 'button.pressed' }
  /** It became a click. */
  | { type: 'button.clicked' }
  /** It works, or cannot be pressed for now: a press on it is nothing to answer. */
  | { type: 'button.busied' }
  | { type: 'button.freed' }
  /** Something has to be agreed to first, by another button. */
  | { type: 'button.withheld' }
  /** A press fell elsewhere than the last one on the button did. */
  | { type: 'finger.left' };

const same = { standing: 'the button looks the same wherever it stood' };
const calmly = { calm: 'the button looks the same whatever the hand does' };
const underFinger = { unseen: 'the button looks the same under a finger' };

const isStanding = and([stateIn({ place: 'standing' }), stateIn({ finger: 'away' })]);

/**
 * The rule of a press that spends money: it counts where the button has stood unmoved for 700 ms and no other press fell
 * within the last 500 ms, both when it began. Taps by habit, on a spot where another button stood, spend nothing, however
 * many they are; each only puts the next one off. Where something had to be agreed to first, the finger has to have been
 * elsewhere than on its last press, or nowhere for 3 s. A press that came too early is answered (`asking`): it takes another
 * one. `click.detail` is never asked: it counts taps as 1.
 */
export const deliberatePressMachine = setup({
  types: { events: {} as PressEvent, meta: {} as Seen, tags: {} as 'asking' },
  actions: { spend: outward() },
  delays: { standingAfter, calmAfter, awayAfter, asksFor },
  guards: {
    isStanding,
    isDeliberate: or([stateIn({ hand: 'pressing' }), and([stateIn({ hand: 'calm' }), isStanding])]),
  },
}).createMachine({
  id: 'deliberate-press',
  type: 'parallel',
  states: {
    place: {
      initial: 'moving',
      on: { 'button.moved': '.moving' },
      states: {
        moving: { meta: { looksAs: same }, after: { standingAfter: 'standing' } },
        standing: {},
      },
    },
    finger: {
      initial: 'away',
      on: { 'button.withheld': '.here' },
      states: {
        away: {},
        /** It may still hang over the button, which counts no press of it. */
        here: {
          meta: { looksAs: { away: 'the button looks the same wherever the finger is' } },
          after: { awayAfter: 'away' },
          on: {
            'finger.left': 'away',
            'button.pressed': { target: 'here', reenter: true },
            'button.clicked': { target: 'here', reenter: true },
          },
        },
      },
    },
    word: {
      initial: 'silent',
      on: { 'button.busied': '.mute' },
      states: {
        silent: { on: { 'button.clicked': [{ guard: 'isDeliberate' }, { target: 'asking' }] } },
        /** A press came too early: it takes another one. */
        asking: {
          tags: 'asking',
          after: { asksFor: 'silent' },
          on: {
            'button.clicked': [
              { guard: 'isDeliberate', target: 'silent' },
              { target: 'asking', reenter: true },
            ],
          },
        },
        mute: {
          meta: { unseen: 'the button itself says that it works, or that it cannot be pressed' },
          on: { 'button.freed': 'silent' },
        },
      },
    },
    hand: {
      initial: 'hasty',
      on: { 'page.pressed': '.hasty' },
      states: {
        hasty: {
          meta: { looksAs: calmly },
          after: { calmAfter: 'calm' },
          on: { 'button.pressed': 'early', 'button.clicked': { target: 'hasty', reenter: true } },
        },
        calm: {
          on: {
            'button.pressed': [{ guard: 'isStanding', target: 'pressing' }, { target: 'early' }],
            // Assistive technology clicks without a press before it.
            'button.clicked': [
              { guard: 'isStanding', target: 'hasty', actions: 'spend' },
              { target: 'hasty' },
            ],
          },
        },
        pressing: {
          id: 'pressing',
          meta: underFinger,
          on: {
            'button.moved': 'early',
            'button.pressed': 'early',
            'button.clicked': { target: 'hasty', actions: 'spend' },
          },
        },
        /** A press that does not count, however long it is held: its click is still to come, or never comes. */
        early: {
          initial: 'fresh',
          on: { 'button.pressed': '.fresh', 'button.clicked': 'hasty' },
          states: {
            fresh: { meta: underFinger, after: { calmAfter: 'old' } },
            old: {
              meta: underFinger,
              on: { 'button.pressed': [{ guard: 'isStanding', target: '#pressing' }, { target: 'fresh' }] },
            },
          },
        },
      },
    },
  },
});
