import type { App } from '#data/app.ts';
import { connectionEffects } from '#effects/connection.ts';
import { connectionMachine } from '#machines/session/connection.machine.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { DialogAnnouncements } from '#screens/layout/dialog-announcements.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { useProvided } from './provided.ts';
import { useSnapshot } from './snapshot.ts';

/** The announcements that every page may make: the connection and the notices. */
export function Announcements({ app }: { app: App }) {
  const notices = useSnapshot(app.notices, (snapshot) => snapshot);
  const connection = useProvided(app, connectionMachine, connectionEffects);
  return (
    <DialogAnnouncements>
      <ConnectionNotice snapshot={connection.snapshot} />
      <Notices snapshot={notices} send={app.notices.send} />
    </DialogAnnouncements>
  );
}
