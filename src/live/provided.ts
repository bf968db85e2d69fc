import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type {
  ActorOptions,
  AnyStateMachine,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { inspected } from '#browser/inspect.ts';
import type { App } from '#data/app.ts';
import { type EffectsOf, withEffects } from '#machines/with-effects.ts';

/** The options of `useMachine`: with an input if the machine has one. */
type Options<M extends AnyStateMachine> = ConditionalRequired<
  [options?: ActorOptions<M> & { [K in RequiredActorOptionsKeys<M>]: unknown }],
  IsNotNever<RequiredActorOptionsKeys<M>>
>;

/** A page's machine with its effects, created once: with hot reload, an edited machine continues in its state. */
export function useProvided<M extends AnyStateMachine>(
  app: App,
  machine: M,
  effects: (app: App) => NoInfer<EffectsOf<M>>,
  ...options: Options<M>
) {
  const provided = useMemo(() => withEffects(machine, effects(app)), [app, machine, effects]);
  const inspectable = (import.meta.env.DEV ? [{ ...options[0], ...inspected() }] : options) as Options<M>;
  const [snapshot, send] = useMachine<M>(provided, ...inspectable);
  return { snapshot, send };
}
