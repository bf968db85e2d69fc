import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StateValue } from 'xstate';
import {
  type ForgotPasswordContext,
  forgotPasswordMachine,
} from '#machines/account/forgot-password.machine.ts';
import { at } from '#machines/at.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx';
import { forgotPasswordWording } from '#wording/forgot-password.ts';
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

export const IdleWithOffer: Story = {
  name: 'E-mail incomplet, correction proposée',
  args: shown({ filling: 'idle' }, { values: { email: 'client@gmail.co' }, submitted: false }),
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: forgotPasswordWording.submit });
    const offer = () => canvas.queryByRole('button', { name: /^Utiliser/ });
    const place = () => send.getBoundingClientRect().top;
    canvas.getByRole('textbox').focus();
    const before = place();
    await expect(offer()).toBeNull();
    // The press on the button takes the focus: the offer appears, and the button stays below the finger.
    send.focus();
    await expect(offer()).toBeVisible();
    await expect(place()).toBe(before);
  },
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
