import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { css, cx } from '#styled-system/css';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { noticeBar } from '#ui/notice-bar.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { dashboardWording as wording } from '#wording/dashboard.ts';
import { AccountHead } from './account-head.tsx';
import { type DashboardTab, dashboardTabs, tabQuery } from './tabs.ts';

const page = css({ pt: { base: '5', md: '8' } });
const title = css({ textStyle: 'h1', mb: { base: '4', md: '6' } });
const back = cx(noticeBar, css({ justifyContent: 'space-between', mb: '5' }));
const body = css({ mt: { base: '5', md: '7' } });

const labels: Record<DashboardTab, string> = {
  profil: wording.tabs.profile,
  securite: wording.tabs.security,
  commandes: wording.tabs.orders,
};

type DashboardScreenProps = {
  session: SnapshotFrom<typeof sessionMachine>;
  send: (event: SessionEvent) => void;
  tab: DashboardTab;
  /** An order with a pending payment: at the bottom of the window, or above the account if its space is reserved from the first render. */
  notice?: ReactNode;
  place?: 'top' | 'end';
  /** The checkout was left for the profile: the link back to it comes first. */
  isOrdering?: boolean;
  /** The selected tab's panel; the profile's shows a missing profile itself. Not rendered for a visitor. */
  children: ReactNode;
};

/**
 * The customer area (specification §2 "Dashboard"): the customer's name and three tabs. If the session ends meanwhile, it shows
 * the sentence of §8 until the login page opens, and no customer data.
 */
export function DashboardScreen({
  session,
  send,
  tab,
  notice,
  place = 'end',
  isOrdering = false,
  children,
}: DashboardScreenProps) {
  if (!session.matches('authenticated')) {
    return (
      <StatePanel
        scene="sign-in"
        level={1}
        title={wording.loginRequired}
        action={<ButtonLink to="/login">{wording.login}</ButtonLink>}
      />
    );
  }
  const { user } = session.context;
  const missing = session.matches({ authenticated: { profile: 'missing' } });
  return (
    <div className={cx(container, page)}>
      <h1 className={title}>{wording.heading}</h1>
      {isOrdering && (
        <p className={back}>
          {wording.ordering.text}
          <ButtonLink to="/checkout" size="compact">
            {wording.ordering.back}
          </ButtonLink>
        </p>
      )}
      {place === 'top' && notice}
      <AccountHead
        user={user}
        reading={session.matches({ authenticated: { profile: 'loading' } })}
        failed={missing && (user !== null || tab !== 'profil')}
        onRetry={() => send({ type: 'user.retried' })}
        onLogout={() => send({ type: 'logout.requested' })}
      />
      <div className={body}>
        <TabLinks
          label={wording.tabs.label}
          selected={tab}
          items={dashboardTabs.map((id) => ({
            id,
            label: labels[id],
            link: { to: '/dashboard', search: tabQuery(id, isOrdering ? 'commande' : undefined) },
          }))}
        >
          {children}
        </TabLinks>
        {place === 'end' && notice}
      </div>
    </div>
  );
}
