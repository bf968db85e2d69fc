import { setup, stateIn } from 'xstate';
import type { Seen } from '#machines/seen.ts';
import { outward } from '#machines/with-effects.ts';

/** How long a button that spends money has to stand unmoved before a press on it counts, in ms. */
export const standsAfter = 700;
/** How long after any other press one on that button does not count, in ms. */
export const calmAfter = 500;

export type PressEvent =
  /** The button came, or stands elsewhere than it did. */
  | { type: 'button.moved' }
  /** A press began or ended anywhere else on the page, by hand or key. */
  | { type: 'page.pressed' }
  /** A press began on the button: a pointer went down, a key that activates it. */
  | { type: 'button.pressed' }
  /** It became a click. */
  | { type: 'button.clicked' };

const same = { unseen: 'the button looks the same at all times: an early press is ignored in silence' };

/**
 * The rule of a press that spends money: it counts where the button has stood unmoved for 700 ms and no other press fell
 * within the last 500 ms, both when it began. Taps by habit, on a spot where another button stood, do nothing, however
 * many they are; each only puts the next one off. `click.detail` is never asked: it counts taps as 1.
 */
export const deliberatePressMachine = setup({
  types: { events: {} as PressEvent, meta: {} as Seen },
  actions: { spend: outward() },
  delays: { standsAfter, calmAfter },
  guards: { isStanding: stateIn({ place: 'standing' }) },
}).createMachine({
  id: 'deliberate-press',
  type: 'parallel',
  states: {
    place: {
      initial: 'moving',
      on: { 'button.moved': '.moving' },
      states: {
        moving: { meta: same, after: { standsAfter: 'standing' } },
        standing: { meta: same },
      },
    },
    hand: {
      initial: 'hasty',
      on: { 'page.pressed': '.hasty' },
      states: {
        hasty: {
          meta: same,
          after: { calmAfter: 'calm' },
          on: { 'button.pressed': 'early', 'button.clicked': { target: 'hasty', reenter: true } },
        },
        calm: {
          meta: same,
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
          meta: same,
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
            fresh: { meta: same, after: { calmAfter: 'old' } },
            old: {
              meta: same,
              on: { 'button.pressed': [{ guard: 'isStanding', target: '#pressing' }, { target: 'fresh' }] },
            },
          },
        },
      },
    },
  },
});
