import { expect, type Page } from '@playwright/test';
import { faultsOf, test } from './provider.ts';
import { seededSample } from './seeded-sample.ts';
import { comeBack } from './steps.ts';
import { listen } from './watched.ts';

async function openOrders(page: Page, root: string): Promise<void> {
  await comeBack(page, root);
  await page.goto('/dashboard?onglet=commandes');
  await expect(page.getByRole('row', { name: /BEL-/ }).first()).toBeVisible();
}

test('the page of thanks shows the animals of its customer’s order', async ({ page, root }) => {
  const { orders } = await comeBack(page, root);
  const [order] = await orders();
  const name = order?.items[0]?.product.name;
  if (order === undefined || name === undefined) throw new Error('The customer has no order.');
  await page.goto(`/order-finished?order_number=${order.order_number}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: 'Dessin de la race' }).first()).toBeVisible();
});

for (const key of seededSample('keys of a menu', ['Enter', 'Space', 'ArrowDown'])) {
  test(`the menu of an order can be used with the keyboard alone, opened with ${key}; Back closes it and stays, on a page just loaded and on one that a link led to`, async ({
    page,
    root,
  }) => {
    const said = listen(page);
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await openOrders(page, root);
    const menu = page.getByRole('button', { name: /^Actions pour la commande/ }).first();
    const action = page.getByRole('menuitem', { name: 'Telecharger la facture' });
    const backCloses = async () => {
      const address = page.url();
      await menu.click();
      await expect(action).toBeVisible();
      await page.evaluate(() => window.history.back());
      await expect(action).toBeHidden();
      await expect(page).toHaveURL(address);
      await expect(menu).toBeFocused();
    };
    await backCloses();
    await page.reload();
    await backCloses();
    await page.keyboard.press(key);
    await expect(action).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await page.keyboard.press(key);
    await expect(action).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Facture_Tabaski_BEL-/);
    // React Aria's menu sets no inline style, which the policy would report.
    expect(said).toEqual([]);
  });
}

test('what opens an order has its arrow beside its words; a control that removes itself leaves the focus in its part of the page', async ({
  page,
  root,
}) => {
  await openOrders(page, root);
  const gaps = await page.locator('main summary:has(> svg)').evaluateAll((all) =>
    all.map((summary) => {
      const [words, arrow] = [...summary.children].map((child) => child.getBoundingClientRect());
      return words === undefined || arrow === undefined ? Number.NaN : arrow.left - words.right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(5);
  for (const gap of gaps) expect(gap).toBeLessThan(24);

  const heading = page.getByRole('heading', { name: 'Gestion des commandes' });
  await page.getByPlaceholder('Rechercher une commande...').fill('rien de tel');
  await page.getByRole('button', { name: 'Effacer la recherche' }).press('Enter');
  await expect(heading).toBeFocused();

  await faultsOf(root).add({ operationId: 'listOrders', kind: 'status', status: 503, times: 4 });
  await page.reload();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await faultsOf(root).clear();
  await retry.press('Enter');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('row', { name: /BEL-/ }).first()).toBeVisible();
});
