import { describe, expect, it } from 'vitest';
import { awa, expiry, startSession } from './testing/session-fixtures.ts';

describe('a session with other tabs', () => {
  it('follows a login in another tab without a notice', () => {
    const { actor, said } = startSession();
    actor.send({ type: 'token.changed', token: 'b' });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(said).toEqual(['page rechecked']);
  });

  it('counts another customer whom another tab logged in, and clears the input of this tab', async () => {
    const { actor, said, loads } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'token.changed', token: 'b' });
    expect(loads[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ user: null, owner: awa.email, customers: 0 });
    actor.send({ type: 'user.changed', user: { ...awa, first_name: 'Aya' } });
    expect(actor.getSnapshot().context.user).toBeNull();
    await loads.at(-1)?.answer({ kind: 'loaded', user: { ...awa, email: 'autre@exemple.ci' } });
    expect(actor.getSnapshot().context).toMatchObject({ owner: 'autre@exemple.ci', customers: 1 });
    expect(actor.getSnapshot().matches({ authenticated: { profile: 'loaded' } })).toBe(true);
    expect(said).toEqual(['page rechecked', 'drafts forgotten']);
  });

  it('treats a token that another tab refreshed, and an e-mail that was changed here, as the same customer’s', async () => {
    const { actor, said, loads } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'user.changed', user: { ...awa, email: 'awa@exemple.ci' } });
    actor.send({ type: 'token.changed', token: 'b' });
    await loads.at(-1)?.answer({ kind: 'loaded', user: { ...awa, email: 'awa@exemple.ci' } });
    expect(actor.getSnapshot().context).toMatchObject({ owner: 'awa@exemple.ci', customers: 0 });
    expect(said).toEqual(['page rechecked']);
  });

  it('follows a logout or an expiry in another tab without a notice of its own, and the pages begin anew', () => {
    const { actor, said } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'token.changed', token: null });
    expect(actor.getSnapshot().value).toBe('visitor');
    expect(actor.getSnapshot().context).toMatchObject({ user: null, owner: null, customers: 1 });
    expect(said).toEqual(['drafts forgotten', 'page rechecked']);
  });

  it('ignores a change to the token that it holds', () => {
    const { actor, said, loads } = startSession({ token: 'a', user: awa });
    actor.send({ type: 'token.changed', token: 'a' });
    expect(said).toEqual([]);
    expect(loads).toHaveLength(1);
    const visitor = startSession();
    visitor.actor.send({ type: 'token.changed', token: null });
    expect(visitor.said).toEqual([]);
  });

  it('never uses its refresh token for the session that another tab has put in its place', () => {
    const { actor, refreshes, said, unauthorized, logIn } = startSession();
    logIn('a', 'r1');
    actor.send({ type: 'token.changed', token: 'b' });
    said.length = 0;
    unauthorized('b');
    expect(refreshes).toHaveLength(0);
    expect(said).toEqual(expiry);
  });
});
