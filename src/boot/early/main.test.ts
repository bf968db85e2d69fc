import { describe, expect, it } from 'vitest';
import { pages } from '#rules/shop-addresses.ts';
import {
  element,
  frame,
  openDocument,
  runEarly,
  type Simulated,
  settled,
} from '../testing/simulated-document.ts';

/** The requests that src/boot/early/arrival.ts makes for a shell opened at this path with this token. */
function askedAt(pathname: string, token: string | null = null): readonly string[] {
  const asked: string[] = [];
  runEarly({
    document: {
      documentElement: { dataset: { api: '/api/v1' } },
      head: { append: ({ href }: { href: string }) => asked.push(href) },
      createElement: () => ({}),
    },
    localStorage: { getItem: (key: string) => (key === 'access_token' ? token : null) },
    location: { pathname, hash: '' },
  });
  return asked.flatMap((href) => (href.startsWith('/api/v1/ecommerce/') ? [href.slice(18)] : []));
}

describe('the calls that a shell preloads', () => {
  const lists = ['products-betails/', 'categories', 'pays/'];

  it.each([
    ['/shop', lists],
    ['/dashboard', lists],
    ['/product/7', [...lists, 'products-betails/7']],
    // The form offers countries and shows no animals.
    ['/register', ['pays/']],
    ['/login', []],
    ['/forgot-password', []],
    ['/thank-for-register', []],
    ['/otp', []],
    ['/two-factor-auth', []],
    ['/account/activate/jeton', []],
    ['/account/reset-password/jeton', []],
  ])('are those of its page: %s', (path, parts) => {
    expect(askedAt(path)).toEqual(parts);
  });

  it('are those of the table of pages', () => {
    for (const [shape, page] of Object.entries(pages)) {
      const asked = askedAt(shape.replace('*', 'x'));
      expect(asked.length === 0, shape).toBe('empty' in page);
    }
  });

  it('are none for a customer, whose calls carry a token and cannot use an answer without it', () => {
    for (const path of ['/cart/', '/dashboard', '/product/7']) expect(askedAt(path, 'jeton')).toEqual([]);
  });
});

describe('text that was typed before hydration', () => {
  const typed = (name: string) => {
    const field = element('input', { name: 'message' });
    return { field, form: element('form', { name, method: 'post', 'data-draft': '' }, field) };
  };
  const key = 'first:contact_draft';
  const device = () => new Map([['session_ended', 'first']]);

  it('is stored under the device’s epoch when the page is left', () => {
    const { field, form } = typed('contact');
    const { fire, tab } = openDocument([form], { device: device() });
    field.value = 'À Bouaké';
    fire('pagehide', null);
    expect(tab.get(key)).toBe('{"message":"À Bouaké"}');
    expect(openDocument([], { device: device(), tab }).tab.has(key)).toBe(true);
    expect(openDocument([], { device: new Map([['session_ended', 'second']]), tab }).tab.has(key)).toBe(
      false,
    );
  });

  it.each(['storage', 'pageshow', 'visibilitychange'])(
    'is emptied in a document without code where a session has ended elsewhere: %s',
    (news) => {
      const { field, form } = typed('contact');
      const opened = openDocument([form], { device: device() });
      field.value = 'texte d’Awa';
      opened.fire(news, null);
      expect(field.value).toBe('texte d’Awa');
      opened.device.set('session_ended', 'second');
      opened.fire(news, null);
      expect(field.value).toBe('');
      // What is typed from now on belongs to whoever is there now.
      field.value = 'texte d’Aminata';
      opened.fire('pagehide', null);
      expect([...opened.tab]).toEqual([['second:contact_draft', '{"message":"texte d’Aminata"}']]);
    },
  );

  it('that was deleted after its draft was stored is stored as deleted', () => {
    const { field, form } = typed('contact');
    const { fire, tab } = openDocument([form], { device: device() });
    field.value = 'À Bouaké';
    fire('pagehide', null);
    field.value = '';
    fire('input', field);
    fire('pagehide', null);
    expect(tab.get(key)).toBe('{"message":""}');
  });

  it('is left to the page’s code once that works, which stores it, too', () => {
    const { field, form } = typed('contact');
    const opened = openDocument([form], { device: device() });
    const kept: unknown[] = [];
    opened.early.start({
      replay: () => undefined,
      isHydrated: () => true,
      store: (...one) => kept.push(one),
    });
    field.value = 'texte d’Awa';
    opened.device.set('session_ended', 'second');
    opened.fire('storage', null);
    opened.fire('pagehide', null);
    expect([kept, opened.tab.size]).toEqual([[['contact', { message: 'texte d’Awa' }]], 0]);
  });
});

