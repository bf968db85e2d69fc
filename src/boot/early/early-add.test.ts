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
  const add = element('button', { type: 'button', 'data-add': 'ladoum' });
  const related = element('button', { type: 'button', 'data-add': 'djallonke' });
  const { fetch, ...api } = provider();
  const words = element('script', { 'data-late-words': '' });
  const opened = openDocument(
    [words, element('div', { 'data-buy': '' }, element('fieldset', {}, more, quantity), add), related],
    {
      ...{ tab, path, fetch, ...given },
      device: new Map(Object.entries(device)),
      root: { 'data-root': root },
      cookie: 'other=1; csrftoken=c1; csrftoken=c2',
    },
  );
  const unanswered = (): Record<string, string> => JSON.parse(tab.get('unanswered_draft') ?? '{}');
  /** Does the kept presses, as the replayer does; returns what the machine adopts. */
  const replay = (product = 'ladoum') =>
    [...opened.early.presses].flatMap((press) =>
      opened.early.take(press) ? opened.early.adopt(product) : [],
    );
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
    ['another API was read', { ...customer, provider_accepts: '/api/v2 Idempotency-Key' }, {}],
    [
      'the quantity chosen before a login is stored',
      customer,
      { wanted: { productId: 'ladoum', quantity: '4' } },
    ],
    ['an earlier add is unanswered, without a key', customer, { unanswered: { ladoum: '1 ' } }],
    ['an earlier add of another quantity is unanswered', customer, { unanswered: { ladoum: '2 key' } }],
    [
      'the key of an earlier add may not be sent',
      { ...customer, provider_accepts: `${root} ` },
      { unanswered: { ladoum: '1 key' } },
    ],
  ] as const)('of a customer waits for the client where %s', (_, device, drafts) => {
    const tab = new Map<string, string>([['session_ended', 'first']]);
    for (const [form, draft] of Object.entries(drafts)) tab.set(`${form}_draft`, JSON.stringify(draft));
    const { press, add, asked, early } = openAnimal({
      device: { session_ended: 'first', ...device },
      tab,
    });
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it.each([
    ['customer', customer],
    ['visitor', { session_ended: 'first' }],
  ])('of a %s waits for the client where a session has ended since the document began', (_, given) => {
    const { press, add, device, asked, early } = openAnimal({ device: given });
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

  it('freezes its quantity until it is adopted or said', async () => {
    const { press, add, more, quantity, lose, early } = openAnimal();
    press(add);
    expect(quantity.readOnly).toBe(true);
    expect(press(more)).toBe(false);
    await lose();
    for (const one of [...early.presses]) early.end(one, 'failed');
    await settled();
    expect(quantity.readOnly).toBe(false);
  });

  it('is not sent by the shell, which knows no API before its code', () => {
    const { press, add, asked, early, page } = openAnimal({ device: {} });
    delete page.dataset.root;
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });

  it('is not sent once the page’s code has started', () => {
    const { press, add, asked, early } = openAnimal();
    early.start({ replay: () => undefined, isHydrated: () => false });
    press(add);
    expect([asked.length, early.presses.length]).toEqual([0, 1]);
  });
});

describe('the request of a document', () => {
  it.each([['jeton'], [null]])(
    'is that of the client: address, headers and body, with the token %j',
    async (token) => {
      const sent = openAnimal({ device: token === null ? {} : { ...customer, access_token: token } });
      sent.quantity.value = '3';
      sent.press(sent.add);
      const [key = null] = sent.keys();
      let request: Request | undefined;
      const client = createClient({
        root: `https://belier.test${root}`,
        token: () => token,
        csrf: () => ['c1', 'c2'],
        fetch: async (given) => {
          request = given.clone();
          return new Response('{}', { status: 201 });
        },
      });
      await addToCart(client, { product_id: 'ladoum', quantity: 3, ...(key !== null && { key }) });
      const [early] = sent.asked;
      if (request === undefined || early === undefined) throw new Error('Nothing was sent.');
      const ofDocument = new Request(`https://belier.test${early.url}`, { ...early.init, keepalive: false });
      expect(ofDocument.url).toBe(request.url);
      expect(ofDocument.method).toBe(request.method);
      expect(ofDocument.credentials).toBe(request.credentials);
      expect(Object.fromEntries(ofDocument.headers)).toEqual(Object.fromEntries(request.headers));
      expect(await ofDocument.json()).toEqual(await request.json());
      expect(key !== null).toBe(token !== null);
    },
  );
});

describe('the key of an early add', () => {
  it('stays in the tab with animal and quantity until a definite answer', async () => {
    for (const [status, isKept] of [
      [201, false],
      [400, false],
      [404, false],
      [429, false],
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

  it('of another add, sent meanwhile, stays', async () => {
    const { press, add, tab, unanswered, answer } = openAnimal();
    press(add);
    tab.set('unanswered_draft', JSON.stringify({ ladoum: '1 later' }));
    await answer(201);
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

  it.each([400, 403, 422])('is announced no longer after %d', async (status) => {
    const { press, add, answer, device } = openAnimal();
    press(add);
    await answer(status);
    expect(device.has('provider_accepts')).toBe(false);
  });

  it('is not sent to a provider that announced nothing', () => {
    const { press, add, keys, unanswered } = openAnimal({
      device: { ...customer, provider_accepts: `${root} ` },
    });
    press(add);
    expect([keys(), unanswered()]).toEqual([[null], { ladoum: '1 ' }]);
  });
});

describe('the client', () => {
  it('adopts the add once, by its press and its animal', async () => {
    const { press, add, early, replay } = openAnimal();
    press(add);
    const [adopted] = replay();
    expect(adopted).toMatchObject({ productId: 'ladoum', quantity: 1, token: 'jeton' });
    expect(early.adopt('ladoum')).toBeUndefined();
    expect(early.presses).toEqual([]);
  });

  it('adopts it at a new press that its machine gets first: the kept one is done by that', async () => {
    const { press, add, early, pending } = openAnimal();
    press(add);
    expect(early.adopt('djallonke')).toBeUndefined();
    expect(early.adopt('ladoum')).toMatchObject({ productId: 'ladoum', quantity: 1 });
    expect([early.presses, pending()]).toEqual([[], []]);
  });

  it('does not adopt what the document has said', async () => {
    const { press, add, early, answer } = openAnimal();
    press(add);
    await answer(201);
    for (const one of [...early.presses]) early.end(one, 'failed');
    await settled();
    expect(early.adopt('ladoum')).toBeUndefined();
  });

  it.each([
    ['customer', 'has expired', customer, ({ passed }: Opened) => passed(10_501)],
    ['visitor', 'has expired', {}, ({ passed }: Opened) => passed(10_501)],
    ['customer', 'ended with a failed load', customer, async ({ early }: Opened) => early.fail()],
    ['visitor', 'ended with a failed load', {}, async ({ early }: Opened) => early.fail()],
  ])('adopts a %s’s add whose press %s, while its answer is under way', async (_, __, device, fail) => {
    const opened = openAnimal({ device });
    const { press, add, early, pending, said, answer } = opened;
    press(add);
    await fail(opened);
    expect([early.presses, pending()]).toEqual([[], [add]]);
    early.start({ replay: () => undefined, isHydrated: () => true });
    expect(early.adopt('ladoum')).toMatchObject({ productId: 'ladoum', quantity: 1 });
    await answer(201);
    expect([pending(), said()]).toEqual([[], []]);
  });

  it('adopts a visitor’s add also where somebody has logged in meanwhile; not after another session', async () => {
    for (const [changes, adopted] of [
      [{ access_token: 'jeton' }, [{ productId: 'ladoum', token: null }]],
      [{ access_token: 'jeton', session_ended: 'second' }, []],
    ] as const) {
      const { press, add, device, answer, replay } = openAnimal({ device: { session_ended: 'first' } });
      press(add);
      for (const [key, value] of Object.entries(changes)) device.set(key, value);
      await answer(401);
      expect(replay()).toMatchObject(adopted);
    }
  });

  it('does not adopt that of a former customer: a new press is another wish', () => {
    const { press, add, early, device } = openAnimal();
    press(add);
    device.set('session_ended', 'second');
    expect(early.adopt('ladoum')).toBeUndefined();
  });

  it('adopts it also after its answer, whose body it can still read', async () => {
    const { press, add, replay, answer } = openAnimal();
    press(add);
    await answer(400, { message: 'Non.' });
    const [adopted] = replay();
    expect(await (await adopted?.answer)?.json()).toEqual({ message: 'Non.' });
  });

  it('adopts it not for another animal: what the answer says is said by the document', async () => {
    const { press, add, replay, answer, said, passed } = openAnimal();
    press(add);
    expect(replay('djallonke')).toEqual([undefined]);
    await answer(201);
    await passed(1);
    expect(said()).toEqual(['added']);
  });

  it('can adopt it long after its answer, which is not broken off', async () => {
    const { press, add, answer, asked, passed } = openAnimal();
    press(add);
    await answer(201);
    await passed(15_001);
    expect(asked[0]?.init.signal?.aborted).toBe(false);
  });

  it('gets it handed over as a failure where its answer is lost, or has not come after 15 s', async () => {
    const lost = openAnimal();
    lost.press(lost.add);
    const [adopted] = lost.replay();
    await lost.lose();
    await expect(adopted?.answer).rejects.toThrow('no connection');
    const late = openAnimal();
    late.press(late.add);
    const [never] = late.replay();
    await Promise.all([late.passed(15_001), expect(never?.answer).rejects.toThrow('aborted')]);
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

  it('waits for the answer, and never is that nothing was done', async () => {
    const { press, add, lose, said, pending, ...opened } = openAnimal();
    press(add);
    end(opened);
    await settled();
    expect(pending()).toEqual([add]);
    await lose();
    expect(said()).toEqual(['unsure']);
  });

  it('is said again at each later press of this document, which sends nothing', async () => {
    const { press, add, answer, said, asked, ...opened } = openAnimal();
    opened.early.fail();
    press(add);
    await answer(201);
    press(add);
    press(add);
    await settled();
    expect(asked).toHaveLength(1);
    expect(said()).toEqual(['missing', 'added']);
  });

  it.each([
    ['another quantity', (opened: Opened) => Object.assign(opened.quantity, { value: '3' })],
    ['another customer', ({ device }: Opened) => device.set('session_ended', 'second')],
  ])('is not said of a later press for %s, which waits for the client', async (_, change) => {
    const opened = openAnimal();
    const { press, add, answer, said, asked, early, pending } = opened;
    press(add);
    await answer(201);
    end(opened);
    await settled();
    expect(said()).toEqual(['added']);
    change(opened);
    press(add);
    await settled();
    expect([said(), pending(), early.presses.length, asked.length]).toEqual([['pending'], [add], 1, 1]);
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
    expect(replay()).toEqual([]);
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

  it('leads to the login, with the path, the wish and the server’s words stored as the machine stores them', async () => {
    const { press, add, quantity, answer, went, device, tab, early } = openAnimal({ device: visitor });
    quantity.value = '3';
    press(add);
    await answer(401, { message: ' Connectez-vous. ' });
    expect(went).toEqual(['/login']);
    expect(device.get('redirect_url')).toBe('/product/ladoum?vue=1');
    expect(device.has('redirect_owner')).toBe(false);
    expect(JSON.parse(tab.get('wanted_draft') ?? '')).toEqual({
      productId: 'ladoum',
      quantity: '3',
      path: '/product/ladoum?vue=1',
    });
    expect(tab.get('led_draft')).toBe('Connectez-vous.');
    // The client has nothing to do with it any more: the sentence is heard once.
    expect(early.presses).toEqual([]);
    expect(tab.has('unanswered_draft')).toBe(false);
    // Back shows this page as it was left.
    expect(quantity.readOnly).toBe(false);
  });

  it('leaves no mark where Back restores the page, and says where the login does not open', async () => {
    for (const isRestored of [true, false]) {
      const { press, add, answer, fire, pending, passed, said } = openAnimal({ device: visitor });
      press(add);
      await answer(401);
      expect(pending()).toEqual([add]);
      if (isRestored) fire('pageshow', null, { persisted: true });
      await passed(10_001);
      expect([pending(), said()]).toEqual([[], isRestored ? [] : ['login']]);
    }
  });

  it('stays with the client where storage refuses', async () => {
    const full = { is: false };
    const { press, add, answer, went, early } = openAnimal({ device: visitor, isFull: () => full.is });
    press(add);
    full.is = true;
    await answer(401);
    expect([went, early.presses.length]).toEqual([[], 1]);
  });

  it('leads to the login also where the code did not come, with the sentence once', async () => {
    const { press, add, answer, went, tab, said, early } = openAnimal({ device: visitor });
    early.fail();
    press(add);
    await answer(401);
    expect([went, said()]).toEqual([['/login'], ['missing']]);
    expect(tab.has('wanted_draft')).toBe(true);
  });

  it('does not lead away from the page to which somebody has gone meanwhile', async () => {
    const { press, add, answer, went, early, said } = openAnimal({ device: visitor });
    press(add);
    add.remove();
    for (const one of [...early.presses]) early.end(one, 'failed');
    await answer(401);
    expect([went, said()]).toEqual([[], ['login']]);
  });

  it('does not lead to the login somebody who has logged in meanwhile', async () => {
    const { press, add, answer, went, early, device } = openAnimal({ device: visitor });
    press(add);
    device.set('access_token', 'jeton');
    await answer(401);
    expect([went, early.presses.length]).toEqual([[], 1]);
  });

  it('with a token held stays with the client, whose session decides', async () => {
    const { press, add, answer, went, early } = openAnimal();
    press(add);
    await answer(401);
    expect([went, early.presses.length]).toEqual([[], 1]);
  });
});
