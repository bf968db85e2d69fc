import { setTimeout as after } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import fc from 'fast-check';
import type { Product } from '#openapi/schemas.ts';
import { next, order, recap } from './checkout-steps.ts';
import type { Fault, faultsOf, providerFor } from './provider.ts';
import { cartBadge } from './steps.ts';

/** Longest that a call is held back, in ms: a late commit has happened after this. */
export const longest = 1500;
/** A page without calls for so long is at rest, in ms: a burst of taps ends within it. */
const calm = 700;
/** How long a page may take to come to rest, in ms. */
const restWithin = 20_000;

/** One tab as a hand and an eye know it. */
export type Tab = { page: Page; isCalm: () => boolean };

/** What the walk knows: where each tab was led, and what was typed into it, or on this device last. */
type Model = {
  at: ('elsewhere' | 'cart' | 'checkout')[];
  typed: (string | null)[];
  typedLast: string | null;
  /** Nothing but these two tabs has changed the cart, and nothing of it commits late. */
  isDeviceAlone: boolean;
};

type Real = {
  tabs: readonly Tab[];
  animals: readonly Product[];
  customer: Awaited<ReturnType<typeof providerFor>>;
  backOffice: Awaited<ReturnType<typeof providerFor>>;
  faults: ReturnType<typeof faultsOf>;
};

export type Step = fc.AsyncCommand<Model, Real>;

/** Opens a page whose calls are counted. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  const open = new Set<Request>();
  let last = Date.now();
  const isCall = (url: string): boolean => url.includes('/api/v1/');
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    open.add(request);
    last = Date.now();
  });
  const ended = (request: Request): void => {
    if (open.delete(request)) last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) last = Date.now();
  });
  return { page, isCalm: () => open.size === 0 && Date.now() - last > calm };
}

/** Waits until no tab has a call under way or a burst to end; false where that takes too long. */
export async function atRest(tabs: readonly Tab[]): Promise<boolean> {
  for (const until = Date.now() + restWithin; Date.now() < until; await after(50)) {
    if (tabs.every(({ isCalm }) => isCalm())) return true;
  }
  return false;
}

/** Writes down what the recap says whenever a hand presses Commander and the button takes it. */
export async function watchAgreements(context: BrowserContext): Promise<string[]> {
  const agreed: string[] = [];
  await context.exposeFunction('agreedTo', (sale: string) => agreed.push(sale));
  await context.addInitScript(() => {
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        if (button?.textContent?.trim() !== 'Commander' || button.dataset.ready !== 'true') return;
        const shown = document.querySelector('section[aria-label="Votre commande"]');
        const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');
        const lines = [...(shown?.querySelectorAll('li') ?? [])].map(
          (line) =>
            `${line.querySelector('a')?.textContent} ${digits(line.querySelector('[aria-hidden=true]')?.textContent)}`,
        );
        const total = [...(shown?.querySelectorAll('dt') ?? [])].find(
          ({ textContent }) => textContent === 'Total',
        );
        const tell: unknown = Reflect.get(window, 'agreedTo');
        if (typeof tell === 'function')
          tell(`${lines.sort().join()} = ${digits(total?.nextElementSibling?.textContent)}`);
      },
      true,
    );
  });
  return agreed;
}

const tabOf = ({ tabs }: Real, index: number): Tab => {
  const tab = tabs[index];
  if (tab === undefined) throw new Error(`There is no tab ${index}.`);
  return tab;
};

const step = (
  name: string,
  {
    check = () => true,
    run,
  }: { check?: (model: Model) => boolean; run: (model: Model, real: Real) => unknown },
): Step => ({
  check,
  run: async (model, real) => {
    await run(model, real);
  },
  toString: () => name,
});