describe('the history entry of fields that somebody has filled in', () => {
  const typed = (text: string) => {
    const field = element('input', { name: 'message' });
    const form = element('form', { name: 'contact', method: 'post' }, field);
    return { field, form, restore: () => Object.assign(field, { value: text }) };
  };

  it('names the epoch, beside what the router keeps there', () => {
    const { field, form } = typed('');
    const { fire, history } = openDocument([form], {
      device: new Map([['session_ended', 'first']]),
      state: { key: 'of the router' },
    });
    expect(history.state).toEqual({ key: 'of the router' });
    fire('input', field);
    expect(history.state).toEqual({ key: 'of the router', epoch: 'first' });
  });

  it.each([
    ['under another epoch', 'first', ''],
    ['under this epoch', 'second', 'texte d’Awa'],
  ])('filled in %s', (_, epoch, text) => {
    const { field, form, restore } = typed('texte d’Awa');
    const { fire, page } = openDocument([form], {
      device: new Map([['session_ended', 'second']]),
      state: { epoch },
    });
    // Nothing is painted before the fields are emptied.
    expect((page as { hidden?: boolean }).hidden === true).toBe(text === '');
    restore();
    fire('readystatechange', null);
    expect(field.value).toBe(text);
    expect((page as { hidden?: boolean }).hidden === true).toBe(false);
    restore();
    fire('pageshow', null);
    expect(field.value).toBe(text);
  });

  it('is of no later document where storage is denied: a session may have ended since', () => {
    const { field, form, restore } = typed('texte d’Awa');
    const device = new Map([['session_ended', 'first']]);
    const { fire, history } = openDocument([form], { device, isDenied: true });
    fire('input', field);
    const state = { ...history.state };
    fire('input', field);
    expect(history.state).toEqual(state);
    const later = openDocument([form], { device, isDenied: true, state });
    restore();
    later.fire('readystatechange', null);
    expect(field.value).toBe('');
  });

  it('that somebody has changed since stays as it is; the others of its form are emptied', () => {
    const { field, form } = typed('');
    const other = element('input', { name: 'name' });
    form.append(other);
    const { fire } = openDocument([form], { device: new Map(), state: { epoch: 'first' } });
    fire('readystatechange', null);
    field.value = 'texte d’Aminata';
    fire('input', field);
    other.value = 'Awa';
    fire('pageshow', null);
    expect([field.value, other.value]).toEqual(['texte d’Aminata', '']);
  });

  it('is emptied at its arrival alone, and in what the document brought: what is written or chosen later stays', () => {
    const { field, form } = typed('');
    const radio = (value: string) =>
      Object.assign(element('input', { name: 'mode', type: 'radio', value }), {
        checked: false,
        defaultChecked: value === 'default',
      });
    const [byDefault, chosen, written] = [
      radio('default'),
      radio('chosen'),
      element('input', { name: 'code' }),
    ];
    form.append(byDefault, chosen);
    const { fire } = openDocument([form], { device: new Map(), state: { epoch: 'first' } });
    fire('readystatechange', null);
    chosen.checked = true;
    fire('input', chosen);
    form.append(written);
    written.value = 'of the page’s code';
    fire('pageshow', null);
    expect([byDefault.checked, written.value]).toEqual([false, 'of the page’s code']);
    field.value = 'of the page’s code';
    fire('pageshow', null, { persisted: true });
    expect(field.value).toBe('of the page’s code');
  });

  it('is emptied in every field: a choice and a tick, too', () => {
    const { form } = typed('');
    const option = (value: string) => ({ value, selected: false, defaultSelected: value === '' });
    const options = [option(''), option('Mali')] as const;
    const country = Object.assign(element('select', { name: 'pays' }), { defaultValue: undefined, options });
    const remember = Object.assign(element('input', { name: 'remember', type: 'checkbox', value: 'true' }), {
      ...{ checked: false, defaultChecked: false },
    });
    form.append(country, remember);
    const { fire } = openDocument([form], { device: new Map(), state: { epoch: 'first' } });
    fire('readystatechange', null);
    // As Chromium does just before `pageshow`.
    options[1].selected = true;
    remember.checked = true;
    fire('pageshow', null);
    expect([options.map(({ selected }) => selected), remember.checked, remember.value]).toEqual([
      [true, false],
      false,
      'true',
    ]);
  });
});

