import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneNotice } from '../sample/one-notice.tsx';

/* A story is called as its notice reads; their looks are tested with the component (Interface/Composants/Messages). */
const meta = {
  title: 'Partout/Messages/Session',
  component: OneNotice,
  tags: ['!test'],
} satisfies Meta<typeof OneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = {
  name: 'Bonjour, votre session a expiré, veuillez vous reconnecter !',
  args: { code: 'session-expired' },
};

export const LoggedOut: Story = {
  name: 'Vous avez été déconnecter de votre session.',
  args: { code: 'logged-out' },
};

export const LoginRequired: Story = {
  name: 'Connectez-vous pour accéder à votre compte.',
  args: { code: 'login-required' },
};

export const AlreadyLoggedIn: Story = {
  name: 'Vous êtes déjà connecté.',
  args: { code: 'already-logged-in' },
};

export const LoginSucceeded: Story = { name: 'Connexion réussie.', args: { code: 'login-succeeded' } };

export const CodeSent: Story = {
  name: 'Un code de vérification vous a été envoyé.',
  args: { code: 'code-sent' },
};
