import type { orderLookupMachine } from '#machines/orders/order-lookup.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { simulatedLookup } from '#rules/order-lookup.ts';

/** Effects of the order lookup: none, because it is simulated and makes no call (specification §4). */
export const orderLookupEffects = (): EffectsOf<typeof orderLookupMachine> => ({
  calls: {
    lookUp: async ({ number }) => ({ kind: simulatedLookup(number) ?? 'unknown' }),
  },
  actions: {},
});
