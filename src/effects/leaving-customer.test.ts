import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { awa, json, openTab, settle } from '#boot/testing/fake-tab.ts';
import { openDocument } from '#boot/testing/simulated-document.ts';
import { lifetimes, ownedKey } from '#browser/storage/device-store.ts';
import { draftedForms, tabNotes } from '#browser/storage/drafts.ts';
import { loginMachine } from '#machines/account/login.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { draftOf } from '#rules/stored-names.ts';
import { checkoutEffects } from './checkout.ts';
import { loginEffects, loginInput } from './login.ts';
import { holdLoginPassword, waitingPassword } from './login-prefill.ts';
import { leaveLogin } from './redirect-url.ts';
import { sessionEffects } from './session.ts';

const second = { ...awa, email: 'aminata@exemple.ci', username: 'aminata@exemple.ci' };

/** A text in every stored value of the first customer; the tests search for it afterwards. */
const mark = 'Texte-de-Awa';
const owned = { owner: awa.email, email: awa.email, body: { email: awa.email }, notes: mark };
const onDevice: Record<string, string> = {
  access_token: 'good',
  user: JSON.stringify({ ...awa, adresse1: mark }),
  _email: `${mark}@exemple.ci`,
  two_factor_email: `${mark}@exemple.ci`,
  [ownedKey(awa.email, 'kept_cart')]: JSON.stringify(owned),
  redirect_url: `/order-status-finished?order_number=${mark}`,
  redirect_owner: awa.email,
  order_attempt: JSON.stringify(owned),
  [ownedKey(awa.email, 'checkout_draft')]: JSON.stringify(owned),
  awaited_payment: JSON.stringify(owned),
  [ownedKey(awa.email, 'wished_delivery')]: JSON.stringify(owned),
};
const inTab = Object.fromEntries(
  [...draftedForms.map(draftOf), ...tabNotes].map((name) => [`none:${name}`, JSON.stringify({ text: mark })]),
);
/** The values that name their owner and survive an expiry; the expiry itself stores the path. */
const keptForOwner: string[] = [
  'order_attempt',
  ownedKey(awa.email, 'checkout_draft'),
  'awaited_payment',
  'redirect_url',
  'redirect_owner',
];

type Tab = ReturnType<typeof openTab>;

/** One phone with two tabs of one customer; `notify` is how the second tab is notified of the first, if at all. */
async function phone() {
  const values = new Map<string, string>(Object.entries(onDevice));
  const keys = { made: 0 };
  const open = async (own: Map<string, string>, path = '/contact', epoch?: string) => {
    const tab = openTab(values, own, path, epoch);
    Object.assign(tab.app, {
      newKey: () => {
        keys.made += 1;
        return `key-${keys.made}`;
      },
    });
    await settle();
    return tab;
  };
  const tabs = [];
  for (const own of [new Map(), new Map()] as Map<string, string>[]) {
    const tab = await open(own);
    for (const [key, text] of Object.entries(inTab)) own.set(key, text);
    holdLoginPassword(tab.app, awa.email, mark);
    tabs.push(tab);
  }
  const [first, other] = tabs as [Tab, Tab];
  const logIn = async (tab: Tab, user: typeof awa) => {
    const token = `of ${user.email}`.replace(' ', '-');
    for (const { provider } of [first, other]) {
      provider.accepts.add(token);
      provider.answers.set('/auth/me/', () => json(200, user));
    }
    tab.logIn(token);
    await waitFor(tab.app.session, (session) => session.matches({ authenticated: { profile: 'loaded' } }));
  };
  const expire = async () => {
    for (const { provider } of [first, other]) provider.accepts.clear();
    await first.app.api({ signal: new AbortController().signal }).GET('/ecommerce/orders/', {});
    await settle();
  };
  return { values, open, first, other, logIn, expire };
}
type Phone = Awaited<ReturnType<typeof phone>>;

/** All remaining data of the first customer, by its location. */
const leftIn = ({ values, first, other }: Phone, tabs: readonly Tab[] = [first, other]): string[] => [
  ...[...values].filter(([, text]) => text.includes(mark)).map(([key]) => key),
  ...tabs.flatMap(({ app, ownValues }, index) => [
    ...[...ownValues].filter(([, text]) => text.includes(mark)).map(([key]) => `${key} ${index}`),
    ...(waitingPassword(app, awa.email) === '' ? [] : [`password ${index}`]),
  ]),
];

