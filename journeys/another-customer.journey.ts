import { expect, type Page } from '@playwright/test';
import { heading, openCheckout, order, pressOrder, watchOrders } from './checkout-steps.ts';
import { providerFor, test } from './provider.ts';
import { cartBadge, logIn } from './steps.ts';
import { withBackForwardCache } from './whole-browser.ts';

/** Another customer of the demonstration shop, at the same device. */
const second = { email: 'aminata.sangare@exemple.ci', password: 'Tabaski-2026' };

/** What another tab does that logs somebody else in: it stores their token. */
async function otherTabLogsIn(page: Page, token: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.evaluate((stored) => localStorage.setItem('access_token', stored), token);
  await other.close();
}

test('a page of the checkout ends with its customer: nothing is ordered in the name of the next one', async ({
  page,
  root,
}) => {
  const next = await providerFor(root, second);
  await next.fillCart('Brebis Mossi', 1);
  const before = (await next.orders()).length;
  const me = await next.me();
  const first = await openCheckout(page, root, 'Chèvre Mossi', 1, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  const phone = (await first.me()).numero_telephone ?? '';
  await otherTabLogsIn(page, next.token);
  // At once, as a hand that is already on its way to the button.
  await order(page)
    .click({ timeout: 1000 })
    .catch(() => undefined);
  await expect(page.getByRole('main')).toContainText(me.email);
  await expect(page.getByRole('main')).not.toContainText(phone.slice(-2).padStart(phone.length));
  expect(sent).toEqual([]);
  expect(await next.orders()).toHaveLength(before);
});

test('the back-forward cache shows no order number of the customer before @bfcache', async ({
  playwright,
  root,
  launchOptions,
}) => {
  const browser = await withBackForwardCache(playwright, launchOptions);
  const context = await browser.newContext({ baseURL: root, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    window.addEventListener('pageshow', (event) => Reflect.set(window, 'fromBfcache', event.persisted)),
  );
  const first = await openCheckout(page, root, 'Chevrette du Sahel', 1, 3);
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  const number = (await first.orders())[0]?.order_number ?? '';
  const next = await providerFor(root, second);
  await next.fillCart('', 0);
  await page.evaluate((stored) => localStorage.setItem('access_token', stored), next.token);
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => Reflect.get(window, 'fromBfcache'))).toBe(true);
  await expect(heading(page, 'Ton panier est vide')).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  await browser.close();
});

test('a logout in another tab leaves no path of this customer to the next one', async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi', 1, 2);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('redirect_url'))).toBeNull();
  await logIn(page, second);
  await expect(page).toHaveURL('/dashboard');
  await expect(cartBadge(page)).toBeVisible();
});
