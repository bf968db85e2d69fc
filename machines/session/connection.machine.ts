import { setup } from 'xstate';
import { effect } from '../with-effects.ts';

/** How long the message that the connection is back is shown, in ms: as long as a notice (specification §9). @internal */
export const backDuration = 5000;

/**
 * Whether the device is online (beyond the specification). A loss is shown for as long as it lasts; when the connection is
 * back, a message is shown for 5 s, or until the next loss. What failed is read again by the app (src/boot/create-app.ts).
 */
export const connectionMachine = setup({
  actors: { awaitLoss: effect<void>(), awaitReconnection: effect<void>() },
}).createMachine({
  id: 'connection',
  initial: 'online',
  states: {
    online: { invoke: { src: 'awaitLoss', onDone: 'offline' } },
    offline: { invoke: { src: 'awaitReconnection', onDone: 'back' } },
    back: {
      invoke: { src: 'awaitLoss', onDone: 'offline' },
      after: { [backDuration]: 'online' },
    },
  },
});
