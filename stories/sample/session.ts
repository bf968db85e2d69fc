import type { SnapshotFrom } from 'xstate';
import { at } from '#machines/at.ts';
import { firstVisit, sessionMachine } from '#machines/session/session.machine.ts';
import type { User } from '#openapi/schemas.ts';
import { sampleUser } from './user.ts';

/** A session whose customer loads, is loaded, or failed to load. */
export const sessionOf = (
  profile: 'loading' | 'loaded' | 'missing',
  user: User | null,
): SnapshotFrom<typeof sessionMachine> =>
  at(
    sessionMachine,
    { authenticated: { profile, access: 'valid' } },
    { ...firstVisit, token: 'jeton', user, owner: user?.email ?? null },
  );

/** The session of the sample customer. */
export const loggedIn = sessionOf('loaded', sampleUser);

/** A visitor's session. */
export const visiting = at(sessionMachine, 'visitor', firstVisit);
