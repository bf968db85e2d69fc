import { expect, type Page } from '@playwright/test';
import { test } from './provider.ts';
import { openAnimal } from './steps.ts';

const name = 'Bélier Bali-Bali';
const text = `${name}, 165 000 FCFA`;
const button = (page: Page) => page.getByRole('button', { name: 'Partager' });
const spaced = (said: string) => said.replaceAll(/[\u00a0\u202f]/g, ' ');

/** The requests of the page to other hosts. */
function strangers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(page.url()).host) asked.push(request.url());
  });
  return asked;
}

test.describe('where the device has no share sheet', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
  );

  test('an animal is shared by WhatsApp or by its address, with the keyboard alone', async ({
    page,
    context,
    root,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAnimal(page, root, name);
    const asked = strangers(page);
    const url = new URL(new URL(page.url()).pathname, page.url()).href;
    await page.evaluate(() => history.replaceState(history.state, '', '?utm_source=x'));

    await button(page).focus();
    await page.keyboard.press('Enter');
    const whatsApp = page.getByRole('main').getByRole('link', { name: /^WhatsApp/ });
    const href = new URL((await whatsApp.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe('https://wa.me/');
    expect(spaced(href.searchParams.get('text') ?? '')).toBe(`${text}\n${url}`);
    await page.keyboard.press('Tab');
    await expect(whatsApp).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('Le lien est copié.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await expect(whatsApp).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('the address is there to be selected where the clipboard is denied', async ({ page, root }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await openAnimal(page, root, name);
    await button(page).click();
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    const field = page.getByRole('textbox', { name: 'Adresse de la page' });
    await expect(field).toHaveValue(page.url());
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toHaveCount(0);
  });
});

test('the device’s share sheet gets name, price and address, and dismissing it is no error', async ({
  page,
  root,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    const share = (data: unknown) => {
      shared.push(data, navigator.userActivation.isActive);
      return Promise.reject(new DOMException('Dismissed.', 'AbortError'));
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await openAnimal(page, root, name);
  // A press before hydration is kept: nothing is shared until it is carried out.
  const shared = () => page.evaluate<string>('JSON.stringify(window.shared)');
  await button(page).click();
  await expect
    .poll(async () => JSON.parse(spaced(await shared())))
    .toEqual([{ title: name, text, url: page.url() }, true]);
  await button(page).click();
  await expect.poll(() => page.evaluate('window.shared.length')).toBe(4);
  await expect(page.getByRole('main').getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
});
