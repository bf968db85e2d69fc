import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { loginMachine } from '#machines/account/login.machine.ts';
import type { SessionNoticeCode } from '#machines/session/notices.machine.ts';
import { firstVisit, sessionMachine } from '#machines/session/session.machine.ts';
import { LoginScreen } from '#screens/account/login-screen.tsx';
import { loginWording } from '#wording/login.ts';
import { noticesWording } from '#wording/notices.ts';
import { SessionShown } from '../sample/session-shown.tsx';
import { sampleUser } from '../sample/user.ts';
import { answer, happen, unpictured, useLiving } from './manual-answers.ts';
import { login, session } from './samples.ts';

const token = 'jeton';
type Tokens = { token: string; refreshToken?: string };

function LivingLogin({ begin, leave }: { begin: (tokens: Tokens) => void; leave: () => void }) {
  const live = useLiving(loginMachine, login, {
    input: { redirect: '/dashboard', identifier: '', password: '', draft: {} },
    done: { beginSession: begin, leave },
  });
  return <LoginScreen {...live} />;
}

/** The customer area of a session, and the login that follows an expired one. */
function LivingSession() {
  const [isAtLogin, setAtLogin] = useState(false);
  const [notice, setNotice] = useState<SessionNoticeCode>();
  const { snapshot, send } = useLiving(sessionMachine, session, {
    input: { ...firstVisit, token },
    done: { notify: ({ code }) => setNotice(code), leaveForLogin: () => setAtLogin(true) },
  });
  const begin = (tokens: Tokens) => {
    setNotice('login-succeeded');
    send({ type: 'login.succeeded', ...tokens });
  };
  return (
    <SessionShown
      session={snapshot}
      send={send}
      {...(notice !== undefined && { notice })}
      {...(isAtLogin && { page: <LivingLogin begin={begin} leave={() => setAtLogin(false)} /> })}
    />
  );
}

const meta = {
  title: 'Partout/Session/En direct',
  component: LivingSession,
  tags: ['en-direct', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/dashboard',
    statechart: {
      events: {
        'call.unauthorized': { type: 'call.unauthorized', token },
        'token.changed': { type: 'token.changed', token: null },
        'login.succeeded': { type: 'login.succeeded', token, refreshToken: 'jeton-long' },
        'user.changed': { type: 'user.changed', user: { ...sampleUser, first_name: 'Aminata' } },
      },
    },
  },
} satisfies Meta<typeof LivingSession>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const Expired: Story = {
  name: 'Parcours : session expirée, reconnexion, retour à la page',
  play: async ({ canvas, userEvent, step }) => {
    await step('L’espace client est ouvert', async () => {
      await answer('loadUser', 'loaded');
      await expect(await canvas.findByText(sampleUser.email)).toBeVisible();
    });
    await step('Un appel revient avec 401 : la session est expirée', async () => {
      happen('session', { type: 'call.unauthorized', token });
      await waitFor(() => expect(canvas.getByText(noticesWording['session-expired'].text)).toBeVisible());
    });
    await step('Un second 401 du même jeton ne change plus rien', async () => {
      happen('session', { type: 'call.unauthorized', token });
      await expect(canvas.getAllByText(noticesWording['session-expired'].text)).toHaveLength(1);
    });
    await step('La cliente se reconnecte', async () => {
      await userEvent.type(await canvas.findByLabelText(loginWording.identifier), 'client@exemple.ci');
      await userEvent.type(canvas.getByLabelText(loginWording.password), 'Tabaski-2026');
      await userEvent.click(canvas.getByRole('button', { name: loginWording.submit }));
      await answer('logIn', 'loggedIn');
    });
    await step('Elle revient où elle était', async () => {
      await answer('loadUser', 'loaded');
      await expect(await canvas.findByText(sampleUser.email)).toBeVisible();
    });
  },
};
