import type { orderLookupMachine } from '#machines/orders/order-lookup.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { simulatedLookup } from '#rules/order-lookup.ts';

/** What the order lookup needs of the outside: nothing, for it is simulated and asks no server (specification §4). */
export const orderLookupEffects = (): EffectsOf<typeof orderLookupMachine> => ({
  calls: {
    lookUp: async ({ number }) => ({ kind: simulatedLookup(number) ?? 'unknown' }),
  },
  actions: {},
});
