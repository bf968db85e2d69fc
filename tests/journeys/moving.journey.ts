// §1: Visitors browse by
// §2 Routes: `/search` inside the
// §2 Routes: `/category/{id}` inside the
// §2 Shared layout: Search goes to
// §2 Shared layout: q is the
// §2 General listing: Optional id is
// §2 Search: Matches name or
// §2 Product detail: Slider of up
// §2 Toasts: Top centre, newest
// §8 Not logged in on the dashboard: Notice, then /login
// §9 Constants: Number inputs take
// §9 Constants: Pause after interaction

import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { firstOf, test } from './provider.ts';
import { openAnimal } from './steps.ts';
import { watchSaid } from './watched.ts';

test.describe('from a card to its animal', () => {
  /** Counts the view transitions of the page, and records which pictures and bars took part in one, once it is finished. */
  const noteTravels = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document);
      let travels = 0;
      Object.assign(window, { travels: () => travels });
      document.startViewTransition = (update) => {
        travels += 1;
        const transition = begin(update);
        const note = (text: string) => {
          document.body.dataset.travelled = text;
        };
        const names = new Set<string>();
        transition.ready.then(
          () => {
            for (const { effect } of document.getAnimations()) {
              const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
              if (pseudo?.startsWith('::view-transition')) names.add(pseudo);
            }
          },
          () => note('cut short'),
        );
        transition.finished.then(() => {
          if (document.body.dataset.travelled === undefined) note([...names].sort().join(' '));
        });
        return transition;
      };
    });
  };
  const press = async (page: Page): Promise<void> => {
    await page.goto('/shop');
    await hydrated(page);
    await page
      .getByRole('link', { name: /^Voir les détails.*Bélier Bali-Bali/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bélier Bali-Bali' })).toBeVisible();
  };

  test('its picture becomes the one of its page, and nothing of the transition stays', async ({ page }) => {
    await noteTravels(page);
    await press(page);
    const pieces = ['group', 'new', 'old'].map((piece) => `::view-transition-${piece}(animal)`);
    await expect(page.locator('body')).toHaveAttribute('data-travelled', pieces.join(' '));
    await expect(page.locator('.travelling, [style*=view-transition-name]')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Bélier Bali-Bali' })).toBeHidden();
  });

  for (const [whom, use] of [
    ['who asks for less motion', { contextOptions: { reducedMotion: 'reduce' } }],
    ['a phone', { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } }],
  ] as const) {
    test.describe(`for ${whom}`, () => {
      test.use(use);

      test(`no picture travels for ${whom}`, async ({ page }) => {
        await noteTravels(page);
        await press(page);
        expect(await page.evaluate('window.travels()')).toBe(0);
        await expect(page.locator('.travelling')).toHaveCount(0);
      });
    });
  }
});

test('a search stays in the chosen category, or goes through the whole catalogue', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const banner = page.getByRole('banner');
  await banner.getByLabel('Rechercher un produit').fill('  bali ');
  await banner.getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL('/search?q=bali');
  await banner.getByLabel('Catégorie', { exact: true }).selectOption({ index: 1 });
  await banner.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/category\/[^/?]+\?q=bali$/);
  await banner.getByLabel('Rechercher un produit').fill('   ');
  await banner.getByLabel('Rechercher un produit').press('Enter');
  await expect(page).toHaveURL(/\/category\/[^/?]+$/);
});

test('a search from a category keeps its view and its sort, not its filters or its page', async ({
  page,
  root,
}) => {
  const { id } = await firstOf(root, 'categories');
  await page.goto(`/category/${id}?tri=price-low&affichage=list&prix_min=0&taille=grand&page=2`);
  await hydrated(page);
  const field = page.getByRole('banner').getByLabel('Rechercher un produit');
  await field.fill('bali');
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'bali');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: 'bali',
    tri: 'price-low',
    affichage: 'list',
  });
});

test('a second search on the same page keeps the focus in its field, and needs no accents', async ({
  page,
}) => {
  await page.goto('/search?q=zebu');
  await hydrated(page);
  const field = page.getByRole('banner').getByLabel('Rechercher un produit');
  await expect(page.getByRole('article').filter({ hasText: 'Zébu' }).first()).toBeVisible();
  await field.fill('belier');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=belier');
  await expect(page.getByRole('article').filter({ hasText: 'Bélier' }).first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('belier');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=zebu');
  await expect(field).toHaveValue('zebu');
});

test('the price inputs take the whole range of their sliders', async ({ page }) => {
  await page.goto('/shop');
  const highest = page.getByLabel('Prix maximum (FCFA)');
  await highest.fill('1 500 000');
  await highest.press('Enter');
  await expect(page).toHaveURL('/shop?prix_max=1500000');
  await expect(page.getByRole('slider', { name: 'Prix maximum' })).toHaveValue('1500000');
  await highest.fill('99000000');
  await highest.press('Enter');
  await expect(page).toHaveURL('/shop');
  await expect(highest).toHaveValue(/^3\s000\s000$/);
});

test('a picture turns when it is swiped over 50 px, and not before', async ({ page, root }) => {
  const said = await watchSaid(page);
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const pictures = page.getByRole('region', { name: /^Images/ });
  const box = await pictures.getByRole('img').first().boundingBox();
  const from = { x: (box?.x ?? 0) + 250, y: (box?.y ?? 0) + 100 };
  const swipe = async (distance: number): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + distance, from.y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-50);
  await swipe(-51);
  const second = expect.stringContaining('Dessin 2 sur');
  await expect.poll(said).toEqual([second]);
  await swipe(51);
  await expect.poll(said).toEqual([second, expect.stringContaining('Dessin 1 sur')]);
});

test('a notice is at the top centre and closes on a click', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  const notice = page
    .getByRole('listitem')
    .filter({ hasText: 'Connectez-vous pour accéder à votre compte.' });
  const box = await notice.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  // Right below the title, which is beside it in this window (docs/decisions/0029-notices.md).
  const title = await page.getByRole('heading', { level: 1, name: 'Bienvenue' }).boundingBox();
  const below = Math.ceil((title?.y ?? 0) + (title?.height ?? 0)) + 9;
  await expect.poll(async () => (await notice.boundingBox())?.y).toBeLessThanOrEqual(below);
  await notice.click();
  await expect(notice).toBeHidden();
});