const ends: Record<string, { end: (phone: Phone) => Promise<void> | void; stays: string[] }> = {
  'a logout': { end: ({ first }) => first.app.session.send({ type: 'logout.requested' }), stays: [] },
  'an expiry': { end: ({ expire }) => expire(), stays: keptForOwner },
  'an expiry and another customer’s login': {
    end: async ({ expire, first, logIn }) => {
      await expire();
      await logIn(first, second);
    },
    stays: [],
  },
  'a logout and another customer’s login': {
    end: async ({ first, logIn }) => {
      first.app.session.send({ type: 'logout.requested' });
      await logIn(first, second);
    },
    stays: [],
  },
  'another customer’s login over an open session': {
    end: ({ first, logIn }) => logIn(first, second),
    stays: [],
  },
};
/** How the second tab is notified. */
const notifications: Record<string, (phone: Phone) => Promise<Tab>> = {
  'a tab beside it': async ({ other }) => {
    other.news('access_token', null);
    await settle();
    return other;
  },
  'a tab that was asleep': async ({ other }) => {
    other.seen(true);
    await settle();
    return other;
  },
  'a page that Back restores': async ({ other }) => {
    other.restored();
    await settle();
    return other;
  },
  // Its document starts with the early script, as every document does.
  'a tab that was discarded': async ({ open, other, values }) => {
    openDocument([], { device: values, tab: other.ownValues });
    return open(other.ownValues);
  },
  'a tab that was discarded while its code was loading': async ({ open, other }) =>
    open(other.ownValues, '/contact', 'none'),
};

describe.each(Object.entries(ends))('after %s nothing of the first customer is left', (_, { end, stays }) => {
  it.each(Object.entries(notifications))('not in its own tab, on the device, or in %s', async (_, notify) => {
    const device = await phone();
    const ended = Object.entries(lifetimes).filter(([, lifetime]) => lifetime !== 'device');
    expect(Object.keys(onDevice)).toEqual(expect.arrayContaining(ended.map(([key]) => key)));
    expect(leftIn(device).length).toBeGreaterThan(20);
    await end(device);
    const other = await notify(device);
    await settle();
    const left = leftIn(device, [device.first, other]).filter((key) => !stays.includes(key));
    expect(left).toEqual([]);
    for (const key of stays) expect(device.values.has(key)).toBe(true);
  });

  it('not in a page that is open in another tab, which is rendered anew', async () => {
    const device = await phone();
    const { customers } = device.other.app.session.getSnapshot().context;
    await end(device);
    await notifications['a tab beside it']?.(device);
    expect(device.other.app.session.getSnapshot().context.customers).toBeGreaterThan(customers);
  });
});

describe('a customer who logs in after an expiry', () => {
  const loginOf = async (user: typeof awa, email = user.email) => {
    const device = await phone();
    await device.expire();
    const login = await device.open(device.first.ownValues, '/login');
    const path = login.values.get('redirect_url');
    login.provider.answers.set('/auth/me/', () => json(200, user));
    login.provider.answers.set('/auth/login/', () => json(200, { token: { access: 'new' } }));
    login.provider.accepts.add('new');
    const actor = createActor(withEffects(loginMachine, loginEffects(login.app)), {
      input: loginInput(login.app),
    }).start();
    actor.send({ type: 'form.submitted', values: { email, password: 'Tabaski-2026', remember: '' } });
    await expect.poll(() => login.went).toHaveLength(1);
    await settle();
    return { ...login, path };
  };

  it('returns to the page where the session ended, whatever identifier is typed, and finds form and order again', async () => {
    for (const email of [awa.email, awa.numero_telephone]) {
      const { went, path, values } = await loginOf(awa, email);
      expect(went).toEqual([path]);
      expect(values.has('order_attempt')).toBe(true);
      expect([values.has('redirect_url'), values.has('redirect_owner')]).toEqual([false, false]);
    }
  });

  it('is not led to the other’s page by a tab whose login was open before, either', async () => {
    const { app, went, values, otherTab, provider } = openTab(
      { redirect_url: '/shop?vue=1', redirect_owner: awa.email },
      {},
      '/login',
    );
    provider.answers.set('/auth/me/', () => json(200, second));
    provider.accepts.add('new');
    createActor(withEffects(loginMachine, loginEffects(app)), { input: loginInput(app) }).start();
    // The tab where they have logged in has deleted it.
    values.delete('redirect_url');
    values.delete('redirect_owner');
    otherTab('access_token', 'new');
    await expect.poll(() => went).toContain('/dashboard');
    expect(went).not.toContain('/shop?vue=1');
  });

  it('is left alone on a page that they open while their account is read', async () => {
    const device = { redirect_url: '/shop', redirect_owner: awa.email };
    const { app, logIn, went } = openTab(device, {}, '/login');
    logIn('good');
    const leaving = leaveLogin(app, '/shop', awa.email);
    app.navigation.path = () => '/contact';
    await leaving;
    expect(went).toEqual([]);
  });

  it('is led to their account if it is another customer', async () => {
    const { went, values } = await loginOf(second);
    expect(went).toEqual(['/dashboard']);
    const device = ['provider_accepts', 'session_ended'];
    expect([...values.keys()].filter((key) => !device.includes(key)).sort()).toEqual(
      ['access_token', ownedKey(second.email, 'kept_cart'), 'user'].sort(),
    );
  });
});