describe('a press before hydration', () => {
  const open = (device = new Map([['access_token', 'jeton']])) => {
    const button = element('button', { type: 'button' });
    return { button, ...openDocument([button], { device }) };
  };

  it('presses nothing that has appeared under the finger since its tap half a second ago', () => {
    const opener = Object.assign(element('button', { commandfor: 'filters' }), { command: 'show-modal' });
    const [choice, button] = [element('label'), element('button', { type: 'button' })];
    const { document, early, fire } = openDocument([opener, element('dialog', {}, choice, button)]);
    const tap = (target: Simulated, timeStamp: number) => {
      const goesOn = fire('click', target, {
        detail: 1,
        clientX: 20,
        clientY: 20 + timeStamp / 100,
        timeStamp,
      });
      Object.assign(document, { elementFromPoint: () => choice });
      return goesOn;
    };
    expect([tap(opener, 0), tap(choice, 450), tap(button, 900)]).toEqual([true, false, false]);
    expect(early.presses).toEqual([]);
    // A key clicks nowhere, and at once.
    expect(fire('click', button, { detail: 0, timeStamp: 950 })).toBe(false);
    expect(early.presses).toHaveLength(1);
    // A fourth counts from the second, too: a series on what moves up under the finger goes on.
    expect(tap(choice, 1_399)).toBe(true);
  });

  it('counts at once from a key in a browser that counts it as a tap, and on the label of what was pressed', () => {
    const [box, other] = [element('input'), element('input')];
    const label = Object.assign(element('label'), { control: box });
    const { document, fire } = openDocument([label, box, other]);
    const click = (target: Simulated, timeStamp: number, pointerId = 1) =>
      fire('click', target, { detail: 1, clientX: 20, clientY: 20, timeStamp, pointerId });
    const over = (target: Simulated) => Object.assign(document, { elementFromPoint: () => target });
    over(label);
    // The browser clicks on the control of a label, too.
    expect([click(label, 0), click(box, 1), click(other, 300)]).toEqual([true, true, true]);
    over(box);
    expect([click(box, 400), click(box, 401, -1)]).toEqual([false, true]);
  });

  it('counts on a stepper that the page’s code has rendered anew', () => {
    const steppers = [0, 1].map(() => element('button', { type: 'button', 'data-step': '1' }));
    const [former, later] = steppers as [Simulated, Simulated];
    const { document, fire } = openDocument(steppers);
    Object.assign(document, { elementFromPoint: () => later });
    const click = (target: Simulated, timeStamp: number) =>
      fire('click', target, { detail: 1, clientX: 20, clientY: 20, timeStamp });
    expect([click(former, 0), click(later, 300)]).toEqual([true, true]);
  });

  it('is kept, marked, and taken once', () => {
    const { button, press, early, pending } = open();
    expect(press(button)).toBe(false);
    expect(pending()).toEqual([button]);
    const [kept] = early.presses;
    if (kept === undefined) throw new Error('The press was not kept.');
    expect([early.take(kept), early.take(kept)]).toEqual([true, false]);
    expect(pending()).toEqual([]);
  });

  it.each([
    ['a session ended', (device: Map<string, string>) => device.set('session_ended', 'second')],
    ['the customer logged out', (device: Map<string, string>) => device.delete('access_token')],
  ])('is not done for another customer: where %s since, it ends with a word', (_, change) => {
    const { button, press, early, device, said, pending } = open();
    press(button);
    change(device);
    const [kept] = early.presses;
    if (kept === undefined) throw new Error('The press was not kept.');
    expect(early.take(kept)).toBe(false);
    expect(early.presses).toEqual([]);
    expect(pending()).toEqual([]);
    expect(said()).toEqual(['left']);
  });

  it('is done although the token was renewed', () => {
    const { button, press, early, device } = open();
    press(button);
    device.set('access_token', 'jeton-2');
    expect(early.presses.map((one) => early.take(one))).toEqual([true]);
  });

  it('of a visitor is not done for somebody who has logged in since', () => {
    const { button, press, early, device, said } = open(new Map());
    press(button);
    device.set('access_token', 'jeton');
    expect(early.presses.map((one) => early.take(one))).toEqual([false]);
    expect(said()).toEqual(['left']);
  });
});

