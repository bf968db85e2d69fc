import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { next, pressOrder, watchOrders } from './checkout-steps.ts';
import { providerFor, test } from './provider.ts';
import { stretched } from './served.ts';
import { customer, logIn } from './steps.ts';
import { wholeBrowser } from './whole-browser.ts';

/** Chromium's preference for "block all cookies": storages, locks and caches then throw a SecurityError. */
const blockingCookies = { profile: { default_content_setting_values: { cookies: 2 } } };

const cookiesBlocked = test.extend<{ blocked: Page }>({
  blocked: async ({ root, launchOptions, locale, timezoneId }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'belier-'));
    await mkdir(join(folder, 'Default'));
    await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blockingCookies));
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...wholeBrowser,
      baseURL: root,
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    });
    await use(await (await stretched(context)).newPage());
    await context.close();
    await rm(folder, { recursive: true });
  },
});

cookiesBlocked(
  'where cookies are blocked an animal is found, ordered once and paid',
  async ({ blocked, root }) => {
    const provider = await providerFor(root, customer);
    await provider.fillCart('', 0);
    const before = (await provider.orders()).length;
    const errors: string[] = [];
    blocked.on('pageerror', (error) => errors.push(error.message));
    await blocked.goto('/');
    expect(
      await blocked.evaluate(() => {
        try {
          return typeof window.localStorage;
        } catch (error) {
          return error instanceof DOMException ? error.name : 'other';
        }
      }),
    ).toBe('SecurityError');

    // Without storage the session ends with the document: pages are opened by links only.
    await blocked.getByRole('link', { name: 'Se connecter' }).first().click();
    await logIn(blocked);
    await expect(blocked).toHaveURL('/dashboard');
    await blocked.getByRole('link', { name: 'Boutique', exact: true }).first().click();
    await blocked.getByRole('article').getByRole('link', { name: 'Voir les détails' }).first().click();
    await blocked.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(blocked).toHaveURL('/cart/');
    await blocked.getByRole('link', { name: 'Passer à la caisse' }).first().click();
    await next(blocked).press('Enter');
    await next(blocked).press('Enter');
    const sent = watchOrders(blocked);
    await pressOrder(blocked);
    await blocked.waitForURL('**/sandbox/paiement/**');
    expect(sent).toHaveLength(1);
    expect(await provider.orders()).toHaveLength(before + 1);
    expect(errors).toEqual([]);
  },
);

test('where the device’s storage is full, the login says that it will not last', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`full ${size} ${part}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await logIn(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('La mémoire de votre navigateur est pleine ou bloquée').first()).toBeVisible();
});
