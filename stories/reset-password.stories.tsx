import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { type ResetPasswordContext, resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import { at } from '#machines/at.ts';
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx';
import { inPlainFrame } from './sample/plain-frame.tsx';

const shown = (value: StateValue, context: Partial<ResetPasswordContext> = {}) => ({
  snapshot: at(resetPasswordMachine, value, {
    token: '5e8d1c0b9a7f4e2d',
    values: { new_password: 'Ladoum!2027', confirmation: 'Ladoum!2027' },
    touched: [],
    refusal: null,
    ...context,
  }),
});

const meta = {
  title: 'Compte/Nouveau mot de passe (lien reçu)',
  id: 'compte-nouveau-mot-de-passe-lien-recu',
  parameters: { path: '/account/reset-password/jeton' },
  component: ResetPasswordScreen,
  decorators: [inPlainFrame],
  args: {
    ...shown({ filling: 'idle' }, { values: { new_password: '', confirmation: '' } }),
    send: () => undefined,
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Formulaire vide (reset password)' };

export const IdleDifferent: Story = {
  name: 'Deux mots de passe différents',
  args: shown({ filling: 'idle' }, { values: { new_password: 'Ladoum!2027', confirmation: 'Ladoum!2026' } }),
};

export const IdleShort: Story = {
  name: 'Mot de passe trop court',
  args: shown(
    { filling: 'idle' },
    { values: { new_password: 'Ladoum!', confirmation: '' }, touched: ['new_password'] },
  ),
};

export const Submitting: Story = { name: 'Enregistrement en cours', args: shown('submitting') };

export const Refused: Story = {
  name: 'Lien invalide',
  args: shown({ filling: 'refused' }, { refusal: { code: 'reset-token-invalid' } }),
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: shown({ filling: 'unreachable' }),
};

export const Changed: Story = { name: 'Mot de passe changé', args: shown('changed') };
