import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StateValue } from 'xstate';
import {
  type ForgotPasswordContext,
  forgotPasswordMachine,
} from '#machines/account/forgot-password.machine.ts';
import { at } from '#machines/at.ts';
import { withEffects } from '#machines/with-effects.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx';
import { forgotPasswordWording } from '#wording/forgot-password.ts';
import { inPlainFrame } from './sample/plain-frame.tsx';

const state = (value: StateValue, context: Partial<ForgotPasswordContext> = {}) =>
  at(forgotPasswordMachine, value, {
    values: { email: 'client@exemple.ci' },
    submitted: true,
    sentTo: 'client@exemple.ci',
    refusal: null,
    ...context,
  });

const meta = {
  title: 'Compte/Mot de passe oublié',
  id: 'compte-mot-de-passe-oublie',
  parameters: { path: '/forgot-password' },
  component: ForgotPasswordScreen,
  decorators: [inPlainFrame],
  args: {
    snapshot: state({ filling: 'idle' }, { values: { email: '' }, submitted: false }),
    send: () => undefined,
  },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Idle: Story = { name: 'Formulaire vide (forgot password)' };
export const IdleOnPhone: Story = { ...phone, name: 'Formulaire vide, au téléphone', tags: ['phone'] };

export const Invalid: Story = {
  name: 'E-mail à corriger',
  args: { snapshot: state({ filling: 'invalid' }, { values: { email: 'client@' } }) },
};

export const Submitting: Story = { name: 'Envoi en cours', args: { snapshot: state('submitting') } };

export const Refused: Story = {
  name: 'E-mail inconnu',
  args: { snapshot: state({ filling: 'refused' }, { refusal: { code: 'recovery-email-unknown' } }) },
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: { snapshot: state({ filling: 'unreachable' }) },
};

export const Sent: Story = { name: 'Lien envoyé', args: { snapshot: state('sent') } };
export const SentOnPhone: Story = { ...Sent, ...phone, name: 'Lien envoyé, au téléphone', tags: ['phone'] };

function LivingForgotPassword() {
  const [machine] = useState(() =>
    withEffects(forgotPasswordMachine, {
      calls: { requestLink: async () => ({ kind: 'sent' }) },
      actions: {
        forgetDraft: () => undefined,
        prefillLoginEmail: () => undefined,
        dismissContradictedNotices: () => undefined,
        notify: () => undefined,
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { draft: {} } });
  return <ForgotPasswordScreen snapshot={snapshot} send={send} />;
}

export const Journey: Story = {
  tags: ['live'],
  name: 'Parcours : envoyé, puis retour au formulaire',
  render: () => <LivingForgotPassword />,
  play: async ({ canvas, userEvent }) => {
    const { email, title, sent } = forgotPasswordWording;
    await userEvent.type(canvas.getByLabelText(email), 'client@exemple.ci{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: sent.title })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: sent.retry }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
    expect(canvas.getByLabelText(email)).toHaveValue('client@exemple.ci');
  },
};
