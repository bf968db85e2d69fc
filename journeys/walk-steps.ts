import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { Product } from '#openapi/schemas.ts';
import { next } from './checkout-steps.ts';
import type { Fault, faultsOf, providerFor } from './provider.ts';
import { atRest, lead, type Tab } from './tabs.ts';

/** Longest that a call is held back, in ms. */
const longest = 1500;
/** How long a control may take to be pressed, in ms. */
const soon = { timeout: 1500 };
/** How long a button that spends money may take until it counts a press, in ms. */
const standing = { timeout: 2500 };

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
  if (!(await button.isVisible())) return;
  await (async () => {
    if (!(await button.isEnabled(soon))) return;
    const isDeliberate = (await button.getAttribute('data-ready', soon)) !== null;
    if (isDeliberate) await page.locator('button[data-ready=true]').waitFor(standing);
    await button.click({ delay: 120, ...soon });
  })().catch(() => undefined);
}

async function open(
  model: Model,
  real: Real,
  index: number,
  path: '/cart/' | '/checkout' | '/checkout?etape=3',
): Promise<void> {
  const one = tabOf(real, index);
  await lead(one, () => one.page.goto(path));
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
      const { page } = tabOf(real, index);
      const plus = page.getByRole('button', { name: /^Augmenter la quantité/ }).first();
      for (let count = 0; count < times; count += 1) {
        if (await plus.isVisible()) await plus.click(soon).catch(() => undefined);
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
      const one = tabOf(real, index);
      const { page } = one;
      await lead(one, () => page.goto(`/product/${real.animals[which]?.id}`));
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
      for (let steps = 0; steps < 2; steps += 1) {
        await next(page)
          .click(soon)
          .catch(() => undefined);
      }
    },
  }),
);
const reload = tab.map((index) =>
  step(`reload of tab ${index}`, {
    run: async (model, real) => {
      const one = tabOf(real, index);
      await lead(one, () => one.page.reload());
      model.typed[index] = model.typedLast;
    },
  }),
);
const back = tab.map((index) =>
  step(`Back in tab ${index}`, {
    check: (model) => model.at[index] !== 'elsewhere',
    run: async (model, real) => {
      const one = tabOf(real, index);
      await lead(one, () => one.page.goBack());
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

/** A customer at the recap, whose order meets a fault or none: no walk passes without an order being tried. */
const opening = (fault: Step | null): Step[] => [
  step('checkout in tab 0', { run: (model, real) => open(model, real, 0, '/checkout?etape=3') }),
  step('rest', { run: (_, { tabs }) => atRest(tabs) }),
  ...(fault === null ? [] : [fault]),
  step('Commander in tab 0', { run: (_, real) => press(tabOf(real, 0).page, 'Commander') }),
];

/** So many walks of a seed: the same ones each time. */
export const walksOf = (seed: number, count: number): Step[][] =>
  fc
    .sample(
      fc.tuple(
        fc.option(strike),
        fc.array(
          fc.oneof(
            { weight: 4, arbitrary: openCheckout },
            { weight: 2, arbitrary: openCart },
            { weight: 2, arbitrary: tap },
            { weight: 1, arbitrary: remove },
            { weight: 5, arbitrary: add },
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
      ),
      { seed, numRuns: count },
    )
    .map(([fault, steps]) => [...opening(fault), ...steps]);

/** A model-based test: walks once through the shop with two real tabs; what has become of it is left to be looked at. */
export async function walkTabs(real: Real, steps: readonly Step[]): Promise<Model> {
  const model: Model = {
    at: ['elsewhere', 'elsewhere'],
    typed: [null, null],
    typedLast: null,
    isDeviceAlone: true,
  };
  await fc.asyncModelRun(() => ({ model, real }), steps);
  return model;
}