describe('the line of what is waited for', () => {
  it('stays until the wait ends', async () => {
    const link = element('a');
    const { early, said, passed } = openDocument([link]);
    const end = early.markPending(link as unknown as Element, 450);
    expect(said()).toEqual(['pending']);
    await passed(500);
    expect(said()).toEqual(['slow']);
    end();
    expect(said()).toEqual([]);
  });
});

describe('a sentence', () => {
  const client = { replay: () => undefined, isHydrated: () => true, store: () => undefined };

  it('that code is missing ends when a page works', () => {
    const { early, said } = openDocument([]);
    early.fail();
    expect(said()).toEqual(['missing']);
    early.start(client);
    expect(said()).toEqual([]);
  });

  it('that code is missing ends each press, and what is pressed later at once', () => {
    const [button, other] = [element('button', { type: 'button' }), element('button', { type: 'button' })];
    const { early, press, pending, said } = openDocument([button, other]);
    press(button);
    early.fail();
    expect([said(), pending(), early.presses]).toEqual([['failed', 'missing'], [], []]);
    press(other);
    expect([said(), pending(), early.presses]).toEqual([['missing', 'failed'], [], []]);
  });

  it('of a control that waits stays when the page works, until the wait ends', async () => {
    const link = element('a');
    const { early, passed, said } = openDocument([link]);
    const end = early.markPending(link as unknown as Element, 450);
    await passed(500);
    early.start(client);
    expect(said()).toEqual(['slow']);
    end();
    expect(said()).toEqual([]);
  });

  it.each([true, false])('of a press whose control is gone (%s) ends with the next click', async (isGone) => {
    const [button, other] = [element('button', { type: 'button' }), element('p')];
    const { early, page, passed, press, said } = openDocument([button, other]);
    press(button);
    if (isGone) button.remove();
    await passed(31_000);
    expect(said()).toEqual(['failed']);
    expect(page.querySelectorAll(isGone ? '[data-late-line]' : '[data-late-said]')).toHaveLength(1);
    press(other);
    expect(said()).toEqual([]);
    // Not that of the whole page.
    press(button);
    early.fail();
    press(other);
    expect(said()).toEqual(['missing']);
  });
});

