import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { at } from '#machines/at.ts';
import { noticesMachine, type SessionNoticeCode } from '#machines/session/notices.machine.ts';
import type { SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { ProfileUnknown } from '#screens/dashboard/profile-unknown.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { ShopFrame } from './shop-frame.tsx';

type SessionShownProps = {
  session: SnapshotFrom<typeof sessionMachine>;
  send?: (event: SessionEvent) => void;
  /** The open page in place of the customer area. */
  page?: ReactNode;
  /** The session's last notice. */
  notice?: SessionNoticeCode;
};

/** Every part that shows a session: the header, the customer area, and notices. */
export function SessionShown({ session, notice, send = () => {}, page }: SessionShownProps) {
  const isCustomer = session.matches('authenticated');
  const notices = notice === undefined ? [] : [{ code: notice, id: 1, remaining: 5000, times: 1 }];
  return (
    <>
      <ShopFrame customer={isCustomer} cartCount={0}>
        {page ?? (
          <DashboardScreen session={session} send={send} tab="profil">
            <ProfileUnknown
              failed={session.matches({ authenticated: { profile: 'missing' } })}
              onRetry={() => send({ type: 'user.retried' })}
            />
          </DashboardScreen>
        )}
      </ShopFrame>
      <Notices
        snapshot={at(noticesMachine, notices.length === 0 ? 'empty' : 'counting', { notices, nextId: 2 })}
        send={() => {}}
      />
    </>
  );
}
