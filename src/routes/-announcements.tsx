import type { App } from '#app/app.ts';
import { useLazyActor, useSnapshot } from '#late/lazy-actor.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { connectionMachine } from '#machines/session/connection.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { InFront } from '#screens/layout/in-front.tsx';
import { Notices } from '#screens/layout/notices.tsx';

/** The connection before its machine is there. */
export const connected = () => placeholderOf<typeof connectionMachine>({ value: 'online', context: {} });

/** What every page may have to say by itself: the connection, and the notices. */
export function Announcements({ app }: { app: App }) {
  const notices = useSnapshot(app.notices, (snapshot) => snapshot);
  const [connection] = useLazyActor({
    code: () => import('#effects/actors.ts'),
    make: ({ connectionActor }) => connectionActor(app),
    first: connected,
  });
  return (
    <InFront>
      <ConnectionNotice snapshot={connection} />
      <Notices snapshot={notices} send={app.notices.send} />
    </InFront>
  );
}
