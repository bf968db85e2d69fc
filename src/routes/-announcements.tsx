import type { App } from '#app/app.ts';
import { standIn } from '#app/stand-in.ts';
import type { connectionMachine } from '#machines/session/connection.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { useHeld, useLate } from './-held.ts';

/** The connection before its machine is there. */
export const connected = () => standIn<typeof connectionMachine>({ value: 'online', context: {} });

/** What every page may have to say by itself: the connection, and the notices. */
export function Announcements({ app }: { app: App }) {
  const notices = useHeld(app.notices, (snapshot) => snapshot);
  const [connection] = useLate({
    code: () => import('./-connection.ts'),
    make: ({ connectionActor }) => connectionActor(app),
    first: connected,
  });
  return (
    <>
      <ConnectionNotice snapshot={connection} />
      <Notices
        snapshot={notices}
        send={app.notices.send}
        onUndo={(line) => app.cart.send({ type: 'removal.undone', line })}
      />
    </>
  );
}
