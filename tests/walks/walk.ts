import { setTimeout as after } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { createActor } from 'xstate';
import { addToCartEffects } from '#effects/add-to-cart.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.model.ts';
import { withEffects } from '#machines/with-effects.ts';
import type { CartLine, Order } from '#openapi/schemas.ts';
import type { CheckoutValues } from '#rules/checkout.ts';
import { cartTotal } from '#rules/money.ts';
import { type Customer, newCustomer, putOnSale } from '#sandbox/customer/purchases.ts';
import { products, users } from '#sandbox/database/schema.ts';
import type { Fault } from '#sandbox/faults/faults.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { patience } from '../journeys/patience.ts';
import { Device, openTab, type Tab } from './tab.ts';

/** The longest delay of a call in a walk, in ms; beyond the tabs' timeout it commits late. */
const longest = 1300 * patience;
/** The limit until all tabs are idle, in ms. */
const restWithin = 10_000 * patience;

/** Suivant submits the values of the fields. */
type Press = Exclude<CheckoutEvent, { type: 'next.pressed' }> | { type: 'next.pressed' };

const presses: readonly Press[] = [
  { type: 'order.pressed' },
  { type: 'order.pressed' },
  { type: 'changes.agreed' },
  { type: 'attempt.resumed' },
  { type: 'attempt.abandoned' },
  { type: 'lookup.retried' },
  { type: 'checkout.retried' },
  { type: 'next.pressed' },
  { type: 'previous.pressed' },
];

const carrying =
  (values: CheckoutValues) =>
  (press: Press): CheckoutEvent =>
    press.type === 'next.pressed' ? { ...press, values } : press;

const struck = ['listCart', 'changeQuantity', 'addToCart', 'placeOrder', 'placeOrder', 'listOrders', 'getMe'];
const kinds: Fault['kind'][] = ['drop', 'drop-after-commit', 'status', 'delay', 'late-answer', 'html'];

