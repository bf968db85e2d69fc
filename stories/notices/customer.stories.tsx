import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneNotice } from '../sample/one-notice.tsx';

/* A story is called as its notice reads; their looks are tested with the component (Interface/Composants/Messages). */
const meta = {
  title: 'Partout/Messages/Espace client',
  component: OneNotice,
  tags: ['!test'],
} satisfies Meta<typeof OneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InvoiceFailed: Story = {
  name: 'La facture n’a pas pu être préparée. Réessayez dans un instant.',
  args: { code: 'invoice-failed' },
};

export const ProfileUpdated: Story = {
  name: 'Vos informations ont été mises à jour avec succès',
  args: { code: 'profile-updated' },
};

export const ProfilePhoneKept: Story = {
  name: 'Votre ancien numéro de téléphone a été gardé : un compte en a toujours un.',
  args: { code: 'profile-phone-kept' },
};

export const ProfileUpdateFailed: Story = {
  name: 'Une erreur est survenue lors de la mise à jour du profil',
  args: { code: 'profile-update-failed' },
};

export const PasswordChanged: Story = {
  name: 'Votre mot de passe a été mis à jour avec succès.',
  args: { code: 'password-changed' },
};

export const PasswordChangeFailed: Story = {
  name: "Une erreur s'est produite lors de la mise à jour du mot de passe.",
  args: { code: 'password-change-failed' },
};
