import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { App } from '#app/app.ts';
import { passwordChangeEffects } from '#effects/password-change.ts';
import { passwordChangeMachine } from '#machines/password-change.ts';
import { withEffects } from '#machines/with-effects.ts';

/** The password change of the customer area. */
export function usePasswordChange(app: App) {
  const [machine] = useState(() => withEffects(passwordChangeMachine, passwordChangeEffects(app)));
  const [snapshot, send] = useMachine(machine);
  return { snapshot, send };
}
