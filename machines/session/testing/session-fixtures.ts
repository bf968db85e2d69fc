import { createActor } from 'xstate';
import type { User } from '#openapi/schemas.ts';
import { deferredCall } from '../../testing/deferred-call.ts';
import { withEffects } from '../../with-effects.ts';
import {
  firstVisit,
  type RefreshAnswer,
  type SessionInput,
  sessionMachine,
  type UserAnswer,
} from '../session.machine.ts';

export const awa: User = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client@exemple.ci',
  numero_telephone: '0701020304',
};

/** A session for tests: the real machine with a device in memory and deferred calls. */
export function startSession(given: Partial<SessionInput> = {}) {
  const input: SessionInput = { ...firstVisit, id: 'tab', ...given };
  const refresh = deferredCall<{ refreshToken: string | null }, RefreshAnswer>();
  const loadUser = deferredCall<undefined, UserAnswer>();
  const said: string[] = [];
  const device: { token: string | null; user: User | null; epoch: string } = { ...input };
  const actor = createActor(
    withEffects(sessionMachine, {
      calls: { loadUser: loadUser.call, refresh: refresh.call },
      actions: {
        storeToken: ({ token }) => {
          device.token = token;
        },
        storeUser: ({ user }) => {
          device.user = user;
        },
        forgetCustomer: ({ epoch }) => Object.assign(device, { token: null, user: null, epoch }),
        forgetSession: ({ epoch }) => Object.assign(device, { token: null, user: null, epoch }),
        moveOwned: ({ from, to }) => {
          if (from !== to) said.push(`from ${from} to ${to}`);
        },
        forgetOthers: ({ email, session: { user } }) => {
          if (user?.pending_email === email) said.push(`${user.email} is ${email}`);
        },
        forgetDrafts: () => said.push('drafts forgotten'),
        storePath: () => said.push('path stored'),
        notify: ({ code }) => said.push(code),
        leaveForLogin: () => said.push('to /login'),
        leaveForHome: () => said.push('to /'),
        recheckPage: () => said.push('page rechecked'),
        warnIfUnstored: () => undefined,
      },
    }),
    { input },
  ).start();
  const elsewhere = (token: string | null, epoch = input.epoch) =>
    actor.send({ type: 'token.changed', token, epoch });
  const unauthorized = (token: string) => actor.send({ type: 'call.unauthorized', token });
  const logIn = (token: string, refreshToken?: string) =>
    actor.send({ type: 'login.succeeded', token, ...(refreshToken === undefined ? {} : { refreshToken }) });
  return {
    actor,
    said,
    device,
    refreshes: refresh.calls,
    loads: loadUser.calls,
    unauthorized,
    logIn,
    elsewhere,
  };
}

/** The provided actions of an expiry. */
export const expiry = ['path stored', 'session-expired', 'to /login'];