describe('a document whose code comes after its customer has left', () => {
  const late = async (between: (device: Phone, own: Map<string, string>) => Promise<void> | void) => {
    const device = await phone();
    const own = new Map<string, string>();
    openDocument([], { device: device.values, tab: own, path: '/contact' });
    await between(device, own);
    return { device, tab: await device.open(own, '/contact', 'none') };
  };
  const leave = async ({ first, logIn }: Phone) => {
    first.app.session.send({ type: 'logout.requested' });
    await logIn(first, second);
  };

  it('renders its page anew: its fields hold that customer’s text', async () => {
    const { tab } = await late((device) => leave(device));
    expect(tab.app.session.getSnapshot().context.customers).toBe(1);
  });

  it('keeps its page where nobody has left', async () => {
    const { tab } = await late(() => undefined);
    expect(tab.app.session.getSnapshot().context.customers).toBe(0);
  });

  it('stores what is typed before it has noticed where nobody finds it', async () => {
    const { device, tab } = await late(() => undefined);
    tab.app.drafts.write('contact', { message: mark });
    await leave(device);
    tab.app.drafts.write('login', { email: mark });
    tab.news('access_token', null);
    expect(tab.app.drafts.read('contact')).toBeNull();
    expect(tab.app.drafts.read('login')).toBeNull();
    openDocument([], { device: device.values, tab: tab.ownValues });
    expect(leftIn(device, [tab])).toEqual([]);
  });
});