/** Presses a control if it is there and takes presses soon; where it goes meanwhile, the hand meets nothing. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  if (!(await button.isVisible()) || !(await button.isEnabled())) return;
  const isDeliberate = (await button.getAttribute('data-ready')) !== null;
  if (isDeliberate) {
    await page
      .locator('button[data-ready=true]')
      .waitFor({ timeout: 2500 })
      .catch(() => undefined);
  }
  await button.click({ delay: 120, timeout: 1500 }).catch(() => undefined);
}

async function open(
  model: Model,
  real: Real,
  index: number,
  path: '/cart/' | '/checkout' | '/checkout?etape=3',
) {
  const { page } = tabOf(real, index);
  // The page may be leaving for the payment in this very moment: who asks for another address asks once more.
  await page.goto(path).catch(async () => {
    await page.waitForLoadState();
    await page.goto(path);
  });
  model.at[index] = path === '/cart/' ? 'cart' : 'checkout';
  model.typed[index] = model.typedLast;
}

const atCheckout = (index: number) => (model: Model) => model.at[index] === 'checkout';

const tab = fc.nat({ max: 1 });
const animal = fc.nat({ max: 2 });
const struck = ['listCart', 'changeQuantity', 'addToCart', 'placeOrder', 'placeOrder', 'listOrders'];
const kinds = ['drop', 'drop-after-commit', 'status', 'delay', 'late-answer'];

const pressed = (name: string) =>
  tab.map((index) =>
    step(`${name} in tab ${index}`, {
      check: atCheckout(index),
      run: (_, real) => press(tabOf(real, index).page, name),
    }),
  );

const openCheckout = tab.map((index) =>
  step(`checkout in tab ${index}`, { run: (model, real) => open(model, real, index, '/checkout?etape=3') }),
);
const openCart = tab.map((index) =>
  step(`cart in tab ${index}`, { run: (model, real) => open(model, real, index, '/cart/') }),
);
const tap = fc.record({ index: tab, times: fc.integer({ min: 1, max: 4 }) }).map(({ index, times }) =>
  step(`${times} taps on + in tab ${index}`, {
    check: (model) => model.at[index] === 'cart',
    run: async (_, real) => {
      const plus = tabOf(real, index).page.getByRole('button', { name: /^Augmenter la quantité/ });
      for (let count = 0; count < times; count += 1) {
        if (await plus.first().isVisible())
          await plus
            .first()
            .click({ timeout: 1500 })
            .catch(() => undefined);
      }
    },
  }),
);
const remove = tab.map((index) =>
  step(`removal in tab ${index}`, {
    check: (model) => model.at[index] === 'cart',
    run: (_, real) => press(tabOf(real, index).page, /^Supprimer du panier/),
  }),
);
const add = fc.record({ index: tab, animal }).map(({ index, animal: which }) =>
  step(`animal ${which} added in tab ${index}`, {
    run: async (model, real) => {
      const { page } = tabOf(real, index);
      await page.goto(`/product/${real.animals[which]?.id}`);
      await press(page, 'Ajouter au panier');
      await page.waitForURL('**/cart/', { timeout: 4000 }).catch(() => undefined);
      model.at[index] = 'cart';
      model.typed[index] = model.typedLast;
    },
  }),
);
const type = fc.record({ index: tab, notes: fc.stringMatching(/^[a-z]{5,9}$/) }).map(({ index, notes }) =>
  step(`« ${notes} » typed in tab ${index}`, {
    run: async (model, real) => {
      await open(model, real, index, '/checkout');
      const { page } = tabOf(real, index);
      const field = page.getByLabel('Notes pour la livraison');
      await field
        .or(page.getByRole('heading', { level: 2 }))
        .first()
        .waitFor();
      if (!(await field.isVisible())) return;
      await field.fill(notes);
      model.typed[index] = notes;
      model.typedLast = notes;
      await next(page)
        .click({ timeout: 1500 })
        .catch(() => undefined);
      await next(page)
        .click({ timeout: 1500 })
        .catch(() => undefined);
    },
  }),
);
const reload = tab.map((index) =>
  step(`reload of tab ${index}`, {
    run: async (model, real) => {
      await tabOf(real, index).page.reload();
      model.typed[index] = model.typedLast;
    },
  }),
);
const back = tab.map((index) =>
  step(`Back in tab ${index}`, {
    check: (model) => model.at[index] !== 'elsewhere',
    run: async (model, real) => {
      await tabOf(real, index).page.goBack();
      model.typed[index] = null;
    },
  }),
);
const pressBoth = fc.constant(
  step('Commander in both tabs at once', {
    check: (model) => atCheckout(0)(model) && atCheckout(1)(model),
    run: (_, { tabs }) => Promise.all(tabs.map(({ page }) => press(page, 'Commander'))),
  }),
);
const strike = fc
  .record({
    operationId: fc.constantFrom(...struck),
    kind: fc.constantFrom(...kinds),
    ms: fc.integer({ min: 100, max: longest }),
    times: fc.constantFrom(1, 3),
  })
  .map((fault: Fault) =>
    step(`${fault.kind} of ${fault.operationId}, ${fault.times} times`, {
      run: async (model, real) => {
        if (fault.kind === 'delay') model.isDeviceAlone = false;
        await real.faults.add({ ...fault, status: 503 });
      },
    }),
  );
const reprice = fc
  .record({ animal, price: fc.constantFrom(100_000, 120_000) })
  .map(({ animal: which, price }) =>
    step(`animal ${which} costs ${price}`, {
      run: async (model, real) => {
        const product = real.animals[which];
        if (product !== undefined) await real.backOffice.change(product, { price, promo_price: null });
        model.isDeviceAlone = false;
      },
    }),
  );
