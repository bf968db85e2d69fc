import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { App } from '#app/app.ts';
import { type EffectsOf, withEffects } from '#machines/with-effects.ts';

/** A machine with its effects over this app, the same one for as long as the page stands. */
export function useProvided<M extends AnyStateMachine>(
  app: App,
  machine: M,
  effects: (app: App) => NoInfer<EffectsOf<M>>,
): M {
  const [provided] = useState(() => withEffects(machine, effects(app)));
  return provided;
}
