// §2 Shared layout: With a token
// §2 Dashboard: Logout clears the
// §2 Dashboard: « Déconnexion »
// §2 Dashboard: « Vous avez
// §4 Session: Visitor (no token)
// §4 Session: A 401 with
// §4 Session: Login stores the
// §6 Roles: Two states: visitor
// §8 Session: A 401 with
// §8 Session: « Session expirée
// §8 Session: « Bonjour, votre

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { withEffects } from '#machines/with-effects.ts';
import type { User } from '#openapi/schemas.ts';
import { type RefreshAnswer, type SessionInput, sessionMachine, type UserAnswer } from './session.ts';

const awa: User = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client@exemple.ci',
  numero_telephone: '0701020304',
};

type Deferred<T> = { resolve: (value: T) => void; reject: (reason: Error) => void; signal: AbortSignal };

/** The real session on a device in memory; calls are answered by hand. */
const open = (input: SessionInput = { token: null, user: null }) => {
  const said: string[] = [];
  const device: { token: string | null; user: User | null } = { ...input };
  const refreshes: (Deferred<RefreshAnswer> & { refreshToken: string | null })[] = [];
  const loads: Deferred<UserAnswer>[] = [];
  const actor = createActor(
    withEffects(sessionMachine, {
      calls: {
        loadUser: (_, signal) =>
          new Promise((resolve, reject) => {
            loads.push({ resolve, reject, signal });
          }),
        refresh: ({ refreshToken }, signal) =>
          new Promise((resolve, reject) => {
            refreshes.push({ resolve, reject, signal, refreshToken });
          }),
      },
      actions: {
        keepToken: ({ token }) => {
          device.token = token;
        },
        keepUser: ({ user }) => {
          device.user = user;
        },
        forgetCustomer: () => {
          device.token = null;
          device.user = null;
        },
        forgetDrafts: () => said.push('drafts forgotten'),
        keepPath: () => said.push('path kept'),
        tell: ({ code }) => said.push(code),
        leaveForLogin: () => said.push('to /login'),
        leaveForHome: () => said.push('to /'),
        recheckPage: () => said.push('page rechecked'),
      },
    }),
    { input },
  ).start();
  const unauthorized = (token: string) => actor.send({ type: 'call.unauthorized', token });
  const logIn = (token: string, refreshToken?: string) =>
    actor.send({ type: 'login.succeeded', token, ...(refreshToken === undefined ? {} : { refreshToken }) });
  return { actor, said, device, refreshes, loads, unauthorized, logIn };
};

const expiry = ['path kept', 'session-expired', 'to /login'];