/** As the build of 2026-11-28 stored it: the names without an owner, the drafts without an epoch. */
describe('what an older build has stored', () => {
  const form = JSON.stringify({ email: awa.email, values: { notes: mark }, isIdNumberWithheld: true });
  const order = JSON.stringify({ key: 'key-1', body: { email: awa.email } });
  const payment = JSON.stringify({ owner: awa.email, orderNumber: 'BL-1', url: 'https://pay.test/1' });
  const before = {
    access_token: 'good',
    session_ended: 'older-end',
    checkout_draft: form,
    order_attempt: order,
    awaited_payment: payment,
  };

  it('is found by its customer: the form under its owner’s key, order and payment under their names', async () => {
    const { app, values } = openTab(before);
    await waitFor(app.session, (session) => session.matches({ authenticated: { profile: 'loaded' } }));
    expect(app.session.getSnapshot().context.epoch).toBe('older-end');
    expect(values.get(ownedKey(awa.email, 'checkout_draft'))).toBe(form);
    expect(values.has('checkout_draft')).toBe(false);
    expect([values.get('order_attempt'), values.get('awaited_payment')]).toEqual([order, payment]);
  });

  it('is no other customer’s, also where an older tab stores it after this one has begun', async () => {
    for (const isLater of [false, true]) {
      const { app, values, provider, logIn } = openTab(isLater ? {} : { ...before, access_token: '' });
      provider.answers.set('/auth/me/', () => json(200, second));
      logIn('good');
      await waitFor(app.session, (session) => session.matches({ authenticated: { profile: 'loaded' } }));
      if (isLater) {
        for (const [key, text] of Object.entries(before)) values.set(key, text);
        app.session.send({ type: 'logout.requested' });
      }
      expect([...values.values()].filter((text) => text.includes(mark) || text.includes(awa.email))).toEqual(
        [],
      );
    }
  });

  it('a logout in an older tab is heard: it changes the epoch, then deletes the token', async () => {
    const tab = openTab({ access_token: 'good' });
    await settle();
    tab.app.drafts.write('contact', { message: mark });
    tab.otherTab('session_ended', 'older-end');
    tab.otherTab('access_token', null);
    expect(tab.app.session.getSnapshot().context).toMatchObject({ epoch: 'older-end', customers: 1 });
    expect([...tab.ownValues.keys()]).toEqual([]);
  });

  it('a logout there leaves nothing that this build has stored for its customer; an expiry there does', async () => {
    // A UUID may end in digits alone.
    const session_ended = '3f2504e0-4f89-41d3-9a0c-030582233010';
    for (const isExpiry of [false, true]) {
      const { values, otherTab } = openTab({ access_token: 'good' });
      await settle();
      const keys = (['checkout_draft', 'wished_delivery'] as const).map((name) => ownedKey(awa.email, name));
      for (const key of keys) values.set(key, mark);
      if (isExpiry) values.set('redirect_url', '/dashboard');
      const left = new Map(values).set('session_ended', session_ended);
      left.delete('access_token');
      otherTab('session_ended', session_ended);
      otherTab('access_token', null);
      expect(keys.filter((key) => values.has(key))).toEqual(isExpiry ? keys : []);
      // While no tab of this build was open.
      const later = openTab(Object.fromEntries(left));
      expect(keys.filter((key) => later.values.has(key))).toEqual(isExpiry ? keys : []);
    }
  });

  it('drafts without an epoch, and notes that were called drafts, are deleted by the next document', () => {
    const own = new Map(
      ['contact_draft', 'former:wanted_draft'].map((key) => [key, JSON.stringify({ message: mark })]),
    );
    openDocument([], { device: new Map(), tab: own });
    expect([...own.keys()]).toEqual([]);
  });
});

it('an e-mail that its mailed link has confirmed keeps what its customer has stored', () => {
  const email = 'awa@exemple.ci';
  for (const pending_email of [email, null]) {
    const { app, values } = openTab({}, {}, '/shop');
    values.set(ownedKey(awa.email, 'checkout_draft'), mark);
    sessionEffects(app).actions.forgetOthers({
      email,
      session: { epoch: 'none', user: { ...awa, pending_email } },
    });
    const kept = pending_email === email ? [ownedKey(email, 'checkout_draft')] : [];
    expect([...values.keys()]).toEqual(kept);
  }
});

