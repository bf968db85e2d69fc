import { expect, type Page } from '@playwright/test';
import { helpWording } from '../../src/wording/help.ts';
import { layoutWording } from '../../src/wording/layout.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { delayCode } from './delayed-code.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { listen } from './watched.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const openings = [
  { what: 'the menu', button: layoutWording.drawer.open, title: layoutWording.drawer.title },
  { what: 'the filters', button: listingWording.filters.open, title: listingWording.filters.label },
];

const lock = (page: Page) => page.locator('html[data-modal=open]');

for (const { what, button, title } of openings) {
  test(`Back closes ${what} and stays on the page; a second Back leaves it`, async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /boutique/i })
      .first()
      .click();
    await expect(page).toHaveURL('/shop');
    await page.getByRole('button', { name: button }).click();
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer).toBeVisible();
    await expect(lock(page)).toHaveCount(1);
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(lock(page)).toHaveCount(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/about');
  });

  test(`Back closes ${what} of a page just loaded, which leaves no entry behind`, async ({ page }) => {
    const drawer = page.getByRole('dialog', { name: title });
    const open = async () => {
      await page.getByRole('button', { name: button }).click();
      await expect(drawer).toBeVisible();
      await expect(lock(page)).toHaveCount(1);
    };
    await page.goto('/about');
    await page.goto('/shop');
    await hydrated(page);
    await open();
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(lock(page)).toHaveCount(0);
    // Closed by its button, it leaves no entry either.
    await open();
    await drawer.getByRole('button', { name: /^Fermer/ }).click();
    await expect(drawer).toBeHidden();
    await expect.poll(() => page.evaluate('navigation.canGoForward')).toBe(true);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/about');
  });

  test(`a window that becomes wide closes ${what}, and the page scrolls again`, async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(lock(page)).toHaveCount(0);
  });
}

test('a link of the menu of a page just loaded leads on, and one Back returns', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: layoutWording.drawer.open }).click();
  const menu = page.getByRole('dialog', { name: layoutWording.drawer.title });
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/shop');
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/about');
});

test('WhatsApp in the menu of a page just loaded opens, and one Back returns', async ({ page }) => {
  await page.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'WhatsApp' }),
  );
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: layoutWording.drawer.open }).click();
  const menu = page.getByRole('dialog', { name: layoutWording.drawer.title });
  await menu.getByRole('link', { name: helpWording.whatsapp }).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
});

test('Back closes the filters of a page just loaded and keeps what was chosen in them', async ({ page }) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: listingWording.filters.open }).click();
  const filters = page.getByRole('dialog', { name: listingWording.filters.label });
  await filters.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\/shop\?./);
  const filtered = page.url();
  await page.evaluate(() => window.history.back());
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(filtered);
  await page.reload();
  await expect(page).toHaveURL(filtered);
});

/** Simulates a browser from before 2022: no `command` attribute, no rules with `:has()`. */
async function asAnOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('[commandfor]')) event.preventDefault();
    });
  });
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
}

/** Presses a button. Resolves with the animation frames until its dialog is open: one or two, however slow the browser is. */
const pressed = async (page: Page, name: string): Promise<number> => {
  const button = page.getByRole('button', { name });
  const opened = button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const dialog = document.getElementById(element.getAttribute('commandfor') ?? '');
        let frames = 0;
        const look = () => {
          if (dialog?.matches('[open]')) return resolve(frames);
          frames += 1;
          requestAnimationFrame(look);
        };
        element.addEventListener('click', look, { capture: true });
      }),
  );
  await button.click();
  return opened;
};