describe('session', () => {
  it('is a visitor’s without a stored token and authenticated with one', () => {
    expect(open().actor.getSnapshot().value).toBe('visitor');
    const { actor } = open({ token: 'a', user: awa });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(actor.getSnapshot().context).toEqual({
      ...{ token: 'a', refreshToken: null, replaced: [] },
      ...{ user: awa, owner: awa.email, customers: 0 },
    });
  });

  it('keeps the token of a login on the device and forgets the user of the one before', () => {
    const { actor, device, logIn } = open({ token: 'a', user: awa });
    logIn('b');
    expect(device).toEqual({ token: 'b', user: null });
    expect(actor.getSnapshot().context).toMatchObject({ token: 'b', user: null });
  });

  it('fills the user after login, and keeps the session where that fails, with a retry', async () => {
    const { actor, device, loads, logIn } = open();
    logIn('a');
    loads[0]?.reject(new Error('no answer'));
    await waitFor(actor, (snapshot) => snapshot.matches({ authenticated: { profile: 'missing' } }));
    expect(device.token).toBe('a');
    actor.send({ type: 'user.retried' });
    loads[1]?.resolve({ kind: 'refused' });
    await waitFor(actor, (snapshot) => snapshot.matches({ authenticated: { profile: 'missing' } }));
    actor.send({ type: 'user.retried' });
    loads[2]?.resolve({ kind: 'loaded', user: awa });
    await waitFor(actor, (snapshot) => snapshot.matches({ authenticated: { profile: 'loaded' } }));
    expect(device).toEqual({ token: 'a', user: awa });
    expect(actor.getSnapshot().context).toMatchObject({ owner: awa.email, customers: 0 });
  });

  it('takes the user as a changed profile says, and no older answer lands after it', async () => {
    const { actor, device, loads } = open({ token: 'a', user: awa });
    actor.send({ type: 'user.changed', user: { ...awa, first_name: 'Aya' } });
    expect(loads[0]?.signal.aborted).toBe(true);
    loads[0]?.resolve({ kind: 'loaded', user: awa });
    await Promise.resolve();
    expect(actor.getSnapshot().context.user?.first_name).toBe('Aya');
    expect(device.user?.first_name).toBe('Aya');
  });

  it('never lets the user of an ended session land in the next one', async () => {
    const { actor, device, loads, logIn } = open();
    logIn('a');
    actor.send({ type: 'logout.requested' });
    logIn('b');
    expect(loads[0]?.signal.aborted).toBe(true);
    loads[0]?.resolve({ kind: 'loaded', user: awa });
    await Promise.resolve();
    expect(device.user).toBeNull();
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  it('tells one notice and redirects once for twelve 401s at once', () => {
    const { actor, said, device, unauthorized } = open({ token: 'a', user: awa });
    for (let call = 0; call < 12; call += 1) unauthorized('a');
    expect(said).toEqual(expiry);
    expect(device).toEqual({ token: null, user: null });
    expect(actor.getSnapshot().value).toBe('visitor');
  });

  it('does not let a late 401 of an older token end a newer session', () => {
    const { actor, said, device, unauthorized, logIn } = open({ token: 'old', user: awa });
    unauthorized('old');
    logIn('new');
    said.length = 0;
    unauthorized('old');
    expect(said).toEqual([]);
    expect(device.token).toBe('new');
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
  });

  it('says nothing of a 401 that arrives after logout', () => {
    const { actor, said, unauthorized } = open({ token: 'a', user: awa });
    actor.send({ type: 'logout.requested' });
    said.length = 0;
    unauthorized('a');
    expect(said).toEqual([]);
  });

  it('logs out: erases the customer, says so, goes home', () => {
    const { actor, said, device } = open({ token: 'a', user: awa });
    actor.send({ type: 'logout.requested' });
    expect(said).toEqual(['logged-out', 'to /']);
    expect(device).toEqual({ token: null, user: null });
    expect(actor.getSnapshot().context).toEqual({
      token: null,
      refreshToken: null,
      replaced: [],
      user: null,
      owner: null,
      customers: 0,
    });
  });

  it('sends one refresh for twelve 401s and keeps what it gave', async () => {
    const { actor, said, device, refreshes, unauthorized, logIn } = open();
    logIn('a', 'r1');
    for (let call = 0; call < 12; call += 1) unauthorized('a');
    expect(refreshes.map(({ refreshToken }) => refreshToken)).toEqual(['r1']);
    refreshes[0]?.resolve({ kind: 'refreshed', token: 'b', refreshToken: 'r2' });
    await waitFor(actor, (snapshot) => snapshot.context.token === 'b');
    expect(device.token).toBe('b');
    expect(said).toEqual([]);
    unauthorized('a');
    expect(refreshes).toHaveLength(1);
    unauthorized('b');
    expect(refreshes[1]?.refreshToken).toBe('r2');
  });

  it('refreshes again with the same refresh token where no new one was given', async () => {
    const { actor, refreshes, unauthorized, logIn } = open();
    logIn('a', 'r1');
    unauthorized('a');
    refreshes[0]?.resolve({ kind: 'refreshed', token: 'b' });
    await waitFor(actor, (snapshot) => snapshot.context.token === 'b');
    unauthorized('b');
    expect(refreshes[1]?.refreshToken).toBe('r1');
    refreshes[1]?.resolve({ kind: 'refreshed', token: 'c' });
    await waitFor(actor, (snapshot) => snapshot.context.token === 'c');
    expect(actor.getSnapshot().context.replaced).toEqual(['a', 'b']);
  });

  it('ends the session once when the refresh is refused', async () => {
    const { actor, said, device, refreshes, unauthorized, logIn } = open();
    logIn('a', 'r1');
    unauthorized('a');
    unauthorized('a');
    refreshes[0]?.resolve({ kind: 'refused' });
    await waitFor(actor, (snapshot) => snapshot.matches('visitor'));
    expect(said).toEqual(expiry);
    expect(device.token).toBeNull();
  });

  it('does not end the session because a refresh could not reach the provider', async () => {
    const { actor, said, device, refreshes, unauthorized, logIn } = open();
    logIn('a', 'r1');
    unauthorized('a');
    refreshes[0]?.reject(new Error('no answer'));
    await waitFor(actor, (snapshot) => snapshot.matches({ authenticated: { access: 'valid' } }));
    expect(said).toEqual([]);
    expect(device.token).toBe('a');
    unauthorized('a');
    expect(refreshes).toHaveLength(2);
  });

  it('does not let the refresh of an ended session start it again', async () => {
    const { actor, device, refreshes, unauthorized, logIn } = open();
    logIn('a', 'r1');
    unauthorized('a');
    actor.send({ type: 'logout.requested' });
    expect(refreshes[0]?.signal.aborted).toBe(true);
    refreshes[0]?.resolve({ kind: 'refreshed', token: 'b' });
    await Promise.resolve();
    expect(device.token).toBeNull();
    expect(actor.getSnapshot().value).toBe('visitor');
  });

  it('follows a login in another tab without a notice', () => {
    const { actor, said } = open();
    actor.send({ type: 'token.changed', token: 'b' });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(said).toEqual(['page rechecked']);
  });

  it('counts another customer whom another tab logged in, and forgets what was typed here', async () => {
    const { actor, said, loads } = open({ token: 'a', user: awa });
    actor.send({ type: 'token.changed', token: 'b' });
    expect(loads[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ user: null, owner: awa.email, customers: 0 });
    actor.send({ type: 'user.changed', user: { ...awa, first_name: 'Aya' } });
    expect(actor.getSnapshot().context.user).toBeNull();
    loads.at(-1)?.resolve({ kind: 'loaded', user: { ...awa, email: 'autre@exemple.ci' } });
    await waitFor(actor, (snapshot) => snapshot.context.user !== null);
    expect(actor.getSnapshot().context).toMatchObject({ owner: 'autre@exemple.ci', customers: 1 });
    expect(actor.getSnapshot().matches({ authenticated: { profile: 'loaded' } })).toBe(true);
    expect(said).toEqual(['page rechecked', 'drafts forgotten']);
  });

  it('takes a token that another tab refreshed, and an e-mail that was changed here, for the same customer’s', async () => {
    const { actor, said, loads } = open({ token: 'a', user: awa });
    actor.send({ type: 'user.changed', user: { ...awa, email: 'awa@exemple.ci' } });
    actor.send({ type: 'token.changed', token: 'b' });
    loads.at(-1)?.resolve({ kind: 'loaded', user: { ...awa, email: 'awa@exemple.ci' } });
    await waitFor(actor, (snapshot) => snapshot.context.user !== null);
    expect(actor.getSnapshot().context).toMatchObject({ owner: 'awa@exemple.ci', customers: 0 });
    expect(said).toEqual(['page rechecked']);
  });

  it('follows a logout or an expiry in another tab without a notice of its own', () => {
    const { actor, said } = open({ token: 'a', user: awa });
    actor.send({ type: 'token.changed', token: null });
    expect(actor.getSnapshot().value).toBe('visitor');
    expect(actor.getSnapshot().context.user).toBeNull();
    expect(said).toEqual(['drafts forgotten', 'page rechecked']);
  });

  it('takes the news of its own token for no news', () => {
    const { actor, said, loads } = open({ token: 'a', user: awa });
    actor.send({ type: 'token.changed', token: 'a' });
    expect(said).toEqual([]);
    expect(loads).toHaveLength(1);
    const visitor = open();
    visitor.actor.send({ type: 'token.changed', token: null });
    expect(visitor.said).toEqual([]);
  });

  it('never uses its refresh token for the session that another tab has put in its place', () => {
    const { actor, refreshes, said, unauthorized, logIn } = open();
    logIn('a', 'r1');
    actor.send({ type: 'token.changed', token: 'b' });
    said.length = 0;
    unauthorized('b');
    expect(refreshes).toHaveLength(0);
    expect(said).toEqual(expiry);
  });

  it('reads nothing in a token: one that says it expired long ago is held until the provider refuses it', () => {
    const expired = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    const { actor, said } = open({ token: expired, user: awa });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(said).toEqual([]);
  });

  it('keeps device and session equal, and tells one expiry per ended session, whatever happens', async () => {
    const tokens = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({
        type: fc.constant('login.succeeded' as const),
        token: tokens,
        refreshToken: fc.constantFrom('r1', 'r2'),
      }),
      fc.record({ type: fc.constant('login.succeeded' as const), token: tokens }),
      fc.record({ type: fc.constant('call.unauthorized' as const), token: tokens }),
      fc.record({ type: fc.constant('token.changed' as const), token: fc.option(tokens) }),
      fc.record({ type: fc.constantFrom('logout.requested' as const, 'user.retried' as const) }),
      fc.record({ type: fc.constant('refresh.answered' as const), answer: fc.constantFrom('b', 'refused') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { actor, device, said, refreshes } = open();
        const settled = new Set<number>();
        let expiries = 0;
        for (const event of steps) {
          const before = actor.getSnapshot();
          if (event.type === 'refresh.answered') {
            settled.add(refreshes.length - 1);
            refreshes
              .at(-1)
              ?.resolve(
                event.answer === 'refused' ? { kind: 'refused' } : { kind: 'refreshed', token: event.answer },
              );
            await new Promise((resolve) => setImmediate(resolve));
          } else {
            if (event.type === 'token.changed') device.token = event.token;
            actor.send(event);
          }
          const after = actor.getSnapshot();
          const toldNow = said.filter((line) => line === 'session-expired').length - expiries;
          expiries += toldNow;
          expect(device.token).toBe(after.context.token);
          expect(after.matches('authenticated')).toBe(after.context.token !== null);
          expect(toldNow).toBeLessThanOrEqual(before.matches('authenticated') ? 1 : 0);
          expect(said.filter((line) => line === 'to /login')).toHaveLength(expiries);
          if (event.type === 'call.unauthorized' && event.token !== before.context.token) {
            expect(after).toBe(before);
          }
          const running = refreshes.filter(({ signal }, index) => !signal.aborted && !settled.has(index));
          expect(running.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200, seed: 2026 },
    );
  });
});