const addElsewhere = animal.map((which) =>
  step(`animal ${which} added on another device`, {
    run: async (model, real) => {
      model.isDeviceAlone = false;
      // A fault may strike this call, too.
      await real.customer.addToCart(real.animals[which]?.id ?? '', 1).catch(() => undefined);
    },
  }),
);
const rest = fc.constant(step('rest', { run: (_, { tabs }) => atRest(tabs) }));

/** So many walks of a seed: the same ones each time. */
export const walksOf = (seed: number, count: number): Step[][] =>
  fc.sample(
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: openCheckout },
        { weight: 2, arbitrary: openCart },
        { weight: 2, arbitrary: tap },
        { weight: 1, arbitrary: remove },
        { weight: 3, arbitrary: add },
        { weight: 1, arbitrary: type },
        { weight: 5, arbitrary: pressed('Commander') },
        { weight: 2, arbitrary: pressBoth },
        { weight: 2, arbitrary: pressed('J’accepte ces changements') },
        { weight: 2, arbitrary: pressed('Reprendre') },
        { weight: 1, arbitrary: pressed('Abandonner cette tentative') },
        { weight: 1, arbitrary: pressed('Chercher de nouveau') },
        { weight: 1, arbitrary: pressed('Vérifier de nouveau') },
        { weight: 1, arbitrary: pressed('Réessayer') },
        { weight: 1, arbitrary: reload },
        { weight: 1, arbitrary: back },
        { weight: 6, arbitrary: strike },
        { weight: 1, arbitrary: reprice },
        { weight: 1, arbitrary: addElsewhere },
        { weight: 5, arbitrary: rest },
      ),
      { minLength: 8, maxLength: 14 },
    ),
    { seed, numRuns: count },
  );

/** What every walk begins with, so that none passes without an order being tried. */
export const opening: readonly Step[] = [
  step('checkout in tab 0', { run: (model, real) => open(model, real, 0, '/checkout?etape=3') }),
  step('rest', { run: (_, { tabs }) => atRest(tabs) }),
];

/** A tab may have left for the payment page, or have gone Back to before its first page. */
const inTheShop = ({ page }: Tab): boolean => /^http/.test(page.url()) && !page.url().includes('/sandbox/');

/** What the tabs themselves promise: a way on, and all that was typed. */
export async function kept(tabs: readonly Tab[], { typed, typedLast }: Model): Promise<string[]> {
  const found: string[] = [];
  for (const [index, one] of tabs.entries()) {
    if (!inTheShop(one)) continue;
    const main = one.page.getByRole('main');
    const ways = main.getByRole('link').or(main.locator('button:enabled'));
    if ((await ways.count()) === 0)
      found.push(`tab ${index} has no way on: ${(await main.allInnerTexts()).join()}`);
    const mine = typed[index] ?? null;
    if (mine === null) continue;
    const notes = one.page.getByLabel('Notes pour la livraison');
    const shown = (await notes.isVisible())
      ? await notes.inputValue()
      : (await order(one.page).isVisible())
        ? await main.innerText()
        : null;
    if (shown !== null && !shown.includes(mine) && !shown.includes(typedLast ?? mine)) {
      found.push(`typed « ${mine} » in tab ${index}, it shows « ${shown} »`);
    }
  }
  return found;
}

/** Whether badge and recap of every tab are the server's cart; a tab that says that it could not be read promises nothing. */
export async function sameCart(
  tabs: readonly Tab[],
  { customer }: Pick<Real, 'customer'>,
): Promise<string[]> {
  const lines = await customer.cart();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const found: string[] = [];
  for (const [index, one] of tabs.entries()) {
    if (!inTheShop(one)) continue;
    const badge = (await cartBadge(one.page).getAttribute('aria-label')) ?? '';
    if (badge.includes('non actualisé')) continue;
    const shown = badge.includes('vide') ? 0 : Number(badge.replace(/\D/g, ''));
    if (shown !== count) found.push(`tab ${index} shows « ${badge} », the server holds ${count}`);
    if (!(await order(one.page).isVisible())) continue;
    const quantities = await recap(one.page).locator('li [aria-hidden=true]').allInnerTexts();
    const recapped = quantities.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
    if (recapped !== count)
      found.push(`the recap of tab ${index} counts ${recapped}, the server holds ${count}`);
  }
  return found;
}

/** Walks once through the shop with two real tabs; what has become of it is left to be looked at. */
export async function walkTabs(real: Real, steps: readonly Step[]): Promise<Model> {
  const model: Model = {
    at: ['elsewhere', 'elsewhere'],
    typed: [null, null],
    typedLast: null,
    isDeviceAlone: true,
  };
  await fc.asyncModelRun(() => ({ model, real }), [...opening, ...steps]);
  return model;
}
