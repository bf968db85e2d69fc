// §2 Dashboard: Logout clears the
// §3 Entities: access_token in local
// §4 Session: A 401 with
// §4 Cart: The cart is
// §6 Roles: Two states: visitor
// §7 Answers: A 401 with
// §8 Session: A 401 with

import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { lifetimes, ownedKey } from '#browser/storage/device-store.ts';
import { listOrders } from '#data/orders.ts';
import { login } from '#data/sign-in.ts';
import { Unreachable } from '#data/unreachable.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import { staleAfter } from '#rules/waits.ts';
import { awa, json, openTab, settle } from './testing/fake-tab.ts';

const twelve = (app: ReturnType<typeof openTab>['app']) =>
  Promise.allSettled(Array.from({ length: 12 }, () => listOrders(app.api)));

describe('the app', () => {
  it('shows one notice and goes to /login once for twelve calls that are answered 401', async () => {
    const { app, notices, went, values, page, logIn } = openTab();
    logIn('bad');
    const outcomes = await twelve(app);
    expect(outcomes.every((one) => one.status === 'fulfilled' && one.value.kind === 'refused')).toBe(true);
    expect(notices()).toEqual(['session-expired']);
    expect(went).toEqual(['/login']);
    expect(values.get('redirect_url')).toBe('/checkout?step=2');
    expect(values.has('access_token')).toBe(false);
    expect(page.cookie).toBe('');
  });

  it('refreshes once for twelve calls that are answered 401, and repeats each with the new token', async () => {
    const { app, provider, notices, went, times, values, page, logIn } = openTab();
    provider.refresh = async () => json(200, { token: { access: 'good' } });
    logIn('bad', 'r1');
    const outcomes = await twelve(app);
    expect(outcomes.every((one) => one.status === 'fulfilled' && one.value.kind === 'ok')).toBe(true);
    expect(times('/refresh')).toBe(1);
    expect(notices()).toEqual([]);
    expect(went).toEqual([]);
    expect([values.get('access_token'), page.cookie]).toEqual(['good', 'good']);
  });

  it.each([500, 503, 429])(
    'keeps the session where a refresh is answered %d, and the call says unreachable',
    async (status) => {
      const { app, provider, notices, values, logIn } = openTab();
      provider.refresh = async () => json(status, { message: 'Plus tard.' });
      logIn('bad', 'r1');
      await expect(listOrders(app.api)).rejects.toBeInstanceOf(Unreachable);
      expect(notices()).toEqual([]);
      expect(values.get('access_token')).toBe('bad');
    },
  );

  it('repeats a call once only, where the new token is refused too, and drops no error on the floor', async () => {
    const { app, provider, times, logIn } = openTab();
    const refreshed = [json(200, { token: { access: 'bad-too' } })];
    provider.refresh = async () => refreshed.pop() ?? json(503, { message: 'Plus tard.' });
    logIn('bad', 'r1');
    expect(await listOrders(app.api)).toMatchObject({ kind: 'refused', status: 401 });
    await settle();
    expect(times('/ecommerce/orders/')).toBe(2);
    expect(app.session.getSnapshot().matches('authenticated')).toBe(true);
  });

  it('ends the session once where the refresh is refused', async () => {
    const { app, notices, went, times, logIn } = openTab();
    logIn('bad', 'r1');
    await twelve(app);
    expect(times('/refresh')).toBe(1);
    expect(notices()).toEqual(['session-expired']);
    expect(went).toEqual(['/login']);
  });

  it('never repeats the call of an ended session with the token of the next one', async () => {
    const { app, provider, notices, times, values, logIn } = openTab();
    let release: () => void = () => undefined;
    provider.hold = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    provider.accepts.add('first');
    logIn('first');
    const late = listOrders(app.api);
    await settle();
    provider.accepts.delete('first');
    logIn('good');
    release();
    await expect(late).rejects.toBeInstanceOf(Unreachable);
    expect(times('/ecommerce/orders/')).toBe(1);
    expect(notices()).toEqual([]);
    expect(values.get('access_token')).toBe('good');
  });

  it('leaves the 401 of a login to its form: the token that is held stays', async () => {
    const { app, notices, values, page, logIn } = openTab();
    logIn('good');
    const answer = await login(app.api, { email: 'client@exemple.ci', password: 'wrong' });
    expect(answer).toMatchObject({ kind: 'refused', status: 401 });
    expect(notices()).toEqual([]);
    expect([values.get('access_token'), page.cookie]).toEqual(['good', 'good']);
  });

  it('begins with the token and the user that the device kept, and reads the cart', async () => {
    const { app, times } = openTab({ access_token: 'good', user: JSON.stringify(awa) });
    expect(app.session.getSnapshot().context.user?.first_name).toBe('Awa');
    await waitFor(app.session, (snapshot) => snapshot.matches({ authenticated: { profile: 'loaded' } }));
    expect(times('/ecommerce/panier/')).toBe(1);
  });

  it('asks the provider nothing for a visitor', async () => {
    const { asked } = openTab();
    await settle();
    expect(asked).toEqual([]);
  });

  it('reads the cart once per session, not once per refresh', async () => {
    const { app, provider, times, logIn } = openTab();
    logIn('good', 'r1');
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    provider.accepts = new Set(['better']);
    provider.refresh = async () => json(200, { token: { access: 'better' } });
    await listOrders(app.api);
    expect(app.session.getSnapshot().context.token).toBe('better');
    await settle();
    expect(times('/ecommerce/panier/')).toBe(1);
  });

  it('erases on logout what the device keeps of the customer, cookie included, and empties the cart', async () => {
    const { app, values, page, went, notices, logIn } = openTab();
    logIn('good');
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    const ofCustomer = Object.entries(lifetimes).filter(([, lifetime]) => lifetime !== 'device');
    for (const [key] of ofCustomer) values.set(key, 'something');
    // The second as a build before stored it.
    for (const name of ['checkout_draft', 'wished_delivery', 'kept_cart'] as const)
      for (const key of [ownedKey('aya@exemple.ci', name), name]) values.set(key, 'something');
    values.set('remembered_identifier', 'client@exemple.ci');
    app.drafts.write('profile', { adresse1: 'Bouaké' });
    app.session.send({ type: 'logout.requested' });
    expect([...values.keys()]).toEqual(['provider_accepts', 'remembered_identifier', 'session_ended']);
    expect(app.drafts.read('profile')).toBeNull();
    expect(page.cookie).toBe('');
    expect(notices()).toEqual(['logged-out']);
    expect(went).toEqual(['/']);
    expect(app.cart.getSnapshot().matches('visitor')).toBe(true);
  });

  it('sees at once a login, a logout and an expiry of another tab, and checks its page again', async () => {
    const { app, went, notices, otherTab } = openTab();
    otherTab('access_token', 'good');
    expect(app.session.getSnapshot().matches('authenticated')).toBe(true);
    app.drafts.write('profile', { adresse1: 'Bouaké' });
    otherTab('access_token', null);
    expect(app.session.getSnapshot().matches('visitor')).toBe(true);
    expect(app.drafts.read('profile')).toBeNull();
    expect(app.cart.getSnapshot().matches('visitor')).toBe(true);
    expect(went).toEqual(['recheck', 'recheck']);
    expect(notices()).toEqual([]);
  });

  it('reads the token when its tab is seen: a sleeping tab gets no events of other tabs', () => {
    const { app, seen, values } = openTab();
    values.set('access_token', 'good');
    seen(true);
    expect(app.session.getSnapshot().context.token).toBe('good');
    values.delete('access_token');
    seen(true);
    expect(app.session.getSnapshot().matches('visitor')).toBe(true);
  });

  it('reads the token of a page that Back restored: another customer may be signed in', () => {
    const { app, logIn, restored, values } = openTab();
    logIn('good');
    values.set('access_token', 'another');
    restored();
    expect(app.session.getSnapshot().context).toMatchObject({ token: 'another', user: null });
  });

  it('lets the last update of a burst leave when its tab is hidden', async () => {
    const { app, asked, logIn, provider, seen } = openTab();
    const line = { id: 'a', quantity: 1, product: { id: 'p', name: 'P', price: 1, promo_price: null } };
    provider.answers.set('/ecommerce/panier/', () => json(200, [line]));
    provider.answers.set('/ecommerce/panier/a/', () => json(200, line));
    logIn('good');
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    for (const quantity of [2, 3]) app.cart.send({ type: 'quantity.requested', lineId: 'a', quantity });
    await settle();
    expect(asked.filter((path) => path === '/ecommerce/panier/a/')).toHaveLength(1);
    seen(false);
    await settle();
    expect(asked.filter((path) => path === '/ecommerce/panier/a/')).toHaveLength(2);
  });

  it('says that taps which another tab’s session interrupted may be lost, and sends none of them in it', async () => {
    const { app, logIn, otherTab, provider, requests } = openTab();
    const line = { id: 'a', quantity: 1, product: { id: 'p', name: 'P', price: 1, promo_price: null } };
    provider.answers.set('/ecommerce/panier/', () => json(200, [line]));
    provider.answers.set('/ecommerce/panier/a/', () => json(200, line));
    logIn('good');
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    for (const quantity of [2, 3, 4]) app.cart.send({ type: 'quantity.requested', lineId: 'a', quantity });
    await waitFor(app.cart, ({ context }) => context.sent === null);
    otherTab('session_ended', 'other-1');
    otherTab('access_token', 'another');
    expect(shownLines(app.cart.getSnapshot().context)).toEqual([]);
    expect(app.notices.getSnapshot().context.notices.map(({ code }) => code)).toContain('update-unanswered');
    await waitFor(app.cart, (snapshot) => cartStatusOf(snapshot) === 'settled');
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('believes what the device holds, not news from before its own login', () => {
    const { app, news, logIn } = openTab();
    logIn('good');
    news('access_token', null);
    expect(app.session.getSnapshot().context.token).toBe('good');
  });

  it('reads the cart again when another tab changed it', async () => {
    const { app, otherTab, times, logIn } = openTab();
    logIn('good');
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    otherTab('cart_changed', 'another');
    await settle();
    expect(times('/ecommerce/panier/')).toBe(2);
  });

  it('reads the cart again after a long absence only, and always when Back restores the page', async () => {
    const { app, clock, times, logIn, seen, restored } = openTab();
    logIn('good');
    await waitFor(app.cart, (snapshot) => snapshot.matches('ready'));
    seen(false);
    clock.now += staleAfter - 1;
    seen(true);
    await settle();
    expect(times('/ecommerce/panier/')).toBe(1);
    seen(false);
    clock.now += staleAfter;
    seen(true);
    await settle();
    expect(times('/ecommerce/panier/')).toBe(2);
    restored();
    await settle();
    expect(times('/ecommerce/panier/')).toBe(3);
  });

  it('reads the page and the cart again when the connection returns, and the customer if that failed before', async () => {
    const { app, connect, provider, times, logIn, went } = openTab();
    provider.answers.set('/auth/me/', () => new Response('', { status: 503 }));
    logIn('good');
    await waitFor(app.session, (session) => session.matches({ authenticated: { profile: 'missing' } }));
    await waitFor(app.cart, (cart) => cart.matches('ready'));
    connect(false);
    await settle();
    const asked = times('/auth/me/');
    expect([went, times('/ecommerce/panier/')]).toEqual([[], 1]);
    provider.answers.delete('/auth/me/');
    connect(true);
    await waitFor(app.session, (session) => session.matches({ authenticated: { profile: 'loaded' } }));
    await settle();
    expect([went, times('/ecommerce/panier/'), times('/auth/me/')]).toEqual([['recheck'], 2, asked + 1]);
  });

  it('shows nothing private on a page that Back restores after a logout elsewhere', () => {
    const { app, values, restored } = openTab({ access_token: 'good', user: JSON.stringify(awa) });
    values.clear();
    restored();
    expect(app.session.getSnapshot().matches('visitor')).toBe(true);
    expect(app.session.getSnapshot().context.user).toBeNull();
  });

  it('keeps token and cookie equal through login, refresh, expiry and logout', async () => {
    const { app, values, page, provider, logIn } = openTab();
    const pairs: [string, string][] = [];
    const note = () => pairs.push([values.get('access_token') ?? '', page.cookie]);
    app.session.subscribe(note);
    provider.refresh = async () => json(200, { token: { access: 'good' } });
    logIn('bad', 'r1');
    note();
    await listOrders(app.api);
    note();
    app.session.send({ type: 'logout.requested' });
    note();
    logIn('bad');
    await listOrders(app.api);
    note();
    expect(pairs.length).toBeGreaterThan(4);
    for (const [stored, cookie] of pairs) expect(cookie).toBe(stored);
  });

  it('stops: no actor runs on', async () => {
    const { asked, connect, logIn, restored, stop } = openTab();
    logIn('good');
    stop();
    const before = asked.length;
    restored();
    connect(false);
    connect(true);
    await settle();
    expect(asked).toHaveLength(before);
  });
});
