// §1: Visitors browse by
// §2 Routes: `/search` inside the
// §2 Routes: `/category/{id}` inside the
// §2 Routes: Every route change goes
// §2 Routes: Every route change plays
// §2 Shared layout: Search goes to
// §2 Shared layout: q is the
// §2 Shared layout: The drawer closes
// §2 Shared layout: Sticky desktop navigation:
// §2 Home: Content fades and
// §2 General listing: Optional id is
// §2 Search: Matches name or
// §2 Product detail: Slider of up
// §2 Toasts: Top centre, newest
// §8 Not logged in on the dashboard: Notice, then /login
// §9 Constants: Number inputs take
// §9 Constants: Pause after interaction
// §9 Constants: Page transition 300

import { expect, type Page } from '@playwright/test';
import { homeWording } from '../src/wording/home.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { openAnimal } from './steps.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('a route change goes to the top with a 300 ms entry, and Back to where the reader was', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Pressed any sooner, the link loads its page anew, as links do.
  await hydrated(page);
  await toTheEnd(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.getByRole('contentinfo').getByRole('link', { name: 'A propos' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        const { animationName, animationDuration } = getComputedStyle(main ?? document.body);
        return `${animationName} ${animationDuration}`;
      }),
    )
    .toMatch(/^pageIn(Again)? 0\.3s$/);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

test('the 300 ms entry plays from one layout to the other, and not on the first page', async ({ page }) => {
  const entry = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).animationName);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await entry()).toBe('none');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(entry).toMatch(/^pageIn/);
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(entry).toMatch(/^pageIn/);
});

test.describe('from a card to its animal', () => {
  /** Notes in the page which pictures and bars have travelled, once a transition is over. */
  const noteTravels = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
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
        await expect(page.locator('body')).not.toHaveAttribute('data-travelled');
        await expect(page.locator('.travelling')).toHaveCount(0);
      });
    });
  }
});

test('the navigation stays in sight, and a part of the home page fades in once it is seen', async ({
  page,
}) => {
  await page.goto('/');
  const part = page.getByRole('heading', { name: homeWording.testimonials.title });
  await hydrated(page);
  const opacity = () =>
    part.evaluate((heading) =>
      Number(getComputedStyle(heading.closest('section')?.parentElement ?? heading).opacity),
    );
  await part.evaluate((heading) => {
    heading.closest('section')?.parentElement?.addEventListener('animationstart', () => {
      document.body.dataset.revealed = `${document.body.dataset.revealed ?? ''}once `;
    });
  });
  // A picture of the whole page holds it before anybody has scrolled there.
  expect(await opacity()).toBe(1);
  await part.scrollIntoViewIfNeeded();
  await expect(page.locator('body')).toHaveAttribute('data-revealed', 'once ');
  await expect.poll(opacity).toBe(1);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  const top = () => navigation.evaluate((bar) => bar.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
  await toTheEnd(page);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(top).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(() => window.scrollY === 0);
  await part.scrollIntoViewIfNeeded();
  expect(await opacity()).toBe(1);
  await expect(page.locator('body')).toHaveAttribute('data-revealed', 'once ');
});

test('a search stays in the chosen category, or goes through the whole catalogue', async ({ page }) => {
  await page.goto('/');
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

test('a second search on the same page keeps the focus in its field, and needs no accents', async ({
  page,
}) => {
  await page.goto('/search?q=zebu');
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

test('a picture turns when it is swiped over 50 px, and not before', async ({ page }) => {
  await openAnimal(page, 'Bélier Bali-Bali');
  const pictures = page.getByRole('region', { name: /^Photos/ });
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
  await expect(pictures.locator('[aria-live=polite]').first()).toHaveText(/^Photo 2 sur/);
  await swipe(51);
  await expect(pictures.locator('[aria-live=polite]').first()).toHaveText(/^Photo 1 sur/);
});

test('a notice stands at the top centre and closes on a click', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  const notice = page
    .getByRole('listitem')
    .filter({ hasText: 'Connectez-vous pour accéder à votre compte.' });
  const box = await notice.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y ?? width).toBeLessThan(120);
  await notice.click();
  await expect(notice).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes when a link is chosen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText('Catégories', { exact: true }).click();
    await menu.getByRole('link', { name: /^Moutons/ }).click();
    await expect(page).toHaveURL(/\/category\//);
    await expect(menu).toBeHidden();
  });
});
