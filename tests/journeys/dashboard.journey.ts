import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf, test } from './provider.ts';
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

for (const key of ['Enter', 'Space']) {
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
    // React Aria sets no inline style, which the policy would report.
    expect(said).toEqual([]);
  });
}

test('the orders are sorted, walked through and unfolded with the keyboard; Tab reaches every control of theirs', async ({
  page,
  root,
}) => {
  await openOrders(page, root);
  const grid = page.getByRole('grid', { name: 'Vos commandes' });
  const orders = grid.getByRole('row', { name: /^(?!Détail|N°).*BEL-/ });
  await expect(grid).toBeVisible();
  await page.getByRole('combobox', { name: 'Statut' }).focus();
  await page.keyboard.press('Tab');
  await expect(orders.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(orders.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const detail = grid.getByRole('row', { name: /^Détail/ });
  await expect(detail).toBeVisible();
  await expect(orders.nth(1)).toBeFocused();
  const reached = async (control: Locator) => {
    await page.keyboard.press('Tab');
    return control.evaluate((element) => element === document.activeElement);
  };
  const invoice = detail.getByRole('button', { name: 'Telecharger la facture' });
  await expect.poll(() => reached(invoice)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect(orders.nth(2)).toContainText(/BEL-/);
  await expect.poll(() => orders.nth(2).evaluate((row) => row.contains(document.activeElement))).toBe(true);

  const totals = async () =>
    (await orders.locator(':scope > :nth-child(3)').allInnerTexts()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
  const header = grid.getByRole('columnheader', { name: /Total/ });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await totals();
  expect(ascending).toEqual([...ascending].sort((one, other) => one - other));
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const descending = await totals();
  expect(descending).toEqual([...descending].sort((one, other) => other - one));
});

test('orders are listed once, unfolded and printed where the code of their table does not come', async ({
  page,
  root,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.route(/aria-grid/, (route) => route.abort());
  await openOrders(page, root);
  const rows = page.getByRole('table').getByRole('row', { name: /BEL-/ });
  await expect(rows).toHaveCount(5);
  await rows
    .first()
    .getByRole('button', { name: /^Voir la commande/ })
    .click();
  await expect(page.getByRole('rowheader', { name: /^Détail/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Telecharger la facture' }).click();
  await expect(page).toHaveTitle(/^Facture_Tabaski_BEL-/);
});

test('a control that removes itself leaves the focus in its part of the page', async ({ page, root }) => {
  await openOrders(page, root);
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
