import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionOf, visiting } from './sample/session.ts';
import { SessionShown } from './sample/session-shown.tsx';
import { sampleUser } from './sample/user.ts';

const meta = {
  title: 'Partout/Session',
  component: SessionShown,
  parameters: { path: '/dashboard' },
  args: { session: visiting },
} satisfies Meta<typeof SessionShown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: 'Visiteur, sans session' };

export const VisitorExpired: Story = { name: 'Session expirée (401)', args: { notice: 'session-expired' } };

export const VisitorLoggedOut: Story = { name: 'Déconnexion (logout)', args: { notice: 'logged-out' } };

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
