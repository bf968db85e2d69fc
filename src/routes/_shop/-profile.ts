import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { App } from '#app/app.ts';
import { profileEffects } from '#effects/profile.ts';
import { profileMachine } from '#machines/profile.ts';
import { withEffects } from '#machines/with-effects.ts';

/** The profile form of the customer area; it takes the user's values whenever the session's user loads. */
export function useProfile(app: App) {
  const [machine] = useState(() => withEffects(profileMachine, profileEffects(app)));
  const user = useSelector(app.session, ({ context }) => context.user);
  const [snapshot, send] = useMachine(machine, { input: { user } });
  useEffect(() => {
    if (user !== null) send({ type: 'user.loaded', user });
  }, [user, send]);
  return { snapshot, send };
}
