import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { loginMachine } from '#machines/account/login.machine.ts';
import { LoginScreen } from '#screens/account/login-screen.tsx';
import { codeEntryWording } from '#wording/code-entry.ts';
import { loginWording as wording } from '#wording/login.ts';
import { inPlainFrame } from '../sample/plain-frame.tsx';
import { LivingCodeEntry } from './living-code-entry.tsx';
import { answer, unpictured, useLiving } from './manual-answers.ts';
import { login } from './samples.ts';

/** The login page, and the page that follows where a code was sent. */
function LivingLogin() {
  const [place, setPlace] = useState('/login');
  const live = useLiving(loginMachine, login, {
    input: { redirect: null, identifier: '', password: '', draft: {} },
    done: { leave: ({ path }) => setPlace(path) },
  });
  if (place === '/two-factor-auth') return <LivingCodeEntry purpose="twoFactor" />;
  return <LoginScreen {...live} />;
}

const meta = {
  title: 'Compte/Connexion/En direct',
  component: LivingLogin,
  decorators: [inPlainFrame],
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/login' },
} satisfies Meta<typeof LivingLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const TwoFactor: Story = {
  name: 'Parcours : mot de passe faux, puis double authentification',
  play: async ({ canvas, userEvent, step }) => {
    const identifier = canvas.getByLabelText(wording.identifier);
    const submit = () => canvas.getByRole('button', { name: wording.submit });
    await step('L’identifiant et le mot de passe sont saisis', async () => {
      await userEvent.type(identifier, 'client@exemple.ci');
      await userEvent.type(canvas.getByLabelText(wording.password), 'Tabaski-2025');
      await userEvent.click(submit());
    });
    await step('Le serveur refuse : ce qui est saisi reste', async () => {
      await answer('logIn', 'refused · login-credentials-wrong');
      await expect(identifier).toHaveValue('client@exemple.ci');
      await expect(await canvas.findByRole('alert')).toBeVisible();
    });
    await step('Le bon mot de passe : un code est envoyé', async () => {
      await userEvent.click(submit());
      await answer('logIn', 'codeSent');
    });
    await step('Le code est saisi et compte : la session est ouverte', async () => {
      const [first] = await canvas.findAllByRole('textbox', { name: /^Chiffre 1 / });
      await userEvent.click(first ?? document.body);
      await userEvent.paste('73051');
      await userEvent.click(canvas.getByRole('button', { name: codeEntryWording.twoFactor.submit }));
      await answer('verify', 'loggedIn');
      await expect(await canvas.findByRole('button', { name: codeEntryWording.submitting })).toBeVisible();
    });
  },
};
