import { type Browser, expect, type Page } from '@playwright/test';
import { layoutWording } from '../../src/wording/layout.ts';
import { test } from './provider.ts';

/** A text that occurs nowhere else in the shop. */
const password = 'Kora9-balafon7';

/** Forms without an action, each with the field in which Enter is pressed. */
const forms = [
  { path: '/login', last: 'password' },
  { path: '/register', last: 'password1' },
  { path: '/forgot-password', last: 'email' },
  { path: '/contact', last: 'subject' },
] as const;

/** Why scripts do not run: they are turned off, or a policy of the host blocks inline and external ones. */
const ways = {
  'with JavaScript off': (browser: Browser) => browser.newPage({ javaScriptEnabled: false }),
  'where a policy refuses every script': async (browser: Browser) => {
    const page = await browser.newPage();
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch({ maxRedirects: 0 });
      return route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': `${response.headers()['content-security-policy'] ?? ''}; script-src 'none'`,
        },
      });
    });
    return page;
  },
};

/** All addresses that a page requests or shows. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

for (const [way, open] of Object.entries(ways)) {
  test(`no form writes its text into an address ${way}`, { tag: '@always' }, async ({ browser, root }) => {
    const page = await open(browser);
    const addresses = addressesOf(page);
    for (const { path, last } of forms) {
      await page.goto(root + path);
      const form = page.locator('form[data-draft]');
      for (const field of await form
        .locator('input:is([type=text], [type=email], [type=tel], [type=password]), textarea')
        .all()) {
        await field.fill(
          (await field.getAttribute('type')) === 'password' ? password : `awa${password}@exemple.ci`,
        );
      }
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      const shown = page.waitForEvent('framenavigated');
      await form.locator(`[name=${last}]`).press('Enter');
      expect((await answered).status(), path).toBe(303);
      await shown;
      await expect(page, path).toHaveURL(root + path);
      await expect(form.locator(`[name=${last}]`), path).toHaveValue('');
    }
    expect(addresses.length).toBeGreaterThan(forms.length);
    expect(addresses.filter((address) => decodeURIComponent(address).includes(password))).toEqual([]);
    await page.close();
  });

  test(`the phone’s menu opens, closes and leads on ${way}`, async ({ browser, root }) => {
    const page = await open(browser);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${root}/`);
    const button = page.getByRole('button', { name: layoutWording.drawer.open });
    const menu = page.getByRole('dialog', { name: layoutWording.drawer.title });
    await button.click();
    await menu.getByRole('button', { name: layoutWording.drawer.close }).click();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await menu.getByText(layoutWording.drawer.categories, { exact: true }).click();
    await menu.locator('details').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/category\//);
    await page.close();
  });

  test(`links and the search lead on ${way}`, async ({ browser, root }) => {
    const page = await open(browser);
    await page.goto(`${root}/`);
    await page.getByRole('main').locator('a[href="/shop"]').first().click();
    await expect(page).toHaveURL(`${root}/shop`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('textbox').fill('ladoum');
    await page.getByRole('banner').getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=ladoum/);
    await page.close();
  });
}
