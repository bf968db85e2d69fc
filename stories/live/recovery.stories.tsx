import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx';
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx';
import { Button } from '#ui/button.tsx';
import { forgotPasswordWording as forgot } from '#wording/forgot-password.ts';
import { resetPasswordWording as reset } from '#wording/reset-password.ts';
import { inPlainFrame } from '../sample/plain-frame.tsx';
import { answer, unpictured, useLiving } from './manual-answers.ts';
import { forgotPassword, resetPassword } from './samples.ts';

const openLink = 'Ouvrir le lien reçu par e-mail';

function LivingReset() {
  const live = useLiving(resetPasswordMachine, resetPassword, { input: { token: '5e8d1c0b9a7f4e2d' } });
  return <ResetPasswordScreen {...live} />;
}

/** The request for a link; `link` replaces the mailbox, and opens the page of the new password. */
function LivingForgot({ link }: { link: () => void }) {
  const live = useLiving(forgotPasswordMachine, forgotPassword, { input: { draft: {} } });
  return (
    <>
      <ForgotPasswordScreen {...live} />
      {live.snapshot.matches('sent') && <Button onClick={link}>{openLink}</Button>}
    </>
  );
}

function LivingRecovery({ isLinkOpened = false }: { isLinkOpened?: boolean }) {
  const [isOpened, setOpened] = useState(isLinkOpened);
  return isOpened ? <LivingReset /> : <LivingForgot link={() => setOpened(true)} />;
}

const meta = {
  title: 'Compte/Mot de passe oublié/En direct',
  id: 'compte-mot-de-passe-oublie-en-direct',
  component: LivingRecovery,
  decorators: [inPlainFrame],
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/forgot-password' },
} satisfies Meta<typeof LivingRecovery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const LiveReset: Story = {
  name: 'En direct, nouveau mot de passe',
  args: { isLinkOpened: true },
  parameters: { path: '/reset-password' },
};

export const Recovered: Story = {
  name: 'Parcours : mot de passe oublié, lien reçu, mot de passe changé',
  play: async ({ canvas, userEvent, step }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    await step('L’adresse est inconnue', async () => {
      await userEvent.type(canvas.getByLabelText(forgot.email), 'cliente@exemple.ci');
      await press(forgot.submit);
      await answer('requestLink', 'refused · recovery-email-unknown');
      await expect(await canvas.findByRole('alert')).toBeVisible();
    });
    await step('La bonne adresse : le lien part', async () => {
      await userEvent.clear(canvas.getByLabelText(forgot.email));
      await userEvent.type(canvas.getByLabelText(forgot.email), 'client@exemple.ci');
      await press(forgot.submit);
      await answer('requestLink', 'sent');
      await expect(await canvas.findByRole('heading', { name: forgot.sent.title })).toBeVisible();
    });
    await step('Le lien est ouvert, un nouveau mot de passe choisi', async () => {
      await press(openLink);
      await userEvent.type(await canvas.findByLabelText(reset.password), 'Ladoum!2027');
      await userEvent.type(canvas.getByLabelText(reset.confirmation), 'Ladoum!2027');
      await press(reset.submit);
    });
    await step('La réponse se perd : ce qui est saisi reste', async () => {
      await answer('setPassword', 'perdu : aucune réponse');
      await expect(await canvas.findByLabelText(reset.password)).toHaveValue('Ladoum!2027');
    });
    await step('Une seconde fois : le mot de passe est changé', async () => {
      await press(reset.submit);
      await answer('setPassword', 'changed');
      await expect(await canvas.findByRole('heading', { name: reset.done.title })).toBeVisible();
    });
  },
};

export const Journey: Story = {
  name: 'Parcours : envoyé, puis retour au formulaire',
  play: async ({ canvas, userEvent }) => {
    const { email, title, sent } = forgot;
    await userEvent.type(canvas.getByLabelText(email), 'client@exemple.ci{Enter}');
    await answer('requestLink', 'sent');
    await waitFor(() => expect(canvas.getByRole('heading', { name: sent.title })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: sent.retry }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus());
    expect(canvas.getByLabelText(email)).toHaveValue('client@exemple.ci');
  },
};