const tab = fc.nat({ max: 1 });
/** One step of a walk: an action of the user, the network, the back office or another device. */
const turn = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('add' as const), tab, animal: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('tap' as const), tab, by: fc.constantFrom(-1, 1, 1, 1) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('remove' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('open' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('type' as const),
      tab,
      notes: fc.stringMatching(/^[a-z]{1,9}$/),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ act: fc.constant('press' as const), tab, event: fc.constantFrom(...presses) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reload' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('fault' as const),
      operationId: fc.constantFrom(...struck),
      kind: fc.constantFrom(...kinds),
      ms: fc.integer({ min: 50, max: longest }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('price' as const),
      animal: fc.nat({ max: 2 }),
      price: fc.constantFrom(100_000, 120_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('elsewhere' as const), animal: fc.nat({ max: 2 }) }) },
  { weight: 7, arbitrary: fc.record({ act: fc.constant('rest' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('moment' as const), ms: fc.nat({ max: 30 }) }) },
);

export type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

/** The first steps of every walk, so that each one tries an order. */
const opening: readonly Turn[] = [
  { act: 'add', tab: 0, animal: 0 },
  { act: 'rest' },
  { act: 'open', tab: 0 },
  { act: 'rest' },
  { act: 'press', tab: 0, event: { type: 'order.pressed' } },
];

/** This many walks of a seed, always the same. */
export const walksOf = (seed: number, count: number): Turn[][] =>
  fc
    .sample(fc.array(turn, { minLength: 12, maxLength: 32 }), { seed, numRuns: count })
    .map((turns) => [...opening, ...turns]);

const counted = (items: readonly { product: { id: string }; quantity: number }[]): string =>
  items
    .map(({ product, quantity }) => `${product.id} ${quantity}`)
    .sort()
    .join();
const saleOf = (lines: readonly CartLine[]): string => `${counted(lines)} = ${cartTotal(lines)}`;

/** The result of a walk: its orders, and the broken promises. */
export type Outcome = { orders: number; violations: string[] };

/**
 * A property-based test: walks once through the shop with two tabs of one phone, waits until both are idle, and returns the broken
 * promises: at most one order per press on Commander, of exactly what its recap showed; the cart equal to the server's; the recap
 * equal to the badge; no typed text lost; always a next step.
 */
export async function walk(sandbox: Sandbox, turns: readonly Turn[]): Promise<Outcome> {
  const customer = await newCustomer(sandbox);
  const animals = [await putOnSale(sandbox), await putOnSale(sandbox), await putOnSale(sandbox)].map(
    ({ id }) => id,
  );
  for (const id of animals) await priced(sandbox, id, 100_000);
  await sandbox.database
    .update(users)
    .set({ adresse1: 'Cocody Angré', ville: 'Abidjan' })
    .where(eq(users.id, customer.id));
  const device = new Device();
  device.values.set('access_token', customer.token ?? '');
  const tabs: Tab[] = [openTab(device, sandbox.url), openTab(device, sandbox.url)];
  const agreed: string[] = [];
  const violations: string[] = [];
  const typed: (string | null)[] = [null, null];
  let isDeviceAlone = true;
  const adds: ReturnType<typeof add>[] = [];
  const rest = (): Promise<boolean> => atRest(tabs, adds);

  const act = async (one: Turn): Promise<void> => {
    const now = 'tab' in one ? tabs[one.tab] : undefined;
    switch (one.act) {
      case 'add':
        if (now) adds.push(add(now, animals[one.animal] ?? ''));
        return;
      case 'tap': {
        const [line] = now === undefined ? [] : shownLines(now.app.cart.getSnapshot().context);
        if (line)
          now?.app.cart.send({
            type: 'quantity.requested',
            lineId: line.id,
            quantity: line.quantity + one.by,
          });
        return;
      }
      case 'remove': {
        const [line] = now === undefined ? [] : shownLines(now.app.cart.getSnapshot().context);
        if (line) now?.app.cart.send({ type: 'removal.requested', lineId: line.id });
        return;
      }
      case 'open':
        typed[one.tab] = null;
        return now?.openCheckout();
      case 'type':
        return type(one.tab, one.notes);
      case 'press':
        return now && press(now, one.event);
      case 'reload':
        now?.stop();
        tabs[one.tab] = openTab(device, sandbox.url);
        typed[one.tab] = null;
        return;
      case 'fault':
        if (one.kind === 'delay') isDeviceAlone = false;
        return sandbox.faults?.add({ ...one, status: 503, bearer: customer.token ?? '' });
      case 'price':
        isDeviceAlone = false;
        return priced(sandbox, animals[one.animal] ?? '', one.price);
      case 'elsewhere':
        isDeviceAlone = false;
        // A fault that is planned for this customer may affect this call too.
        await customer
          .post('ecommerce/panier/', { product_id: animals[one.animal], quantity: 1 })
          .catch(() => undefined);
        return;
      case 'rest':
        await rest();
        return;
      case 'moment':
        await after(one.ms);
    }
  };

  const type = (index: 0 | 1 | number, notes: string): void => {
    const checkout = tabs[index]?.checkout();
    checkout?.send({ type: 'step.opened', step: 1 });
    const event = { type: 'field.changed', field: 'notes', value: notes } as const;
    if (!checkout?.getSnapshot().can(event)) return;
    checkout.send(event);
    typed[index] = notes;
    checkout.send({ type: 'step.opened', step: 3 });
  };

  const press = (now: Tab, pressed: Press): void => {
    const checkout = now.checkout();
    const snapshot = checkout?.getSnapshot();
    if (checkout === null || snapshot === undefined) return;
    const event = carrying(snapshot.context.values)(pressed);
    if (!snapshot.can(event)) return;
    if (event.type === 'order.pressed' && snapshot.matches({ filling: 'confirming' })) {
      agreed.push(saleOf(snapshot.context.lines));
    }
    checkout.send(event);
  };

  try {
    for (const one of turns) await act(one);
    sandbox.faults?.clear(customer.token);
    if (!(await rest())) violations.push('something never came to rest');
    violations.push(...brokenPromises(tabs, typed));
    if (isDeviceAlone) violations.push(...(await sameCart(customer, tabs)));
    while ((sandbox.faults?.pending(customer.token) ?? 0) > 0) await after(5);
    for (const { app } of tabs) app.cart.send({ type: 'cart.changedElsewhere' });
    await rest();
    violations.push(...(await sameCart(customer, tabs)), ...brokenPromises(tabs, typed));
    const orders = (await customer.get<Order[]>('ecommerce/orders/')).body;
    const open = [...agreed];
    for (const order of orders) {
      const sale = `${counted(order.items)} = ${Number(order.total_amount)}`;
      const at = open.indexOf(sale);
      if (at < 0) violations.push(`ordered ${sale}, agreed to ${JSON.stringify(open)}`);
      else open.splice(at, 1);
    }
    return { orders: orders.length, violations };
  } finally {
    for (const one of tabs) one.stop();
  }
}

const priced = async (sandbox: Sandbox, id: string, price: number): Promise<void> => {
  await sandbox.database.update(products).set({ price, quantity_initial: 1000 }).where(eq(products.id, id));
};

function add(now: Tab, productId: string) {
  const actor = createActor(withEffects(addToCartMachine, addToCartEffects(now.app)), {
    input: { productId },
  });
  actor.start();
  actor.send({ type: 'add.pressed' });
  return actor;
}

/** Waits until no tab has a pending request. Returns false at the limit. */
async function atRest(tabs: readonly Tab[], adds: readonly ReturnType<typeof add>[]): Promise<boolean> {
  const isBusy = ({ app, checkout }: Tab): boolean =>
    cartStatusOf(app.cart.getSnapshot()) === 'settling' || checkout()?.getSnapshot().hasTag('busy') === true;
  const until = Date.now() + restWithin;
  let calm = 0;
  while (calm < 3) {
    if (Date.now() > until) return false;
    for (const { app } of tabs) app.cart.send({ type: 'cart.awaited' });
    const isCalm = !tabs.some(isBusy) && !adds.some((one) => one.getSnapshot().hasTag('busy'));
    calm = isCalm ? calm + 1 : 0;
    await after(5);
  }
  return true;
}

/** The broken promises of the tabs themselves: recap and badge are equal, no typed text is lost, there is a next step. */
function brokenPromises(tabs: readonly Tab[], typed: readonly (string | null)[]): string[] {
  return tabs.flatMap(({ app, checkout }, index) => {
    const snapshot = checkout()?.getSnapshot();
    if (snapshot === undefined) return [];
    const found: string[] = [];
    const cart = app.cart.getSnapshot();
    if (snapshot.matches('filling')) {
      if (
        cartStatusOf(cart) === 'settled' &&
        saleOf(snapshot.context.lines) !== saleOf(shownLines(cart.context))
      ) {
        found.push(
          `the recap says ${saleOf(snapshot.context.lines)}, the badge ${saleOf(shownLines(cart.context))}`,
        );
      }
      const notes = typed[index];
      if (typeof notes === 'string' && snapshot.context.values.notes !== notes) {
        found.push(`typed ${notes}, kept ${snapshot.context.values.notes}`);
      }
    }
    const isLeft = snapshot.matches('leavingForCart') || snapshot.matches('ordered');
    if (!isLeft && !presses.map(carrying(snapshot.context.values)).some((event) => snapshot.can(event))) {
      found.push(`no way on from ${JSON.stringify(snapshot.value)}`);
    }
    return found;
  });
}

async function sameCart(customer: Customer, tabs: readonly Tab[]): Promise<string[]> {
  const server = saleOf((await customer.get<CartLine[]>('ecommerce/panier/')).body);
  return tabs.flatMap(({ app }) => {
    const cart = app.cart.getSnapshot();
    const shown = saleOf(shownLines(cart.context));
    return cartStatusOf(cart) !== 'settled' || shown === server
      ? []
      : [`a tab shows ${shown}, the server ${server}`];
  });
}
