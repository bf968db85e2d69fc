import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type {
  ActorOptions,
  AnyStateMachine,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import type { App } from '#app/app.ts';
import { type EffectsOf, withEffects } from '#machines/with-effects.ts';

/** What `useMachine` takes beside its machine: an input where the machine has one. */
type Options<M extends AnyStateMachine> = ConditionalRequired<
  [options?: ActorOptions<M> & { [K in RequiredActorOptionsKeys<M>]: unknown }],
  IsNotNever<RequiredActorOptionsKeys<M>>
>;

/** A machine that runs with its effects over this app, the same one for as long as the page stands: what its screen takes. */
export function useProvided<M extends AnyStateMachine>(
  app: App,
  machine: M,
  effects: (app: App) => NoInfer<EffectsOf<M>>,
  ...options: Options<M>
) {
  const [provided] = useState(() => withEffects(machine, effects(app)));
  const [snapshot, send] = useMachine<M>(provided, ...options);
  return { snapshot, send };
}