for (const isOlder of [false, true]) {
  // The document's policy would refuse a style without these rules, since its hash differs.
  test.describe(`a browser ${isOlder ? 'without' : 'with'} commands`, () => {
    test.use({ bypassCSP: isOlder });
    for (const { what, button, title } of openings) {
      test(`opens ${what} at the first paint, and the dialog stays open once the code has loaded`, async ({
        page,
      }) => {
        const said = listen(page);
        if (isOlder) await asAnOlderBrowser(page);
        await page.goto('/about');
        await hydrated(page);
        await page
          .getByRole('main')
          .getByRole('link', { name: /boutique/i })
          .first()
          .click();
        await expect(page).toHaveURL('/shop');
        const come = await delayCode(page);
        await page.reload({ waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo').first()).toBeVisible();

        // Presses the other button first: both work without scripts.
        const menu = page.getByRole('dialog', { name: layoutWording.drawer.title });
        const openMenu = async () => {
          expect(await pressed(page, layoutWording.drawer.open)).toBeLessThanOrEqual(2);
          await menu.getByText(layoutWording.drawer.categories, { exact: true }).click();
          await expect(menu.locator('details').getByRole('link').first()).toBeVisible();
        };
        const filters = page.getByRole('dialog', { name: listingWording.filters.label });
        const openFilters = async () => {
          expect(await pressed(page, listingWording.filters.open)).toBeLessThanOrEqual(2);
          await filters.locator('label').filter({ hasText: 'Mali' }).click();
          await expect(filters.getByRole('checkbox', { name: 'Mali' })).toBeChecked();
        };
        if (what === 'the menu') {
          await openFilters();
          await filters.getByRole('button', { name: listingWording.filters.close }).click();
          await openMenu();
        } else {
          await openMenu();
          await menu.getByRole('button', { name: layoutWording.drawer.close }).click();
          await openFilters();
        }
        await expect(page.locator('[data-pending]')).toHaveCount(0);

        come();
        await expect(page).toHaveURL(/\?origine=/);
        await hydrated(page);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        await expect(lock(page)).toHaveCount(1);
        await page.evaluate(() => window.history.back());
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/\/shop\?origine=/);
        await expect(page.getByRole('button', { name: button })).toBeFocused();
        expect(said).toEqual([]);
      });
    }
  });
}

test('a search in the menu closes the menu, and so does a suggestion', async ({ page }) => {
  await page.goto('/search');
  await hydrated(page);
  const menu = page.getByRole('dialog', { name: layoutWording.drawer.title });
  const open = page.getByRole('button', { name: layoutWording.drawer.open });
  const field = menu.getByLabel(layoutWording.search.label);
  await open.click();
  await field.fill('ladoum');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=ladoum');
  await expect(menu).toBeHidden();
  await open.click();
  await field.fill('');
  await field.pressSequentially('bali');
  await expect(menu.getByRole('listbox')).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(menu).toBeHidden();
  await expect(lock(page)).toHaveCount(0);
});

test('Escape, the backdrop, their buttons and a link in them close the filters, and the focus returns', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const button = page.getByRole('button', { name: listingWording.filters.open });
  const drawer = page.getByRole('dialog', { name: listingWording.filters.label });
  const closings = {
    escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(380, 400),
    close: () => drawer.getByRole('button', { name: listingWording.filters.close }).press('Enter'),
    show: () => drawer.getByRole('button', { name: /^Voir/ }).click(),
  };
  for (const [way, close] of Object.entries(closings)) {
    await button.press('Enter');
    await expect(drawer, way).toBeVisible();
    await expect(lock(page), way).toHaveCount(1);
    await close();
    await expect(drawer, way).toBeHidden();
    await expect(lock(page), way).toHaveCount(0);
    await expect(button, way).toBeFocused();
  }
  await button.press('Enter');
  await drawer.getByText('Taille', { exact: true }).click();
  await drawer.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(lock(page)).toHaveCount(0);
});

test('a drawer closes at once if the window became wide before the drawer listened to its width', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      // The media query changed before the drawer subscribed to it.
      return query === '(min-width: 64rem)' ? Object.defineProperty(list, 'matches', { value: true }) : list;
    };
    new MutationObserver((all) => {
      if (all.some(({ target }) => target instanceof HTMLDialogElement))
        document.documentElement.dataset.opened = '';
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['open'] });
  });
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: listingWording.filters.open }).click();
  await expect(page.locator('html')).toHaveAttribute('data-opened', '');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(lock(page)).toHaveCount(0);
});

test('the drawing of a failure is shown without a connection', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  const drawings = ['failed', 'offline', 'waiting', 'placeholder'].map((name) => `/pictures/${name}.svg`);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return fetched;
      },
      { intervals: [100] },
    )
    .toEqual(expect.arrayContaining(drawings));
  await context.setOffline(true);
  await page.getByRole('button', { name: layoutWording.drawer.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Créer un compte' }).click();
  const scene = page.getByRole('alert').locator('img:visible');
  await expect(scene.first()).toBeVisible();
  await expect
    .poll(() => scene.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
