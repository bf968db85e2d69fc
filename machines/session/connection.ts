import { setup } from 'xstate';
import { effect, outward } from '#machines/with-effects.ts';

/** How long the shop says that the connection is back, in ms: as long as a notice (specification §9). @internal */
export const backFor = 5000;

/**
 * Whether the device has a connection (beyond the specification). Losing it is said for as long as it lasts; what failed
 * meanwhile is read again by itself when it is back, which is said for 5 s. A loss within them is a loss again.
 */
export const connectionMachine = setup({
  actors: { awaitLoss: effect<void>(), awaitReturn: effect<void>() },
  actions: { recover: outward() },
}).createMachine({
  id: 'connection',
  initial: 'online',
  states: {
    online: { invoke: { src: 'awaitLoss', onDone: 'offline' } },
    offline: { invoke: { src: 'awaitReturn', onDone: { target: 'back', actions: 'recover' } } },
    back: {
      invoke: { src: 'awaitLoss', onDone: 'offline' },
      after: { [backFor]: 'online' },
    },
  },
});
