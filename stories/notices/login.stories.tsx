import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneNotice } from '../sample/one-notice.tsx';

/* A story is called as its notice reads; their looks are tested with the component (Interface/Composants/Messages). */
const meta = {
  title: 'Partout/Messages/Connexion',
  component: OneNotice,
  tags: ['!test'],
} satisfies Meta<typeof OneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoginCredentialsWrong: Story = {
  name: "Nom d'utilisateur ou mot de passe incorrect.",
  args: { code: 'login-credentials-wrong' },
};

export const LoginAccountInactive: Story = {
  name: "Le compte de l'utilisateur n'est pas actif.",
  args: { code: 'login-account-inactive' },
};

export const LoginServerFailed: Story = {
  name: "Une erreur s'est produite lors de la connexion.",
  args: { code: 'login-server-failed' },
};

export const LoginUnknownError: Story = { name: 'Erreur inconnue.', args: { code: 'login-unknown-error' } };

export const LoginUnexpectedAnswer: Story = {
  name: 'Réponse inattendue du serveur.',
  args: { code: 'login-unexpected-answer' },
};