describe('an answer that comes after a logout in another tab, of which this tab has not heard yet', () => {
  const late = async (begin: (tab: Tab, end: (body: unknown) => Response) => Promise<void> | void) => {
    const tab = openTab({ user: JSON.stringify(awa) }, {}, '/shop');
    await begin(tab, (body) => {
      tab.values.clear();
      tab.values.set('session_ended', 'other-1');
      tab.page.cookie = '';
      return json(200, body);
    });
    await settle();
    const device = ['session_ended', 'provider_accepts', 'cart_changed'];
    return { tab, stored: [...tab.values.keys()].filter((key) => !device.includes(key)) };
  };

  it('stores no user', async () => {
    const { stored, tab } = await late(({ provider, logIn }, end) => {
      provider.answers.set('/auth/me/', () => end(awa));
      logIn('good');
    });
    expect([stored, tab.times('/auth/me/')]).toEqual([[], 1]);
  });

  it('stores no cart', async () => {
    const { stored, tab } = await late(async ({ app, provider, logIn }, end) => {
      logIn('good');
      await waitFor(app.session, (session) => session.matches({ authenticated: { profile: 'loaded' } }));
      await settle();
      provider.answers.set('/ecommerce/panier/', () => end([]));
      app.cart.send({ type: 'cart.changed' });
    });
    expect([stored, tab.times('/ecommerce/panier/')]).toEqual([[], 2]);
  });

  it('stores no token, and no cookie', async () => {
    const { stored, tab } = await late(async ({ app, provider, logIn }, end) => {
      logIn('good', 'again');
      await settle();
      provider.accepts.clear();
      provider.accepts.add('newer');
      provider.refresh = async () => end({ token: { access: 'newer', refresh: 'more' } });
      await app.api({ signal: new AbortController().signal }).GET('/ecommerce/orders/', {});
    });
    expect([stored, tab.page.cookie, tab.times('/refresh')]).toEqual([[], '', 1]);
  });

  const ofSecond: Readonly<Record<string, string>> = {
    access_token: 'of-second',
    user: JSON.stringify(second),
    order_attempt: JSON.stringify({ key: 'key-2', body: { email: second.email } }),
    awaited_payment: JSON.stringify({ owner: second.email }),
    [ownedKey(second.email, 'checkout_draft')]: mark,
    redirect_url: '/checkout',
    redirect_owner: second.email,
    session_ended: 'other-1',
  };
  const replaced = ({ provider, values }: Tab, answer: Response) => {
    provider.accepts.add('of-second');
    values.clear();
    for (const [key, text] of Object.entries(ofSecond)) values.set(key, text);
    return answer;
  };
  const foundIn = ({ values }: Tab) => Object.fromEntries([...values].filter(([key]) => key in ofSecond));

  it('deletes nothing of the customer who has logged in there: no unanswered order, no payment', async () => {
    const asking = openTab({}, {}, '/shop');
    asking.provider.answers.set('/auth/me/', () => replaced(asking, json(200, awa)));
    asking.logIn('good');
    await settle();
    expect([foundIn(asking), asking.times('/auth/me/')]).toEqual([ofSecond, 1]);
    for (const isHeard of [false, true]) {
      const ordering = openTab({ user: JSON.stringify(awa), access_token: 'good' });
      await settle();
      ordering.provider.answers.set('/auth/me/', () => {
        ordering.provider.answers.set('/auth/me/', () => json(200, second));
        replaced(ordering, json(200, awa));
        if (isHeard) ordering.otherTab('access_token', 'of-second');
        return json(200, awa);
      });
      await checkoutEffects(ordering.app).calls.load(undefined, new AbortController().signal);
      expect([foundIn(ordering), ordering.times('/auth/me/')]).toEqual([ofSecond, isHeard ? 3 : 2]);
    }
  });

  it('ends no session but its own: a 401 for the former token', async () => {
    const tab = openTab({ user: JSON.stringify(awa), access_token: 'good' }, {}, '/shop');
    await settle();
    tab.provider.answers.set('/auth/me/', () => json(200, second));
    tab.provider.answers.set('/ecommerce/orders/', () => replaced(tab, json(401, {})));
    const asked = tab.app.api({ signal: new AbortController().signal }).GET('/ecommerce/orders/', {});
    await asked.catch(() => undefined);
    await settle();
    expect([foundIn(tab), tab.notices()]).toEqual([ofSecond, []]);
    expect(tab.app.session.getSnapshot().context).toMatchObject({ token: 'of-second', customers: 1 });
  });

  it('ends no session but its own: a refused refresh', async () => {
    const tab = openTab({}, {}, '/shop');
    tab.logIn('good', 'again');
    await settle();
    tab.provider.accepts.clear();
    tab.provider.refresh = async () => replaced(tab, json(401, {}));
    const asked = tab.app.api({ signal: new AbortController().signal }).GET('/ecommerce/orders/', {});
    await asked.catch(() => undefined);
    expect([foundIn(tab), tab.notices(), tab.times('/refresh')]).toEqual([ofSecond, [], 1]);
  });
});

it('a logout is marked on a full device, where only what it deletes makes room for the mark', async () => {
  class Full extends Map<string, string> {
    override set(key: string, value: string) {
      if (this.isFull && !this.has(key)) throw new Error('QuotaExceededError');
      return super.set(key, value);
    }
    isFull = false;
    override delete(key: string) {
      if (super.has(key)) this.isFull = false;
      return super.delete(key);
    }
  }
  const values = new Full().set('access_token', 'good') as Full;
  const { app } = openTab(values);
  await settle();
  values.isFull = true;
  app.session.send({ type: 'logout.requested' });
  expect(values.has('session_ended')).toBe(true);
});

it('a new account’s password in memory is erased by a login and a logout in another tab, noticed or not', async () => {
  const values = new Map<string, string>();
  const registering = openTab(values, {}, '/otp');
  holdLoginPassword(registering.app, awa.email, mark);
  const other = openTab(values, {}, '/login');
  other.logIn('good');
  other.app.session.send({ type: 'logout.requested' });
  registering.seen(true);
  expect(waitingPassword(registering.app, awa.email)).toBe('');
});
