import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import {
  type ForgotPasswordContext,
  forgotPasswordMachine,
} from '#machines/account/forgot-password.machine.ts';
import { at } from '#machines/at.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx';
import { inPlainFrame } from './sample/plain-frame.tsx';

const shown = (value: StateValue, context: Partial<ForgotPasswordContext> = {}) => ({
  snapshot: at(forgotPasswordMachine, value, {
    values: { email: 'client@exemple.ci' },
    submitted: true,
    sentTo: 'client@exemple.ci',
    refusal: null,
    ...context,
  }),
});

const meta = {
  title: 'Compte/Mot de passe oublié',
  id: 'compte-mot-de-passe-oublie',
  parameters: { path: '/forgot-password' },
  component: ForgotPasswordScreen,
  decorators: [inPlainFrame],
  args: {
    ...shown({ filling: 'idle' }, { values: { email: '' }, submitted: false }),
    send: () => undefined,
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Formulaire vide (forgot password)' };

export const Invalid: Story = {
  name: 'E-mail à corriger',
  args: shown({ filling: 'invalid' }, { values: { email: 'client@' } }),
};

export const Submitting: Story = { name: 'Envoi en cours', args: shown('submitting') };

export const Refused: Story = {
  name: 'E-mail inconnu',
  args: shown({ filling: 'refused' }, { refusal: { code: 'recovery-email-unknown' } }),
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: shown({ filling: 'unreachable' }),
};

export const Sent: Story = { name: 'Lien envoyé', args: shown('sent') };
