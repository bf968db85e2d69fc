import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { connectionEffects } from '#effects/connection.ts';
import { connectionMachine } from '#machines/session/connection.machine.ts';
import { type FormerLines, noNotices } from '#machines/session/notices.machine.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { DialogAnnouncements } from '#screens/layout/dialog-announcements.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { useProvided } from './provided.ts';
import { useSnapshot } from './snapshot.ts';

const root = getRouteApi('__root__');

/**
 * The announcements that every page may make: the connection and the notices. It has no props, so that it can be hydrated late.
 */
export function Announcements() {
  const { app } = root.useRouteContext();
  const notices = useSnapshot(app.notices, (snapshot) => snapshot, noNotices);
  const router = useRouter();
  useEffect(() => app.notices.send({ type: 'notices.shown' }), [app]);
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
        // The login opens it, with the notice of what it has added.
        if (!pathChanged || toLocation.pathname === '/cart/') return;
        for (const { id, former } of app.notices.getSnapshot().context.notices)
          if (former !== undefined) app.notices.send({ type: 'notice.closed', id });
      }),
    [app, router],
  );
  const takeBack = (former: FormerLines): void => {
    import('#effects/wished-add.ts')
      .then((code) => code.takeBack(app, former))
      .catch(() => app.notify({ code: 'line-removal-failed', former }));
  };
  const connection = useProvided(app, connectionMachine, connectionEffects);
  return (
    <DialogAnnouncements>
      <ConnectionNotice snapshot={connection.snapshot} isKept={app.kept !== undefined} />
      <Notices snapshot={notices} send={app.notices.send} onTakeBack={takeBack} />
    </DialogAnnouncements>
  );
}