describe('a first script that is bad', () => {
  const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });
  const whole = () => script('export const a = 1;\n/*whole*/\n');
  const cut = () => script('export const a');
  const html = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const gone = () => new Response('{}', { status: 404 });
  const refused = () => Promise.reject(new TypeError('Failed to fetch'));
  const silent = (signal?: AbortSignal | null) =>
    new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('Aborted'))),
    );

  /** Opens a document, one script of which fails; its copies are answered so, one after the other. */
  async function open(
    answers: ((signal?: AbortSignal | null) => Response | Promise<Response>)[],
    options: { isTouched?: boolean; type?: 'reload' } = {},
  ) {
    const asked: RequestCache[] = [];
    const fetch = async (href: string, { cache = 'default', signal }: RequestInit) => {
      if (href === '/assets/vendor.js') return whole();
      asked.push(cache);
      return (answers[asked.length - 1] ?? gone)(signal);
    };
    const links = ['/assets/vendor.js', '/assets/base.js'].map((href) =>
      Object.assign(element('link', { rel: 'modulepreload' }), { href }),
    );
    const script = element('script');
    const button = element('button', { type: 'button' });
    const document = openDocument([...links, script, button], { fetch, ...options });
    if (options.isTouched) document.press(button);
    document.fire('error', script);
    document.fire('error', script);
    for (let turns = 0; turns < 80; turns += 1) await document.passed(500);
    return { asked, went: document.went, said: document.said() };
  }

  it.each([
    ['the fallback page of a host, which the browser’s cache keeps', html],
    ['cut', cut],
    ['not answered', refused],
    ['silent for 10 s', silent],
  ])('because it was %s is fetched anew from the server, and the page opened again, once', async (_, bad) => {
    const { asked, went } = await open([bad, whole]);
    expect([asked, went]).toEqual([['default', 'reload'], ['reload']]);
  });

  it.each([
    ['something was pressed or typed', { isTouched: true }, ['failed', 'missing']],
    ['the page was opened again before', { type: 'reload' }, ['missing']],
  ] as const)('opens the page not again where %s: a sentence offers it', async (_, options, sentences) => {
    const { asked, went, said } = await open([html, whole], options);
    expect([asked, went, said]).toEqual([['default', 'reload'], [], sentences]);
  });

  it('and stays so, as of an older version, is tried three times, and then a sentence says that nothing was done', async () => {
    for (const bad of [
      [gone, cut, gone],
      [silent, silent, silent],
    ]) {
      const { asked, went, said } = await open(bad, { isTouched: true });
      expect([asked, went, said]).toEqual([['default', 'reload', 'reload'], [], ['failed', 'missing']]);
    }
  });
});

it('keeps the first ten failures of its scripts, and promises that nobody caught, for the code that tells them; no picture', () => {
  const { early, fire } = openDocument([]);
  fire('error', element('script'));
  fire('error', element('img'));
  fire('error', element('div'), { filename: 'https://belier.test/assets/base.js' });
  fire('error', element('div'), { filename: 'https://ads.test/a.js' });
  fire('unhandledrejection', element('div'));
  expect(early.errors.map(({ type }) => type)).toEqual(['error', 'error', 'unhandledrejection']);
  for (let more = 0; more < 20; more += 1) fire('unhandledrejection', element('div'));
  expect(early.errors).toHaveLength(10);
});

describe('the first input', () => {
  it('is a click without a pointer, as a screen reader makes one, which is kept; it is none of a script', async () => {
    const button = element('button', { type: 'button' });
    const { fire, early, passed } = openDocument([button]);
    let isThere = false;
    void early.touched.then(() => {
      isThere = true;
    });
    fire('click', button, { isTrusted: false });
    await passed(0);
    expect([isThere, early.presses.length]).toEqual([false, 0]);
    fire('click', button);
    await settled();
    // What waits for it does not take itself for what was pressed (`window.event`), and does not hold up its paint.
    await passed(frame - 1);
    expect(isThere).toBe(false);
    await passed(1);
    expect([isThere, early.presses.length]).toEqual([true, 1]);
  });

  it('is a finger that is lifted or begins to scroll, not one that is put down: the press comes first', async () => {
    for (const type of ['pointerup', 'pointercancel']) {
      const { fire, early, passed } = openDocument([]);
      let isThere = false;
      void early.touched.then(() => {
        isThere = true;
      });
      for (const down of ['pointerdown', 'touchstart']) fire(down, element('p'));
      await passed(1000);
      expect(isThere).toBe(false);
      fire(type, element('p'));
      await passed(frame);
      expect(isThere).toBe(true);
    }
  });
});

