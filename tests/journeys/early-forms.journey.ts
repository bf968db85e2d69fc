import { type Browser, devices, expect, type Page } from '@playwright/test';
import { seededSample } from '../../tools/seeded-sample.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { stretched } from './served.ts';

/*
 * A form that is filled and submitted within two seconds of its page's first byte results in one request or in a visible sentence,
 * on slow phones and with autofill too.
 */

type Form = {
  path: string;
  fields: Record<string, string>;
  /** The only call that the submission makes; null for none. */
  call: string | null;
};

const password = 'Tabaski-2026';
const forms: readonly Form[] = [
  { path: '/login', fields: { email: 'client@exemple.ci', password }, call: 'auth/login/' },
  { path: '/forgot-password', fields: { email: 'client@exemple.ci' }, call: 'auth/password-reset/' },
  {
    path: '/register',
    fields: {
      first_name: 'Awa',
      last_name: 'Koné',
      email: 'tot@exemple.ci',
      numero_telephone: '0701020304',
      password1: password,
    },
    call: 'auth/register/',
  },
  {
    path: '/contact',
    fields: { name: 'Awa', email: 'awa@exemple.ci', subject: 'Livraison', message: 'À Bouaké' },
    call: null,
  },
  {
    path: '/account/reset-password/lien-inconnu',
    fields: { new_password: password, confirmation: password },
    call: 'auth/password-reset/lien-inconnu/',
  },
];

/** How the fields are filled: by a program that dispatches events, as a password manager does, or without events. */
const fillings = ['with events', 'without events'] as const;
const lines = ['fast', 'slow'] as const;
const slowdown = 4;
const delays = 4;

type Cell = {
  form: Form;
  delay: number;
  line: (typeof lines)[number];
  filling: (typeof fillings)[number];
};
const cells: readonly Cell[] = forms.flatMap((form, row) =>
  lines.flatMap((line) =>
    Array.from({ length: delays }, (_, step) => ({
      form,
      line,
      // Milliseconds since the first byte.
      delay: Math.round((2000 * (step + row / forms.length)) / delays),
      filling: fillings[(row + step) % 2] ?? 'with events',
    })),
  ),
);
const nameOf = ({ form, delay, line, filling }: Cell): string =>
  `${form.path} ${filling}, ${delay} ms, processor ${slowdown} times slower, ${line} line`;

/** Fills the form in one task, as soon as it and its button exist. */
const fill = (page: Page, fields: Record<string, string>, filling: Cell['filling']) =>
  page.waitForFunction(
    ([values, dispatches]) => {
      const form = [...document.forms].find((one) =>
        Object.keys(values).every((name) => one.elements.namedItem(name) !== null),
      );
      if (form === undefined || form.querySelector('[type=submit]') === null) return false;
      const write = (field: object, value: string) => {
        // Sets the value like an extension in an isolated world: the page's own setters do not run.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        set?.call(field, value);
      };
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name) as HTMLInputElement;
        write(field, value);
        if (dispatches)
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      const country = form.elements.namedItem('pays');
      if (country instanceof HTMLSelectElement) {
        country.selectedIndex = country.options.length - 1;
        country.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return true;
    },
    [fields, filling === 'with events'] as const,
    { polling: 20 },
  );

/** Feedback other than a request: an error or a sentence. The `aria-busy` of a stored press does not count. */
const sentences =
  'main [role=alert]:not(:empty), main [aria-invalid=true], main [role=status]:not(:empty), [data-late-said], [data-late-line]:not([data-late-line=pending])';

/** Presses the form's button. Presses again if the page shifted under the pointer and the press missed. */
async function press(page: Page): Promise<void> {
  const isPressed = () =>
    page.evaluate(() => (window as { pressed?: boolean }).pressed === true).catch(() => true);
  for (let time = 0; time < 5 && !(await isPressed()); time += 1) {
    const { x, y } = await page.evaluate(() => {
      const button = document.querySelector('main [type=submit]');
      button?.scrollIntoView({ block: 'center' });
      const box = button?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.click(x, y);
  }
}

async function visit(browser: Browser, root: string, { form, delay, line, filling }: Cell) {
  const { viewport: _, ...phone } = devices['Pixel 5'];
  const context = await stretched(
    await browser.newContext({ ...phone, viewport: { width: 390, height: 844 } }),
  );
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('main [type=submit]')) Object.assign(window, { pressed: true });
      },
      true,
    ),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/')) sent.push(pathname.slice(8));
  });
  const answer = page
    .waitForResponse((response) => response.request().method() === 'POST', { timeout: 60_000 * patience })
    .catch(() => undefined);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line === 'slow') {
    await session.send('Network.enable');
    const bytes = 1_600_000 / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  await page.goto(root + form.path, { waitUntil: 'commit' });
  await page.waitForFunction((ms) => performance.now() >= ms, delay, { polling: 20 });
  await fill(page, form.fields, filling);
  await press(page);
  const isSaid = () =>
    page
      .locator(sentences)
      .evaluateAll((all) => all.some((one) => one.checkVisibility()))
      .catch(() => false);
  const isAnswered = async () => sent.length > 0 || (await isSaid());
  const answered = await expect
    .poll(isAnswered, { timeout: 20_000 * patience })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  // Waits for the response: a second request would start before it.
  if (sent.length > 0) await answer;
  await context.close();
  return { sent, answered };
}

for (const form of forms) {
  test(`${form.path}, filled and sent within two seconds, is one request or a sentence`, async ({
    browser,
    root,
  }) => {
    const own = seededSample(
      'forms sent early',
      cells.filter((cell) => cell.form === form),
    );
    test.setTimeout((20_000 + own.length * 25_000) * patience);
    for (const cell of own) {
      const { sent, answered } = await visit(browser, root, cell);
      expect.soft(answered, `${nameOf(cell)}: silent`).toBe(true);
      expect.soft(sent, nameOf(cell)).toEqual(sent.length === 0 || form.call === null ? [] : [form.call]);
    }
  });
}
