import { describe, expect, it } from 'vitest';
import { element, openDocument, runEarly, type Simulated, settled } from '../testing/simulated-document.ts';

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

  it('are none for a customer, whose calls carry a token and cannot use an answer without it', () => {
    for (const path of ['/cart/', '/dashboard', '/product/7']) expect(askedAt(path, 'jeton')).toEqual([]);
  });
});

describe('text that was typed before hydration', () => {
  const typed = (name: string) => {
    const field = element('input', { name: 'message' });
    return { field, form: element('form', { name, method: 'post', 'data-draft': '' }, field) };
  };
  const key = 'contact_draft';

  it('is stored when the page is left', () => {
    const { field, form } = typed('contact');
    const { fire, tab } = openDocument([form]);
    field.value = 'À Bouaké';
    fire('pagehide', null);
    expect(tab.get(key)).toBe('{"message":"À Bouaké"}');
  });

  it('that was deleted after its draft was stored is stored as deleted', () => {
    const { field, form } = typed('contact');
    const { fire, tab } = openDocument([form]);
    field.value = 'À Bouaké';
    fire('pagehide', null);
    field.value = '';
    fire('input', field);
    fire('pagehide', null);
    expect(tab.get(key)).toBe('{"message":""}');
  });

  it('is neither stored nor left in storage once a session has ended in another tab', () => {
    const { field, form } = typed('contact');
    const device = new Map([['session_ended', 'first']]);
    const { fire, tab } = openDocument([form], { device });
    expect(tab.get('session_ended')).toBe('first');
    field.value = 'À Bouaké';
    device.set('session_ended', 'second');
    fire('pagehide', null);
    expect(tab.has(key)).toBe(false);
    openDocument([], { device, tab });
    expect(tab.get('session_ended')).toBe('second');
  });

  it('is deleted at the start of a discarded tab’s document, before the mark is overwritten', () => {
    const writes: string[] = [];
    class Logged extends Map<string, string> {
      override set(name: string, value: string) {
        writes?.push(`set ${name}`);
        return super.set(name, value);
      }
      override delete(name: string) {
        writes.push(`delete ${name}`);
        return super.delete(name);
      }
    }
    const tab = new Logged();
    tab.set('session_ended', 'first').set(key, '{}').set('other', '');
    writes.length = 0;
    openDocument([], { device: new Map([['session_ended', 'second']]), tab });
    expect(writes).toEqual([`delete ${key}`, 'set session_ended']);
  });

  it('is kept in a new tab, and where no session has ended since', () => {
    for (const known of [[], [['session_ended', 'first']]] as const) {
      const tab = new Map<string, string>([...known, [key, '{}']] as [string, string][]);
      openDocument([], { device: new Map([['session_ended', 'first']]), tab });
      expect(tab.has(key)).toBe(true);
      expect(tab.get('session_ended')).toBe('first');
    }
  });

  it('that the browser restores in a discarded tab is emptied, unless somebody has typed since', () => {
    const [restored, own] = [typed('contact'), typed('login')];
    const { fire } = openDocument([restored.form, own.form], {
      device: new Map([['session_ended', 'second']]),
      tab: new Map([['session_ended', 'first']]),
    });
    restored.field.value = 'texte d’Awa';
    own.field.value = 'texte d’Aminata';
    fire('input', own.field);
    fire('DOMContentLoaded', null);
    expect([restored.field.value, own.field.value]).toEqual(['', 'texte d’Aminata']);
  });
});

describe('a press before hydration', () => {
  const open = (device = new Map([['access_token', 'jeton']])) => {
    const button = element('button', { type: 'button' });
    return { button, ...openDocument([button], { device }) };
  };

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
  it('stays until the wait ends, although a part that came removes its own sentence', async () => {
    const link = element('a');
    const { early, said, passed } = openDocument([link]);
    const end = early.markPending(link as unknown as Element, 450);
    expect(said()).toEqual(['pending']);
    early.say(null);
    await passed(500);
    expect(said()).toEqual(['slow']);
    early.say('stuck');
    early.say(null);
    await passed(500);
    expect(said()).toEqual(['slow']);
    end();
    expect(said()).toEqual([]);
  });
});

describe('a sentence', () => {
  const client = { replay: () => undefined, isHydrated: () => true };

  it.each(['offline', 'outdated', 'stuck'] as const)(
    'that %s code is missing ends when the page works',
    (why) => {
      const { early, said } = openDocument([]);
      early.fail(why);
      expect(said()).toEqual([why]);
      early.start(client);
      expect(said()).toEqual([]);
    },
  );

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
    early.fail('stuck');
    press(other);
    expect(said()).toEqual(['stuck']);
  });
});

describe('the first input', () => {
  it('is a click without a pointer, as a screen reader makes one, which is kept; it is none of a script', async () => {
    const button = element('button', { type: 'button' });
    const { fire, early } = openDocument([button]);
    let isThere = false;
    void early.firstInput.then(() => {
      isThere = true;
    });
    fire('click', button, { isTrusted: false });
    await settled();
    expect([isThere, early.presses.length]).toEqual([false, 0]);
    fire('click', button);
    await settled();
    expect([isThere, early.presses.length]).toEqual([true, 1]);
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
  const opened = (mark: string) =>
    openDocument([], {
      root: { 'data-kept': '1764300000000', 'data-kept-mark': mark },
      device: new Map([['session_ended', 'second']]),
    });

  it('is shown if no session has ended since', () => {
    const { early, told, went } = opened('second');
    expect([early === undefined, went, told]).toEqual([false, [], []]);
  });

  it('is hidden and loaded again if one has, and the worker is told', () => {
    for (const mark of ['first', 'none']) {
      const { page, told, went } = opened(mark);
      expect(Reflect.get(page, 'hidden')).toBe(true);
      expect(told).toEqual([{ mark: 'second', paths: [], files: [] }]);
      expect(went).toEqual(['/']);
    }
  });
});