describe('Enter in a form before hydration', () => {
  const formWith = (...more: Simulated[]) => {
    const field = element('input', { name: 'email' });
    return { field, form: element('form', { method: 'post' }, field, element('input'), ...more) };
  };

  it('is kept like a press where the form’s button has not been parsed yet', () => {
    const { field, form } = formWith();
    const { fire, early, pending } = openDocument([form]);
    expect(fire('keydown', field, { key: 'Enter' })).toBe(false);
    expect(early.presses.map(({ target }) => target)).toEqual([form]);
    expect(pending()).toEqual([form]);
  });

  it.each([
    [
      'the button is there: the browser submits',
      { key: 'Enter' },
      [element('button', { type: 'submit' })],
      {},
    ],
    ['another key', { key: 'a' }, [], {}],
    ['a word that is being composed', { key: 'Enter', isComposing: true }, [], {}],
    ['a form with an address of its own', { key: 'Enter' }, [], { action: '/search' }],
    ['a hydrated form', { key: 'Enter' }, [], { 'data-started': '' }],
  ] as const)('is left alone otherwise: %s', (_, fields, more, attributes) => {
    const { field, form } = formWith(...more);
    for (const [name, value] of Object.entries(attributes)) form.setAttribute(name, value);
    const { fire, early } = openDocument([form]);
    expect(fire('keydown', field, fields)).toBe(true);
    expect(early.presses).toEqual([]);
  });
});

describe('a page that the service worker has kept', () => {
  const opened = (epoch: string, forget?: () => Promise<never>) =>
    openDocument([], {
      ...(forget && { forget }),
      root: { 'data-kept': '1764300000000', 'data-kept-epoch': epoch },
      device: new Map([['session_ended', 'second']]),
    });

  it('is shown if no session has ended since', () => {
    const { early, forgotten, went } = opened('second');
    expect([early === undefined, went, forgotten]).toEqual([false, [], []]);
  });

  it.each(['first', 'none'])(
    'is hidden if one has; what was kept then goes, and it is loaded again: %s',
    async (epoch) => {
      const { page, forgotten, went } = opened(epoch);
      expect(Reflect.get(page, 'hidden')).toBe(true);
      expect(went).toEqual([]);
      await settled();
      expect([forgotten, went]).toEqual([[`belier-visits-${epoch}`], ['/']]);
    },
  );

  it('leaves links to the browser, which asks the worker; a picture’s own file is the page’s, which shows it', () => {
    const links = [{ href: '/shop' }, { href: '/media/ladoum.jpg', 'data-pic': '' }].map((attributes) =>
      element('a', attributes),
    );
    const { fire } = openDocument(links, { root: { 'data-kept': '1764300000000' } });
    const stopped: unknown[] = [];
    for (const link of links)
      expect(fire('click', link, { stopImmediatePropagation: () => stopped.push(link) })).toBe(true);
    expect(stopped).toEqual([links[0]]);
  });

  it('is not hidden for ever where the device’s storage says nothing or fails: it is loaded again, once', async () => {
    const silent = opened('first', () => new Promise(() => undefined));
    await silent.passed(1_999);
    expect(silent.went).toEqual([]);
    await silent.passed(60_000);
    expect(silent.went).toEqual(['/']);
    const failing = opened('first', () => Promise.reject(new Error('broken')));
    await failing.passed(60_000);
    expect(failing.went).toEqual(['/']);
  });
});
