import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { action } from 'storybook/actions';
import { expect } from 'storybook/test';
import { loginMachine } from '#machines/account/login.ts';
import { type EffectsOf, withEffects } from '#machines/with-effects.ts';
import { LoginScreen } from '#screens/account/login.tsx';
import { answer, byHand, useShown } from './by-hand.ts';

type LoginEffects = EffectsOf<typeof loginMachine>;
const refused = <Code extends string>(code: Code) => ({ kind: 'refused', refusal: { code } }) as const;

const effects: LoginEffects = {
  calls: byHand<LoginEffects['calls']>({
    logIn: {
      loggedIn: { kind: 'loggedIn', token: 'jeton' },
      codeSent: { kind: 'codeSent', email: 'client@exemple.ci' },
      refused: {
        'login-credentials-wrong': refused('login-credentials-wrong'),
        'login-account-inactive': refused('login-account-inactive'),
        'login-server-failed': refused('login-server-failed'),
        'login-unknown-error': refused('login-unknown-error'),
        'login-unexpected-answer': refused('login-unexpected-answer'),
      },
    },
    awaitSession: { done: undefined },
  }),
  actions: {
    beginSession: action('beginSession'),
    keepIdentifier: action('keepIdentifier'),
    keepTwoFactorEmail: action('keepTwoFactorEmail'),
    keepActivationEmail: action('keepActivationEmail'),
    forgetActivationEmail: action('forgetActivationEmail'),
    keepDraft: action('keepDraft'),
    forgetDraft: action('forgetDraft'),
    forgetRedirect: action('forgetRedirect'),
    tell: action('tell'),
    leave: action('leave'),
  },
};

function LivingLogin() {
  const [machine] = useState(() => withEffects(loginMachine, effects));
  const [snapshot, send, actor] = useMachine(machine, {
    input: { redirect: null, identifier: '', draft: {} },
  });
  useShown(actor);
  return <LoginScreen snapshot={snapshot} send={send} />;
}

const meta = {
  title: 'Compte/Connexion/En direct',
  component: LivingLogin,
  tags: ['live', '!autodocs'],
  parameters: { path: '/login' },
} satisfies Meta<typeof LivingLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const TwoFactor: Story = {
  name: 'Parcours : mot de passe faux, puis double authentification',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const fields = canvasElement.querySelectorAll('input');
    const submit = () => canvasElement.querySelector<HTMLElement>('form [type=submit]') ?? document.body;
    await step('L’identifiant et le mot de passe sont saisis', async () => {
      await userEvent.type(fields[0] ?? document.body, 'client@exemple.ci');
      await userEvent.type(fields[1] ?? document.body, 'Tabaski-2025');
      await userEvent.click(submit());
    });
    await step('Le serveur refuse : ce qui est saisi reste', async () => {
      await answer('logIn', 'refused · login-credentials-wrong');
      await expect(fields[0]).toHaveValue('client@exemple.ci');
      await expect(await canvas.findByRole('alert')).toBeVisible();
    });
    await step('Le bon mot de passe : un code est envoyé', async () => {
      await userEvent.click(submit());
      await answer('logIn', 'codeSent');
    });
  },
};
