import { expect, type Page } from '@playwright/test';
import { seededSample } from '../../tools/seeded-sample.ts';
import { forCustomers, forNamed, forVisitors } from './addresses.ts';
import { heading, openCheckout, order, pressOrder, watchOrders } from './checkout-steps.ts';
import { delayCode, openWithoutCode } from './delayed-code.ts';
import { hydrated, taken } from './hydrated.ts';
import { patience } from './patience.ts';
import { faultsOf, providerFor, test } from './provider.ts';
import { stretched } from './served.ts';
import { cartBadge, comeBack, logIn } from './steps.ts';
import { withBackForwardCache } from './whole-browser.ts';

/** Another customer of the demonstration shop, on the same device. */
const second = { email: 'aminata.sangare@exemple.ci', password: 'Tabaski-2026' };

/** Simulates a login in another tab: stores that customer's token. */
async function otherTabLogsIn(page: Page, token: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/faq');
  await other.evaluate((stored) => localStorage.setItem('access_token', stored), token);
  await other.close();
}

test('a page of the checkout ends with its customer: nothing is ordered in the name of the next one', {
  tag: '@always',
}, async ({ page, root }) => {
  const next = await providerFor(root, second);
  await next.fillCart('Brebis Mossi', 1);
  const before = (await next.orders()).length;
  const me = await next.me();
  const first = await openCheckout(page, root, 'Chèvre Mossi', 1, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  const phone = (await first.me()).numero_telephone ?? '';
  await otherTabLogsIn(page, next.token);
  // Immediately: the pointer may already be moving to the button.
  await order(page)
    .click({ timeout: 1000 * patience })
    .catch(() => undefined);
  await expect(page.getByRole('main')).toContainText(me.email);
  await expect(page.getByRole('main')).not.toContainText(phone.slice(-2).padStart(phone.length));
  expect(sent).toEqual([]);
  expect(await next.orders()).toHaveLength(before);
});

test('the back-forward cache shows no order number of the customer before', { tag: '@always' }, async ({
  playwright,
  root,
  launchOptions,
}) => {
  const browser = await withBackForwardCache(playwright, launchOptions);
  const context = await stretched(await browser.newContext({ baseURL: root, locale: 'fr-FR' }));
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
  await page.waitForFunction(() => Reflect.get(window, 'fromBfcache') === true);
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

const mark = 'texte-de-awa@exemple.ci';
/** Forms of a visitor, whose fields one rule empties. */
const visitorForms = ['/contact', '/register', '/forgot-password'];

/** Types into every free, visible field of the page. Returns their number. */
async function typeEverywhere(page: Page): Promise<number> {
  const fields = page
    .getByRole('main')
    .locator('textarea, input:is([type=text], [type=email], [type=tel], [type=password], :not([type]))')
    .and(page.locator(':visible:enabled:not([readonly], [inputmode=numeric])'));
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) await fields.nth(index).fill(mark);
  return count;
}

/** The places that still hold the text: fields of the page, session storage, local storage. */
const left = (page: Page) =>
  page.evaluate(
    (text) =>
      [
        ...[...document.querySelectorAll('input, textarea')].map(
          (field) => (field as HTMLInputElement).value,
        ),
        ...Object.entries({ ...localStorage, ...sessionStorage }).flat(),
      ].filter((value) => value.includes(text)),
    mark,
  );

/** Ends the session in a tab. */
async function logOut(other: Page): Promise<void> {
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other.getByText('Vous avez été déconnecter').first()).toBeVisible();
}

/** Expects no text of the customer in a hydrated page, nor after it is loaded again. */
async function expectNothingLeft(page: Page, path: string): Promise<void> {
  await hydrated(page);
  expect(await left(page), path).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await left(page), path).toEqual([]);
}

test('no page keeps what a customer typed, once another tab has logged them out', { tag: '@always' }, async ({
  page,
  root,
}) => {
  test.setTimeout(240_000 * patience);
  await comeBack(page, root);
  const every = ['/dashboard?onglet=securite', '/order-status', ...visitorForms];
  const forms = every.slice(0, 1).concat(seededSample('forms of a customer', every.slice(1)));
  const others = [...forVisitors, ...forCustomers, ...(await forNamed(root))].filter(
    (path) => !every.includes(path),
  );
  const typedIn: { path: string; tab: Page }[] = [];
  for (const path of [...forms, ...seededSample('typed by a customer', others)]) {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await tab.locator('h1').first().waitFor();
    await hydrated(tab);
    if (forms.includes(path))
      await tab.getByRole('main').locator('input:not([hidden]), textarea').first().waitFor();
    if ((await typeEverywhere(tab)) === 0) {
      await tab.close();
      continue;
    }
    typedIn.push({ path, tab });
    expect(await left(tab)).not.toEqual([]);
  }
  expect(typedIn.map(({ path }) => path)).toEqual(expect.arrayContaining(forms));
  await logOut(page);
  for (const { path, tab } of typedIn) {
    await expect.poll(() => left(tab), path).toEqual([]);
    await expectNothingLeft(tab, path);
  }
});

