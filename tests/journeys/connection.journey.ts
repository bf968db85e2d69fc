import { expect, type Page } from '@playwright/test';
import { productWording } from '../../src/wording/product.ts';
import { hydrated } from './hydrated.ts';
import { administrator, providerFor, test } from './provider.ts';
import { cartBadge, comeBack, openAnimal, phone } from './steps.ts';
import { stopClock } from './taps.ts';
import { settled } from './watched.ts';

const lost = /^Vous êtes hors connexion\. Ce que vous avez saisi est gardé/;
const back = 'Le réseau est revenu.';
const notice = (page: Page) => page.getByRole('status').getByText(lost);

/** Touches the page, and waits until it can announce a loss. */
async function announcing(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => {
    const host = document.querySelector('[data-live-announcer]:not([data-says])');
    return host !== null && window.early?.isReady(host) === true;
  });
}

/** The heading's position on the page, independent of scrolling: it changes when the page shifts. */
const headingTop = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top + window.scrollY));

test.describe('on a phone', () => {
  test.use(phone);

  test('the offline notice of each layout shifts nothing, covers no field, and leaves typed text', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    // A font that comes late would shift the page as well.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [path, field] of [
      ['/contact', 'Message'],
      ['/register', 'Nom'],
    ] as const) {
      await page.goto(path);
      const input = page.getByRole('main').getByRole('textbox', { name: field, exact: true });
      await announcing(page);
      await input.fill('Koné');
      await input.focus();
      await stopClock(page);
      const before = await headingTop(page);
      await context.setOffline(true);
      await expect(notice(page)).toBeVisible();
      await expect(input).toBeFocused();
      expect(await headingTop(page)).toBe(before);
      const [box, bar] = [await input.boundingBox(), await notice(page).boundingBox()];
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await page.keyboard.type(' A');

      await context.setOffline(false);
      await expect(page.getByRole('status').getByText(back)).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expect(input).toHaveValue('Koné A');
      await expect(input).toBeFocused();
      await page.clock.runFor(5000);
      await expect(page.getByText(back)).toHaveCount(0);
      expect(await headingTop(page)).toBe(before);
      await page.clock.resume();
    }
  });

  test('the notice is above the purchase bar', async ({ page, context, root }) => {
    await openAnimal(page, root, 'Bélier Bali-Bali');
    await announcing(page);
    await context.setOffline(true);
    const bar = await notice(page).boundingBox();
    const buy = page.getByRole('button', { name: 'Ajouter au panier' }).first();
    await expect
      .poll(async () => {
        const place = await buy.boundingBox();
        return (place?.y ?? 0) + (place?.height ?? 0);
      })
      .toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('reads that failed offline are retried automatically, the cart too: an animal opens from its list with the data of the list, and newer data follows', async ({
  page,
  context,
  root,
}) => {
  const shopper = await comeBack(page, root);
  await shopper.fillCart('Brebis Mossi', 1);
  // No animal page was open before: its code was preloaded by the list.
  await page.goto('/shop');
  await hydrated(page);
  const card = page.getByRole('article').filter({ hasText: 'Bélier Bali-Bali' }).first();
  await expect(card).toBeVisible();
  await announcing(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/animal-[\w-]{8}\.js$/.test(name)),
  );
  await settled(page);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  await card.getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Bélier Bali-Bali' })).toBeVisible();
  await expect(main.getByText(/165.000.FCFA$/u).first()).toBeVisible();
  await expect(main.getByText(productWording.failed.title)).toHaveCount(0);

  const provider = await providerFor(root, administrator);
  const ram = await provider.findAnimal('Bélier Bali-Bali');
  await provider.change(ram, { promo_price: 160_000 });
  try {
    await shopper.fillCart('Brebis Mossi', 2);
    await context.setOffline(false);
    await expect(main.getByText(/160.000.FCFA$/u).first()).toBeVisible();
    await expect(cartBadge(page)).toHaveAccessibleName('Panier, 2 animaux');
  } finally {
    await provider.change(ram, { promo_price: ram.promo_price ?? null });
  }
});
