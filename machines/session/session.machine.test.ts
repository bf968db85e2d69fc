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

import { describe, expect, it } from 'vitest';
import { firstVisit } from './session.machine.ts';
import { awa, expiry, startSession } from './testing/session-fixtures.ts';

describe('session', () => {
  it('is a visitor’s without a stored token and authenticated with one', () => {
    expect(startSession().actor.getSnapshot().value).toBe('visitor');
    const { actor } = startSession({ token: 'a', user: awa });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ token: 'a', user: awa, owner: awa.email });
  });

  it('stores the token of a login on the device and clears the previous user', () => {
    const { actor, device, logIn } = startSession({ token: 'a', user: awa });
    logIn('b');
    expect(device).toMatchObject({ token: 'b', user: null });
    expect(actor.getSnapshot().context).toMatchObject({ token: 'b', user: null });
  });

  it('loads the user after login, and keeps the session where that fails, with a retry', async () => {
    const { actor, device, loads, logIn } = startSession();
    logIn('a');
    await loads[0]?.fail();
    expect(actor.getSnapshot().matches({ authenticated: { profile: 'missing' } })).toBe(true);
    expect(device.token).toBe('a');
    actor.send({ type: 'user.retried' });
    await loads[1]?.answer({ kind: 'refused' });
    expect(actor.getSnapshot().matches({ authenticated: { profile: 'missing' } })).toBe(true);
    actor.send({ type: 'user.retried' });
    await loads[2]?.answer({ kind: 'loaded', user: awa });
    expect(device).toMatchObject({ token: 'a', user: awa });
    expect(actor.getSnapshot().context).toMatchObject({ owner: awa.email, customers: 0 });
  });

  it('takes the user of a changed profile, and ignores older answers after it', async () => {
    const { actor, device, loads } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'user.changed', user: { ...awa, first_name: 'Aya' } });
    expect(loads[0]?.signal.aborted).toBe(true);
    await loads[0]?.answer({ kind: 'loaded', user: awa });
    expect(actor.getSnapshot().context.user?.first_name).toBe('Aya');
    expect(device.user?.first_name).toBe('Aya');
  });

  it('ignores the user of an ended session', async () => {
    const { actor, device, loads, logIn } = startSession();
    logIn('a');
    actor.send({ type: 'logout.requested' });
    logIn('b');
    expect(loads[0]?.signal.aborted).toBe(true);
    await loads[0]?.answer({ kind: 'loaded', user: awa });
    expect(device.user).toBeNull();
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  it('shows one notice and redirects once for twelve 401s at once', () => {
    const { actor, said, device, unauthorized } = startSession({ token: 'a', user: awa });
    for (let call = 0; call < 12; call += 1) unauthorized('a');
    expect(said).toEqual(expiry);
    expect(device).toMatchObject({ token: null, user: null });
    expect(actor.getSnapshot().value).toBe('visitor');
  });

  it('does not let a late 401 of an older token end a newer session', () => {
    const { actor, said, device, unauthorized, logIn } = startSession({ token: 'old', user: awa });
    unauthorized('old');
    logIn('new');
    said.length = 0;
    unauthorized('old');
    expect(said).toEqual([]);
    expect(device.token).toBe('new');
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
  });

  it('shows no notice for a 401 that arrives after logout', () => {
    const { actor, said, unauthorized } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'logout.requested' });
    said.length = 0;
    unauthorized('a');
    expect(said).toEqual([]);
  });

  it('logs out: clears the customer’s data, shows the notice, goes to the home page', () => {
    const { actor, said, device } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'logout.requested' });
    expect(said).toEqual(['logged-out', 'to /']);
    expect(device).toMatchObject({ token: null, user: null });
    expect(actor.getSnapshot().context).toEqual({ ...firstVisit, epoch: 'tab-1', id: 'tab', ends: 1 });
  });

  it('sends one refresh for twelve 401s and stores its tokens', async () => {
    const { said, device, refreshes, unauthorized, logIn } = startSession();
    logIn('a', 'r1');
    for (let call = 0; call < 12; call += 1) unauthorized('a');
    expect(refreshes.map(({ input }) => input.refreshToken)).toEqual(['r1']);
    await refreshes[0]?.answer({ kind: 'refreshed', token: 'b', refreshToken: 'r2' });
    expect(device.token).toBe('b');
    expect(said).toEqual([]);
    unauthorized('a');
    expect(refreshes).toHaveLength(1);
    unauthorized('b');
    expect(refreshes[1]?.input.refreshToken).toBe('r2');
  });

  it('refreshes again with the same refresh token if no new one was issued', async () => {
    const { actor, refreshes, unauthorized, logIn } = startSession();
    logIn('a', 'r1');
    unauthorized('a');
    await refreshes[0]?.answer({ kind: 'refreshed', token: 'b' });
    unauthorized('b');
    expect(refreshes[1]?.input.refreshToken).toBe('r1');
    await refreshes[1]?.answer({ kind: 'refreshed', token: 'c' });
    expect(actor.getSnapshot().context.replaced).toEqual(['a', 'b']);
  });

  it('ends the session once when the refresh is refused', async () => {
    const { actor, said, device, refreshes, unauthorized, logIn } = startSession();
    logIn('a', 'r1');
    unauthorized('a');
    unauthorized('a');
    await refreshes[0]?.answer({ kind: 'refused' });
    expect(actor.getSnapshot().value).toBe('visitor');
    expect(said).toEqual(expiry);
    expect(device.token).toBeNull();
  });

  it('does not end the session because a refresh could not reach the provider', async () => {
    const { actor, said, device, refreshes, unauthorized, logIn } = startSession();
    logIn('a', 'r1');
    unauthorized('a');
    await refreshes[0]?.fail();
    expect(actor.getSnapshot().matches({ authenticated: { access: 'valid' } })).toBe(true);
    expect(said).toEqual([]);
    expect(device.token).toBe('a');
    unauthorized('a');
    expect(refreshes).toHaveLength(2);
  });

  it('does not let the refresh of an ended session start it again', async () => {
    const { actor, device, refreshes, unauthorized, logIn } = startSession();
    logIn('a', 'r1');
    unauthorized('a');
    actor.send({ type: 'logout.requested' });
    expect(refreshes[0]?.signal.aborted).toBe(true);
    await refreshes[0]?.answer({ kind: 'refreshed', token: 'b' });
    expect(device.token).toBeNull();
    expect(actor.getSnapshot().value).toBe('visitor');
  });

  it('does not parse a token: an expired one is used until the provider refuses it', () => {
    const expired = `e30.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    const { actor, said } = startSession({ token: expired, user: awa });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(said).toEqual([]);
  });
});
