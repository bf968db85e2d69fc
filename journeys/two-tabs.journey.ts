import { expect } from '@playwright/test';
import { administrator, faultsOf, providerFor, test } from './provider.ts';
import { customer as account, comeBack } from './steps.ts';
import { atRest, lead, openTab } from './tabs.ts';
import { readNotes, takeNotes } from './walk-notes.ts';
import { brokenPromises, sameCart } from './walk-promises.ts';
import { walksOf, walkTabs } from './walk-steps.ts';

/** `npm run journeys -- tabs` walks more of them, or those of another seed, and says what each came to. */
const count = Number(process.env.TAB_WALKS ?? 2);
const seed = Number(process.env.TAB_WALKS_SEED ?? 12);

test.describe.configure({ timeout: 180_000 });

for (const [index, steps] of walksOf(seed, count).entries()) {
  test(`two real tabs, walk ${index} of seed ${seed}: ordered at most once and as agreed to, the server’s cart, nothing typed lost, a way on`, async ({
    context,
    root,
  }) => {
    const [customer, backOffice] = [await providerFor(root, account), await providerFor(root, administrator)];
    const animals = (await customer.animals()).slice(0, 3);
    for (const animal of animals) {
      await backOffice.change(animal, {
        ...{ price: 100_000, promo_price: null },
        quantity_initial: animal.quantity_vendu + 1000,
      });
    }
    await customer.fillCart(animals[0]?.name ?? '', 1);
    const before = (await customer.orders()).map(({ order_number }) => order_number);
    await takeNotes(context);
    const [first, second] = [await openTab(context), await openTab(context)];
    const tabs = [first, second];
    await comeBack(first.page, root);
    await first.page.goto('/dashboard');
    const faults = faultsOf(root);

    const model = await walkTabs({ tabs, animals, customer, backOffice, faults }, steps);

    await faults.clear();
    expect(await atRest(tabs), 'the tabs come to rest').toBe(true);
    expect(await brokenPromises(tabs, model)).toEqual([]);
    if (model.isDeviceAlone) expect(await sameCart(tabs, { customer })).toEqual([]);
    await faults.done();
    for (const tab of tabs) await lead(tab, () => tab.page.reload());
    await atRest(tabs);
    expect(await sameCart(tabs, { customer })).toEqual([]);
    expect(await brokenPromises(tabs, { ...model, typed: tabs.map(() => model.typedLast) })).toEqual([]);

    const { agreed, bodies } = await readNotes(context);
    const open = [...agreed];
    const orders = (await customer.orders()).filter(({ order_number }) => !before.includes(order_number));
    for (const { items, total_amount } of orders) {
      const lines = items.map(({ product, quantity }) => `${product.name} ${quantity}`).sort();
      const sale = `${lines.join()} = ${Number(total_amount)}`;
      expect(open, 'every order is one that was agreed to').toContain(sale);
      open.splice(open.indexOf(sale), 1);
    }
    expect(orders.length).toBeLessThanOrEqual(bodies.size);
    expect([...bodies.values()].filter(({ size }) => size > 1)).toEqual([]);
    if (process.env.TAB_WALKS !== undefined) {
      console.log(`walk ${index}: ${agreed.length} presses on Commander, ${orders.length} orders`);
    }
  });
}
