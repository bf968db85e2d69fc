import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneNotice } from '../sample/one-notice.tsx';

/* A story is called as its notice reads; their looks are tested with the component (Interface/Composants/Messages). */
const meta = {
  title: 'Partout/Messages/Inscription, codes et mot de passe oublié',
  component: OneNotice,
  tags: ['!test'],
} satisfies Meta<typeof OneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RegistrationSucceeded: Story = {
  name: 'La création de votre compte a réussi.',
  args: { code: 'registration-succeeded' },
};

export const RegistrationCredentialsWrong: Story = {
  name: "Nom d'utilisateur ou mot de passe incorrect.",
  args: { code: 'registration-credentials-wrong' },
};

export const RegistrationRefused: Story = {
  name: 'Une erreur est survenue',
  args: { code: 'registration-refused' },
};

export const RegistrationServerFailed: Story = {
  name: "Une erreur s'est produite lors de la connexion.",
  args: { code: 'registration-server-failed' },
};

export const RegistrationUnknownError: Story = {
  name: 'Une erreur inconnue est survenue.',
  args: { code: 'registration-unknown-error' },
};

export const ActivationSucceeded: Story = {
  name: "L'activation de votre compte a été effectuée avec succès !",
  args: { code: 'activation-succeeded' },
};

export const CodeInvalid: Story = { name: 'Code OTP invalide ou expiré.', args: { code: 'code-invalid' } };

export const CodeAccountUnknown: Story = {
  name: 'Aucun compte trouvé avec cet email.',
  args: { code: 'code-account-unknown' },
};

export const CodeActivationFailed: Story = {
  name: "L'activation de votre compte a échoué, veuillez réessayer.",
  args: { code: 'code-activation-failed' },
};

export const RecoveryEmailUnknown: Story = {
  name: 'Aucun utilisateur trouve avec cet email.',
  args: { code: 'recovery-email-unknown' },
};

export const RecoveryFailed: Story = {
  name: "Une erreur s'est produite lors du traitement.",
  args: { code: 'recovery-failed' },
};

export const ResetTokenInvalid: Story = {
  name: 'Le token de verification est invalide.',
  args: { code: 'reset-token-invalid' },
};

export const ResetFailed: Story = {
  name: "Une erreur s'est produite lors du traitement.",
  args: { code: 'reset-failed' },
};