test('fields that Back restores hold nothing of who filled them in before a logout', {
  tag: '@always',
}, async ({ page, root }) => {
  await comeBack(page, root);
  for (const path of seededSample('fields that Back restores', visitorForms)) {
    await page.goto(path);
    await hydrated(page);
    expect(await typeEverywhere(page)).toBeGreaterThan(0);
    await logOut(page);
    await page.goto('/login');
    await logIn(page, second);
    await expect(page).toHaveURL('/dashboard');
    await expect(cartBadge(page)).toBeVisible();
    await hydrated(page);
    // Without the back-forward cache the browser restores what the fields held.
    for (let step = 0; step < 6 && new URL(page.url()).pathname !== path; step += 1) await page.goBack();
    await expect(page).toHaveURL(path);
    await expectNothingLeft(page, path);
  }
});

test('an entry that was filled in before the code names its epoch also once the router has started', async ({
  page,
}) => {
  const come = await openWithoutCode(page, '/contact');
  expect(await typeEverywhere(page)).toBeGreaterThan(0);
  const state = () => page.evaluate(() => Object.keys(window.history.state ?? {}));
  expect(await state()).toEqual(['epoch']);
  come();
  await taken(page);
  expect(await state()).toEqual(expect.arrayContaining(['epoch', 'key']));
});

test('a document whose code never comes is emptied by a logout in another tab', { tag: '@always' }, async ({
  page,
  root,
}) => {
  await comeBack(page, root);
  await openWithoutCode(page, '/contact');
  expect(await typeEverywhere(page)).toBeGreaterThan(0);
  expect(await left(page)).not.toEqual([]);
  await logOut(await page.context().newPage());
  await expect.poll(() => left(page)).toEqual([]);
});

test('what a customer typed before hydration is not there for the next one, who logs in in another tab before its code comes or it is reloaded', async ({
  page,
  root,
}) => {
  await comeBack(page, root);
  const early: { path: string; tab: Page; isReloaded: boolean; come: () => void }[] = [];
  for (const isReloaded of [false, true])
    for (const path of seededSample(`typed before hydration, reloaded: ${isReloaded}`, visitorForms)) {
      const tab = await page.context().newPage();
      const come = await openWithoutCode(tab, path);
      expect(await typeEverywhere(tab)).toBeGreaterThan(0);
      early.push({ path, tab, isReloaded, come });
    }
  await logOut(page);
  await page.goto('/login');
  await hydrated(page);
  await logIn(page, second);
  await expect(page).toHaveURL('/dashboard');
  for (const { path, tab, isReloaded, come } of early) {
    if (isReloaded) await tab.reload({ waitUntil: 'commit' });
    come();
    await expectNothingLeft(tab, path);
  }
});

test('a press of a customer is not done for the next one, who logs in in another tab before the code comes', async ({
  page,
  root,
}) => {
  const next = await providerFor(root, second);
  await next.fillCart('', 0);
  const provider = await comeBack(page, root);
  const { id } = await provider.findAnimal('Bélier Bali-Bali');
  const come = await delayCode(page);
  await page.goto(`/product/${id}`, { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /catégories|categories/i })
    .first()
    .click();
  await otherTabLogsIn(page, next.token);
  await page.evaluate(() => localStorage.setItem('session_ended', 'another'));
  come();
  await expect(page.getByText('Le compte connecté a changé entre-temps')).toBeVisible();
});

test('after an expiry the next customer finds no text of the former, and is not led to their page', async ({
  page,
  root,
}) => {
  await comeBack(page, root);
  await page.goto('/contact');
  await hydrated(page);
  expect(await typeEverywhere(page)).toBeGreaterThan(2);
  await faultsOf(root).add({ operationId: 'listCart', kind: 'status', status: 401, times: 9 });
  await page.goto('/order-status-finished?order_number=BEL-1001');
  await expect(page).toHaveURL('/login');
  await faultsOf(root).clear();
  expect(await left(page)).toEqual([]);
  await page.reload();
  await logIn(page, second);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/contact');
  await hydrated(page);
  expect(await left(page)).toEqual([]);
});
