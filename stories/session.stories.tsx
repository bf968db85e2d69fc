import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SnapshotFrom } from 'xstate';
import { at } from '#machines/at.ts';
import { noticesMachine, type SessionNoticeCode } from '#machines/session/notices.ts';
import type { sessionMachine } from '#machines/session/session.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { ProfileUnknown } from '#screens/dashboard/profile-unknown.tsx';
import { Drawer } from '#screens/layout/drawer.tsx';
import { Footer } from '#screens/layout/footer.tsx';
import { Layout } from '#screens/layout/layout.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { sessionOf, visiting } from './sample/session.ts';
import { sampleUser } from './sample/user.ts';

type ShownProps = {
  session: SnapshotFrom<typeof sessionMachine>;
  /** What the session has just said. */
  told?: SessionNoticeCode;
};

/** Where a session shows: in the header, in the customer area, and in what it says. */
function Shown({ session, told }: ShownProps) {
  const notices = told === undefined ? [] : [{ code: told, id: 1, remaining: 5000, times: 1 }];
  return (
    <>
      <Layout
        loggedIn={session.matches('authenticated')}
        cartCount={0}
        categories={{ state: 'ready', data: [] }}
        onReload={() => {}}
        search={{ text: '', category: '' }}
        onSearch={() => {}}
        drawer={Drawer}
        footer={
          <Footer
            loggedIn={session.matches('authenticated')}
            themeSwitch={<ThemeSwitch theme="system" onTheme={() => {}} />}
          />
        }
        entry={0}
      >
        <DashboardScreen session={session} send={() => {}} tab="profil" onTab={() => {}}>
          <ProfileUnknown
            failed={session.matches({ authenticated: { profile: 'missing' } })}
            onRetry={() => {}}
          />
        </DashboardScreen>
      </Layout>
      <Notices
        snapshot={at(noticesMachine, notices.length === 0 ? 'empty' : 'counting', { notices, nextId: 2 })}
        send={() => {}}
        onUndo={() => {}}
      />
    </>
  );
}

const meta = {
  title: 'Partout/Session',
  component: Shown,
  parameters: { path: '/dashboard' },
  args: { session: visiting },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: 'Visiteur, sans session' };

export const VisitorExpired: Story = { name: 'Session expirée', args: { told: 'session-expired' } };

export const VisitorLoggedOut: Story = { name: 'Déconnexion', args: { told: 'logged-out' } };

export const Loading: Story = {
  name: 'Session ouverte, profil en chargement',
  args: { session: sessionOf('loading', null) },
};

export const Loaded: Story = {
  name: 'Session ouverte, profil chargé',
  args: { session: sessionOf('loaded', sampleUser) },
};

export const Missing: Story = {
  name: 'Session ouverte, profil introuvable',
  args: { session: sessionOf('missing', null) },
};
