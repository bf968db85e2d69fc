import { describe, expect, it } from 'vitest';
import { sessionOf } from './session.machine.ts';
import { awa, expiry, startSession } from './testing/session-fixtures.ts';

const left = ['drafts forgotten', 'page rechecked'];

describe('a session with other tabs', () => {
  it('follows a login in another tab without a notice', () => {
    const { actor, said, elsewhere } = startSession();
    elsewhere('b');
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(said).toEqual(['page rechecked']);
  });

  it('counts another customer whose token replaced this one, and clears the input of this tab', async () => {
    const { actor, said, loads, elsewhere } = startSession({ token: 'a', user: awa });
    const before = sessionOf(actor.getSnapshot().context);
    elsewhere('b');
    expect(loads[0]?.signal.aborted).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ user: null, owner: awa.email, customers: 0 });
    actor.send({ type: 'user.changed', user: { ...awa, first_name: 'Aya' } });
    expect(actor.getSnapshot().context.user).toBeNull();
    await loads.at(-1)?.answer({ kind: 'loaded', user: { ...awa, email: 'autre@exemple.ci' } });
    const after = actor.getSnapshot();
    expect(after.context).toMatchObject({ owner: 'autre@exemple.ci', customers: 1 });
    expect(after.matches({ authenticated: { profile: 'loaded' } })).toBe(true);
    expect(said).toEqual(['page rechecked', 'drafts forgotten']);
    expect(sessionOf(after.context)).not.toBe(before);
  });

  it('treats a token that another tab refreshed, and an e-mail that was changed here, as the same customer’s', async () => {
    const { actor, said, loads, elsewhere } = startSession({ token: 'a', user: awa });
    const before = sessionOf(actor.getSnapshot().context);
    actor.send({ type: 'user.changed', user: { ...awa, email: 'awa@exemple.ci' } });
    elsewhere('b');
    await loads.at(-1)?.answer({ kind: 'loaded', user: { ...awa, email: 'awa@exemple.ci' } });
    expect(actor.getSnapshot().context).toMatchObject({ owner: 'awa@exemple.ci', customers: 0 });
    expect(said).toEqual([`from ${awa.email} to awa@exemple.ci`, 'page rechecked']);
    expect(sessionOf(actor.getSnapshot().context)).toBe(before);
  });

  it('an e-mail that its mailed link has confirmed is the same customer’s; another one is not', async () => {
    const next = { ...awa, email: 'awa@exemple.ci' };
    for (const pending_email of [next.email, 'autre@exemple.ci', null]) {
      const { actor, said, loads } = startSession({ token: 'a', user: { ...awa, pending_email } });
      await loads[0]?.answer({ kind: 'loaded', user: next });
      const isSame = pending_email === next.email;
      expect(actor.getSnapshot().context).toMatchObject({ owner: next.email, customers: isSame ? 0 : 1 });
      expect(said).toEqual([isSame ? `${awa.email} is ${next.email}` : 'drafts forgotten']);
    }
  });

  it.each([
    ['with the token', null, 'other-1'],
    ['whose epoch could not be stored', null, 'none'],
    ['after which another session began', 'b', 'other-1'],
  ])(
    'follows an end in another tab %s without a notice of its own, and the pages begin anew',
    (_, token, epoch) => {
      const { actor, said, elsewhere } = startSession({ token: 'a', user: awa });
      elsewhere(token, epoch);
      expect(actor.getSnapshot().matches('authenticated')).toBe(token !== null);
      expect(actor.getSnapshot().context).toMatchObject({ user: null, owner: null, customers: 1, epoch });
      expect(said).toEqual(left);
    },
  );

  it('a visitor’s pages begin anew after a session has ended on the device', () => {
    const { actor, said, elsewhere } = startSession();
    elsewhere(null, 'other-1');
    expect(actor.getSnapshot().context).toMatchObject({ customers: 1, epoch: 'other-1' });
    expect(said).toEqual(left);
  });

  it('ignores a change to the token and the epoch that it holds', () => {
    const { said, loads, elsewhere } = startSession({ token: 'a', user: awa });
    elsewhere('a');
    expect(said).toEqual([]);
    expect(loads).toHaveLength(1);
    const visitor = startSession();
    visitor.elsewhere(null);
    expect(visitor.said).toEqual([]);
  });

  it('never uses its refresh token for the session that another tab has put in its place', () => {
    const { refreshes, said, unauthorized, logIn, elsewhere } = startSession();
    logIn('a', 'r1');
    elsewhere('b');
    said.length = 0;
    unauthorized('b');
    expect(refreshes).toHaveLength(0);
    expect(said).toEqual(expiry);
  });
});

describe('the epoch', () => {
  it('begins at each end of a session and at a login over one, not at a visitor’s login', () => {
    const { actor, device, logIn, unauthorized } = startSession();
    const epoch = () => {
      expect(device.epoch).toBe(actor.getSnapshot().context.epoch);
      return device.epoch;
    };
    logIn('a');
    expect(epoch()).toBe('none');
    logIn('b');
    expect(epoch()).toBe('tab-1');
    unauthorized('b');
    expect(epoch()).toBe('tab-2');
    logIn('c');
    expect(epoch()).toBe('tab-2');
    actor.send({ type: 'logout.requested' });
    expect(epoch()).toBe('tab-3');
  });
});
