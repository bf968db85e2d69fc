import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AddOutcome } from '#browser/early.ts';
import { addToCart } from '#data/cart.ts';
import { createClient } from '#data/client.ts';
import { AddMessages } from '#screens/layout/document-lines.tsx';
import { element, openDocument, settled } from '../testing/simulated-document.ts';

/** The provider's answer to an add, when the test gives it. */
function provider() {
  const asked: { url: string; init: RequestInit }[] = [];
  let give: (answer: Response | Error) => void = () => undefined;
  const fetch = (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return new Promise<Response>((resolve, reject) => {
      give = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer));
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  };
  const headers = () => asked.map(({ init }) => new Headers(init.headers));
  return {
    ...{ asked, fetch, headers },
    bodies: () => asked.map(({ init }) => JSON.parse(`${init.body}`)),
    keys: () => headers().map((one) => one.get('Idempotency-Key')),
    answer: async (status: number, body: unknown = {}) => {
      give(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
      await settled();
    },
    lose: async () => {
      give(new TypeError('no connection'));
      await settled();
    },
  };
}

const root = '/api/v1';
const announced = `${root} Idempotency-Key,expected_total`;
type Given = {
  device?: Record<string, string>;
  tab?: Map<string, string>;
  isFull?: () => boolean;
  path?: string;
  onLine?: boolean;
};
const customer = { access_token: 'jeton', provider_accepts: announced, session_ended: 'first' };

/** The document of an animal, with one related animal. */
function openAnimal({
  device = customer,
  tab = new Map(),
  path = '/product/ladoum?vue=1',
  ...given
}: Given = {}) {
  const quantity = element('input', { value: '1', type: 'number' });
  const more = element('button', { type: 'button', 'data-step': '1' });
  const add = element('button', { type: 'button', 'data-add': 'ladoum', 'data-price': '95000' });
  const related = element('button', { type: 'button', 'data-add': 'djallonke' });
  const { fetch, ...api } = provider();
  const words = element('script', { 'data-late-words': '' });
  const opened = openDocument(
    [
      words,
      element(
        'main',
        {},
        element('div', { 'data-buy': '' }, element('fieldset', {}, more, quantity), add),
        related,
      ),
    ],
    {
      ...{ tab, path, fetch, ...given },
      device: new Map(Object.entries(device)),
      root: { 'data-api': root },
      cookie: 'other=1; csrftoken=c1; csrftoken=c2',
    },
  );
  const unanswered = (): Record<string, string> => JSON.parse(tab.get('first:unanswered_adds') ?? '{}');
  /** Does the kept presses, as the replayer does; returns how many. */
  const replay = () => [...opened.early.presses].filter((press) => opened.early.take(press)).length;
  return { ...opened, ...api, quantity, more, add, related, unanswered, replay, tab };
}

type Opened = ReturnType<typeof openAnimal>;

describe('an add that is pressed before hydration', () => {
  it('is sent at once, once, with the quantity of the press, and kept for the client', async () => {
    const { press, add, quantity, bodies, asked, early, pending } = openAnimal();
    quantity.value = '3';
    press(add);
    quantity.value = '4';
    press(add);
    await settled();
    expect(bodies()).toEqual([{ product_id: 'ladoum', quantity: 3 }]);
    expect(asked[0]?.init.keepalive).toBe(true);
    expect(early.presses).toHaveLength(1);
    expect(pending()).toEqual([add]);
  });

  it('carries the token of the press, not that of the document’s start', () => {
    const { press, add, device, headers } = openAnimal();
    device.set('access_token', 'jeton-2');
    press(add);
    expect(headers().map((one) => one.get('Authorization'))).toEqual(['Bearer jeton-2']);
  });

  it('is not sent by a script’s press', () => {
    const { fire, add, asked } = openAnimal();
    fire('click', add, { isTrusted: false });
    expect(asked).toEqual([]);
  });

  it.each(['', '0', '-1', '1.5', 'x', '1e20'])('waits for the client where the field holds %j', (value) => {
    const { press, add, quantity, asked, early } = openAnimal();
    quantity.value = value;
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it.each([
    ['nothing was read of the provider', { access_token: 'jeton' }, {}],
    ['the provider announced no keys', { ...customer, provider_accepts: `${root} expected_total` }, {}],
    ['another API was read', { ...customer, provider_accepts: '/api/v2 Idempotency-Key' }, {}],
    [
      'the quantity chosen before a login is stored',
      customer,
      { wanted_add: { productId: 'ladoum', quantity: '4' } },
    ],
    ['an earlier add is unanswered, without a key', customer, { unanswered_adds: { ladoum: '1 ' } }],
    ['an earlier add of another quantity is unanswered', customer, { unanswered_adds: { ladoum: '2 key' } }],
    [
      'the key of an earlier add may not be sent',
      { ...customer, provider_accepts: `${root} ` },
      { unanswered_adds: { ladoum: '1 key' } },
    ],
  ] as const)('of a customer waits for the client where %s', (_, device, notes) => {
    const tab = new Map<string, string>();
    for (const [name, note] of Object.entries(notes)) tab.set(`first:${name}`, JSON.stringify(note));
    const { press, add, asked, early } = openAnimal({
      device: { session_ended: 'first', ...device },
      tab,
    });
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it('waits for the client where a session has ended since the document began', () => {
    const { press, add, device, asked, early } = openAnimal();
    device.set('session_ended', 'second');
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it('waits for the client where the tab cannot store it', () => {
    const { press, add, asked, early } = openAnimal({ isFull: () => true });
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it('of another animal waits for the client', () => {
    const { press, add, related, bodies, early } = openAnimal();
    press(add);
    press(related);
    expect(bodies()).toEqual([{ product_id: 'ladoum', quantity: 1 }]);
    expect(early.presses.map((one) => one.add)).toEqual(['ladoum', 'djallonke']);
  });

  it('freezes its quantity until it is repeated or said', async () => {
    const { press, add, more, quantity, lose, early } = openAnimal();
    press(add);
    expect(quantity.readOnly).toBe(true);
    expect(press(more)).toBe(false);
    await lose();
    for (const one of [...early.presses]) early.end(one, 'failed');
    await settled();
    expect(quantity.readOnly).toBe(false);
    const repeated = openAnimal();
    repeated.press(repeated.add);
    repeated.replay();
    expect(repeated.quantity.readOnly).toBe(false);
  });

  it('is not sent by the shell, which knows no API before its code', () => {
    const { press, add, asked, early, page } = openAnimal();
    delete page.dataset.api;
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it('is not sent once the page’s code has started', () => {
    const { press, add, asked, early } = openAnimal();
    early.start({ replay: () => undefined, isHydrated: () => false, store: () => undefined });
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });
});

it('the request of a document is that of the client: address, headers and body', async () => {
  const sent = openAnimal();
  sent.quantity.value = '3';
  sent.press(sent.add);
  const [key] = sent.keys();
  let request: Request | undefined;
  const client = createClient({
    root: `https://belier.test${root}`,
    token: () => 'jeton',
    csrf: () => ['c1', 'c2'],
    fetch: async (given) => {
      request = given.clone();
      return new Response('{}', { status: 201 });
    },
  });
  await addToCart(client, { product_id: 'ladoum', quantity: 3, key: key ?? '' });
  const [early] = sent.asked;
  if (request === undefined || early === undefined) throw new Error('Nothing was sent.');
  const ofDocument = new Request(`https://belier.test${early.url}`, { ...early.init, keepalive: false });
  expect(ofDocument.url).toBe(request.url);
  expect(ofDocument.method).toBe(request.method);
  expect(ofDocument.credentials).toBe(request.credentials);
  expect(Object.fromEntries(ofDocument.headers)).toEqual(Object.fromEntries(request.headers));
  expect(await ofDocument.json()).toEqual(await request.json());
});

describe('the key of an early add', () => {
  it('stays in the tab with animal and quantity until a definite refusal', async () => {
    for (const [status, isKept] of [
      [201, true],
      [400, false],
      [403, false],
      [404, false],
      [409, false],
      [423, false],
      [429, true],
      [408, true],
      [425, true],
      [500, true],
      [503, true],
    ] as const) {
      const { press, add, keys, unanswered, answer } = openAnimal();
      press(add);
      const kept = { ladoum: `1 ${keys()[0]}` };
      expect(unanswered()).toEqual(kept);
      await answer(status);
      expect(unanswered(), `${status}`).toEqual(isKept ? kept : {});
    }
  });

  it('of an add that was answered stays for its machine, and ends where nobody repeats it', async () => {
    const repeated = openAnimal();
    repeated.press(repeated.add);
    await repeated.answer(201);
    expect(repeated.replay()).toBe(1);
    expect(repeated.unanswered()).toEqual({ ladoum: `1 ${repeated.keys()[0]}` });
    const left = openAnimal();
    left.press(left.add);
    await left.answer(201);
    left.fire('pagehide', null);
    expect(left.unanswered()).toEqual({});
    const failed = openAnimal();
    failed.press(failed.add);
    await failed.answer(201);
    failed.early.fail();
    await settled();
    expect(failed.unanswered()).toEqual({});
    const late = openAnimal();
    late.press(late.add);
    late.early.fail();
    await late.answer(201);
    expect(late.unanswered()).toEqual({});
  });

  it('of another add, sent meanwhile, stays', async () => {
    const { press, add, tab, unanswered, answer } = openAnimal();
    press(add);
    tab.set('first:unanswered_adds', JSON.stringify({ ladoum: '1 later' }));
    await answer(400);
    expect(unanswered()).toEqual({ ladoum: '1 later' });
  });

  it('serves the next press after a reload, and nothing is sent by itself', async () => {
    const first = openAnimal();
    first.press(first.add);
    await first.lose();
    const device = Object.fromEntries(first.device);
    expect(device.provider_accepts).toBeUndefined();
    const second = openAnimal({ device: { ...device, provider_accepts: announced }, tab: first.tab });
    expect(second.asked).toEqual([]);
    second.press(second.add);
    expect(second.keys()).toEqual(first.keys());
    expect(second.keys()[0]).toMatch(/^[\d-]{16,64}$/);
  });

  it('of a page that is left before its answer serves the next press: in another document, and where Back restores it', async () => {
    const left = openAnimal();
    left.press(left.add);
    left.fire('pagehide', null);
    const device = Object.fromEntries(left.device);
    const again = openAnimal({ device, tab: left.tab });
    again.press(again.add);
    expect([again.keys(), again.bodies()]).toEqual([left.keys(), left.bodies()]);
    const other = openAnimal({ device, tab: left.tab });
    other.quantity.value = '2';
    other.press(other.add);
    expect([other.asked, other.early.presses.length]).toEqual([[], 1]);

    left.fire('pageshow', null, { persisted: true });
    left.press(left.add);
    expect([left.asked.length, left.early.presses.length]).toEqual([1, 0]);
    await left.lose();
    left.device.set('provider_accepts', announced);
    left.press(left.add);
    expect(left.keys()).toEqual([again.keys()[0], again.keys()[0]]);
  });

  it.each([400, 403, 422])('is announced no longer after %d', async (status) => {
    const { press, add, answer, device } = openAnimal();
    press(add);
    await answer(status);
    expect(device.has('provider_accepts')).toBe(false);
  });
});

describe('what the document says of an add', () => {
  const end = ({ early }: Pick<Opened, 'early'>) => {
    for (const press of [...early.presses]) early.end(press, 'failed');
  };

  it('is that it was added, as soon as the answer has come, until the client says it', async () => {
    const { press, add, answer, said, replay, page } = openAnimal();
    press(add);
    await answer(201);
    expect(said()).toEqual(['added']);
    // Seen only: the machine's notice is heard, once.
    expect(page.querySelector('[data-late-line]')?.getAttribute('role')).toBe('none');
    replay();
    expect(said()).toEqual([]);
  });

  it.each([
    [201, {}, 'added'],
    [400, {}, 'invalid'],
    [500, { message: 'Trace' }, 'server'],
    [503, {}, 'error'],
    [401, {}, 'login'],
    [200, '<!doctype html>', 'unsure'],
    [503, '<!doctype html>', 'error'],
  ])('where the code never comes, after %d %j: %s', async (status, body, outcome) => {
    const { press, add, answer, said, pending, ...opened } = openAnimal();
    press(add);
    await answer(status, body);
    end(opened);
    await settled();
    expect(said()).toEqual([outcome]);
    expect(pending()).toEqual([]);
  });

  it.each([409, 425])(
    'is that it is not known, where its first sending may be under way: %d',
    async (status) => {
      const tab = new Map([['first:unanswered_adds', JSON.stringify({ ladoum: '1 key' })]]);
      const { press, add, answer, keys, said, unanswered, ...opened } = openAnimal({ tab });
      press(add);
      expect(keys()).toEqual(['key']);
      await answer(status, { message: 'Conflit.' });
      end(opened);
      await settled();
      expect([said(), unanswered()]).toEqual([['unsure'], { ladoum: '1 key' }]);
    },
  );

  it('waits for the answer, and never is that nothing was done', async () => {
    const { press, add, lose, said, pending, ...opened } = openAnimal();
    press(add);
    end(opened);
    await settled();
    expect(pending()).toEqual([add]);
    await lose();
    expect(said()).toEqual(['unsure']);
  });

  it('is said of the presses before its answer; a later one is a new try', async () => {
    const { press, add, answer, said, asked, keys, ...opened } = openAnimal();
    opened.early.fail();
    press(add);
    press(add);
    expect(asked).toHaveLength(1);
    await answer(429);
    expect(said()).toEqual(['missing', 'error']);
    press(add);
    // To a key that was sent before: its first sending may be under way.
    await answer(409);
    press(add);
    await answer(423);
    press(add);
    await answer(201);
    expect(said()).toEqual(['missing', 'added']);
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('is heard where its control has gone', async () => {
    const { press, add, answer, page, ...opened } = openAnimal();
    press(add);
    await answer(201);
    add.remove();
    end(opened);
    await settled();
    const line = page.querySelector('[data-late-line]');
    expect([line?.text, line?.getAttribute('role')]).toEqual(['#added', 'status']);
  });

  it('is that it is not known, for another customer', async () => {
    const { press, add, answer, said, device, replay } = openAnimal();
    press(add);
    device.set('session_ended', 'second');
    await answer(400, { message: 'Vous en avez déjà douze.' });
    expect(said()).toEqual(['pending']);
    expect(replay()).toBe(0);
    await settled();
    expect(said()).toEqual(['unsure']);
  });

  it('is that a login is needed, where the session has expired meanwhile', async () => {
    const { press, add, answer, said, device, early } = openAnimal();
    press(add);
    await answer(401);
    device.delete('access_token');
    device.set('session_ended', 'second');
    for (const one of [...early.presses]) early.take(one);
    await settled();
    expect(said()).toEqual(['login']);
  });

  it('leaves no mark on a page that Back restores', async () => {
    const { press, add, answer, pending, said, fire } = openAnimal();
    press(add);
    fire('pagehide', null);
    await answer(201);
    fire('pageshow', null, { persisted: true });
    await settled();
    expect([pending(), said()]).toEqual([[], ['added']]);
  });

  it('makes other tabs read the cart: at the answer, and when the page is left before', async () => {
    const { press, add, answer, device, fire, ...opened } = openAnimal();
    press(add);
    end(opened);
    expect(device.has('cart_changed')).toBe(false);
    fire('pagehide', null);
    const before = device.get('cart_changed');
    expect(before).toMatch(/^[\x21-\x7e]{1,64}$/);
    await answer(201);
    expect(device.get('cart_changed')).not.toBe(before);
  });
});

it('each outcome of an add has its sentence in the document', () => {
  const outcomes: Record<AddOutcome, true> = {
    ...{ added: true, invalid: true, login: true, server: true, error: true, unsure: true },
  };
  const markup = renderToStaticMarkup(createElement(AddMessages));
  for (const outcome of Object.keys(outcomes)) expect(markup).toContain(`<p id="${outcome}"><span>`);
});

describe('a visitor’s add', () => {
  const visitor = { redirect_owner: 'awa@exemple.ci', session_ended: 'first' };

  it('leads to the login at the press, with path and wish stored as the machine stores them; nothing is sent', async () => {
    const { press, add, quantity, asked, went, device, tab, early } = openAnimal({ device: visitor });
    quantity.value = '3';
    press(add);
    press(add);
    expect(asked).toEqual([]);
    expect(went).toEqual(['/login']);
    expect(device.get('redirect_url')).toBe('/product/ladoum?vue=1');
    expect(device.has('redirect_owner')).toBe(false);
    expect(JSON.parse(tab.get('first:wanted_add') ?? '')).toEqual({
      productId: 'ladoum',
      quantity: '3',
      path: '/product/ladoum?vue=1',
      price: '95000',
      at: expect.stringMatching(/^\d{13}$/),
      key: expect.stringMatching(/^[\d-]{4,64}$/),
    });
    expect(tab.has('first:led_to_login')).toBe(true);
    // The client has nothing to do with it any more.
    expect(early.presses).toEqual([]);
  });

  it('lets no other animal be pressed meanwhile: that press could not be done', async () => {
    const { press, add, page, passed } = openAnimal({ device: visitor });
    const isInert = () => page.querySelector('main')?.hasAttribute('inert');
    expect(isInert()).toBe(false);
    press(add);
    expect(isInert()).toBe(true);
    await passed(10_001);
    expect(isInert()).toBe(false);
  });

  it('leaves no mark where Back restores the page, and says where the login does not open', async () => {
    for (const isRestored of [true, false]) {
      const { press, add, fire, pending, passed, said } = openAnimal({ device: visitor });
      press(add);
      expect(pending()).toEqual([add]);
      if (isRestored) fire('pageshow', null, { persisted: true });
      await passed(10_001);
      expect([pending(), said()]).toEqual([[], isRestored ? [] : ['login']]);
    }
  });

  it.each([
    ['where storage refuses', { isFull: () => true }],
    ['without a line, where the animal’s page would be lost', { onLine: false }],
  ])('waits for the client %s', (_, given) => {
    const { press, add, went, early } = openAnimal({ device: visitor, ...given });
    press(add);
    expect([went, early.presses.length]).toEqual([[], 1]);
  });

  it('leads to the login also where the code did not come', () => {
    const { press, add, went, early } = openAnimal({ device: visitor });
    early.fail();
    press(add);
    expect(went).toEqual(['/login']);
  });
});

it('a customer’s 401 leads nowhere: the session of the client decides', async () => {
  const { press, add, answer, went, early } = openAnimal();
  press(add);
  await answer(401);
  expect([went, early.presses.length]).toEqual([[], 1]);
});
