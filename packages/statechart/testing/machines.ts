import { and, assign, emit, fromPromise, not, or, raise, sendTo, setup, stateIn } from 'xstate';

/** Machines of other domains, each with something that the drawing must not lose. */

/** Parallel regions, and a guard on the state of another region. */
export const player = setup({
  types: {
    context: {} as { volume: number },
    events: {} as
      | { type: 'play' }
      | { type: 'pause' }
      | { type: 'mute' }
      | { type: 'unmute' }
      | { type: 'unload' },
  },
  guards: { isLoud: ({ context }) => context.volume > 0.5 },
}).createMachine({
  id: 'player',
  context: { volume: 1 },
  type: 'parallel',
  on: { unload: { target: ['.picture.stopped', '.sound.muted'] } },
  states: {
    picture: {
      initial: 'stopped',
      states: {
        stopped: { on: { play: { guard: not(stateIn({ sound: 'muted' })), target: 'playing' } } },
        playing: { tags: ['busy', 'visible'], on: { pause: 'stopped' } },
      },
    },
    sound: {
      initial: 'audible',
      states: {
        audible: { on: { mute: { guard: 'isLoud', target: 'muted' } } },
        muted: { on: { unmute: 'audible' } },
      },
    },
  },
});

/** Shallow and deep history. */
export const editor = setup({
  types: {
    events: {} as
      | { type: 'lost' }
      | { type: 'found' }
      | { type: 'reopened' }
      | { type: 'italic' }
      | { type: 'list' },
  },
}).createMachine({
  id: 'editor',
  initial: 'writing',
  states: {
    writing: {
      initial: 'text',
      on: { lost: 'away' },
      states: {
        text: {
          initial: 'upright',
          on: { list: 'items' },
          states: { upright: { on: { italic: 'slanted' } }, slanted: { on: { italic: 'upright' } } },
        },
        items: {},
        last: { type: 'history' },
        lastInside: { type: 'history', history: 'deep', target: 'items' },
      },
    },
    away: { on: { found: '#editor.writing.last', reopened: 'writing.lastInside' } },
  },
});

/** Nested states, a transition out of the deepest, and one back to its ancestor. */
export const thermostat = setup({
  types: { events: {} as { type: 'step' } | { type: 'reset' } | { type: 'cut' } | { type: 'restart' } },
}).createMachine({
  id: 'thermostat',
  initial: 'on',
  states: {
    on: {
      initial: 'heating',
      states: {
        heating: {
          initial: 'boosting',
          states: {
            boosting: {
              initial: 'strong',
              states: {
                strong: { on: { step: 'weak', cut: '#thermostat.off' } },
                weak: { on: { reset: '#thermostat.on', step: { target: 'weak', reenter: true } } },
              },
            },
            idle: {},
          },
        },
      },
    },
    off: { on: { restart: 'on' } },
  },
});

type Forecast = { kind: 'read'; degrees: number } | { kind: 'refused' };

/** A call with its outcomes, delays by number and by name, and actions of every kind. */
export const forecast = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'asked' } | { type: 'typed'; text: string },
    emitted: {} as { type: 'shown' },
  },
  actors: { fetchForecast: fromPromise<Forecast>(() => Promise.resolve({ kind: 'refused' })) },
  actions: { showDegrees: (_, _params: { digits: number }) => undefined, count: assign({ tries: 1 }) },
  guards: {
    answered: (_, _outcome: string) => true,
    isPatient: ({ context }) => context.tries < 3,
    isNight: () => false,
  },
  delays: { backoff: ({ context }) => 1000 * context.tries },
}).createMachine({
  id: 'forecast',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked yet.',
      on: { asked: 'asking', typed: { actions: assign({ tries: 0 }) }, '*': { actions: 'count' } },
    },
    asking: {
      entry: ['count', raise({ type: 'asked' }, { delay: 5, id: 'again' })],
      invoke: {
        id: 'call',
        src: 'fetchForecast',
        onDone: [
          {
            guard: { type: 'answered', params: 'read' },
            target: 'shown',
            actions: [{ type: 'showDegrees', params: { digits: 1 } }, emit({ type: 'shown' })],
          },
          { guard: and([{ type: 'answered', params: 'refused' }, 'isPatient']), target: 'waiting' },
        ],
        onError: { target: 'waiting', actions: sendTo('call', { type: 'asked' }) },
      },
      after: { 30000: 'idle' },
    },
    waiting: {
      after: { backoff: { guard: and(['isPatient', or(['isNight', not('isNight')])]), target: 'asking' } },
    },
    shown: { meta: { unseen: 'never mind', level: 3 } },
  },
});

/** Eventless transitions, final states at two levels, and the transitions at their end. */
export const journey = setup({
  types: { context: {} as { bags: number }, events: {} as { type: 'packed' } | { type: 'left' } },
  guards: { isLight: ({ context }) => context.bags < 2 },
}).createMachine({
  id: 'journey',
  context: { bags: 0 },
  initial: 'packing',
  states: {
    packing: {
      initial: 'filling',
      onDone: 'deciding',
      states: { filling: { on: { packed: 'closed' } }, closed: { type: 'final' } },
    },
    deciding: {
      always: [
        { guard: 'isLight', target: 'walking' },
        { guard: () => true, target: 'riding' },
      ],
    },
    walking: { on: { left: 'arrived' } },
    riding: { on: { left: 'arrived' } },
    arrived: { type: 'final' },
  },
});
