import { expect, type Locator, type Page } from '@playwright/test';
import { checkOutCart } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { comeBack, logIn, openAnimal } from './steps.ts';
import { placeOf } from './watched.ts';

// §2 Toasts: Top centre, newest

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The box of the notice, once it no longer moves. */
const spanOf = async (part: Locator) => {
  await expect(part).toBeInViewport();
  return placeOf(part);
};

/** The links, buttons and fields of the page that `notice` covers. */
function lainOver(page: Page, notice: { top: number; bottom: number }): Promise<string[]> {
  return page.evaluate(
    ({ top, bottom }) =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')]
        .filter((control) => {
          const place = control.getBoundingClientRect();
          return place.height > 0 && place.top < bottom && place.bottom > top;
        })
        .map((control) => control.innerText || control.outerHTML),
    notice,
  );
}

/** Checks that the notice with `text` is right below the header, and does not cover `below`. */
async function staysClear(page: Page, text: string, below?: Locator) {
  const notice = page.getByRole('listitem').filter({ hasText: text });
  await expect(notice).toBeVisible();
  await notice.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)));
  const gap = async () => (await spanOf(notice)).top - (await spanOf(page.getByRole('banner'))).bottom;
  await expect.poll(async () => Math.abs((await gap()) - 8)).toBeLessThanOrEqual(1);
  const own = await spanOf(notice);
  if (below !== undefined) expect(own.bottom).toBeLessThanOrEqual((await spanOf(below)).top);
  return own;
}

/** Checks that the notice with `text` is in the upper two thirds of the window, and covers none of `parts`. */
async function leavesReadable(page: Page, text: string, ...parts: Locator[]) {
  const notice = page.getByRole('listitem').filter({ hasText: text });
  await expect(notice).toBeVisible();
  await notice.evaluate((item) => Promise.all(item.getAnimations().map(({ finished }) => finished)));
  const own = await spanOf(notice);
  expect(own.bottom).toBeLessThan(640);
  for (const part of parts) {
    const { top, bottom } = await spanOf(part);
    expect(bottom <= own.top || top >= own.bottom, `${top} to ${bottom}, ${own.top} to ${own.bottom}`).toBe(
      true,
    );
  }
}

test('on a phone no notice lies over the header, or over the bar that buys', async ({ page, root }) => {
  const { animals } = await comeBack(page, root);
  const animal = (await animals()).find(
    ({ quantity_initial, quantity_vendu }) => quantity_initial - quantity_vendu > 3,
  );
  if (animal === undefined) throw new Error('There are not enough animals.');
  await page.evaluate(() => localStorage.clear());
  await openAnimal(page, root, animal.name);
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Bienvenue' })).toBeVisible();
  const notice = await staysClear(page, 'Vous devez vous connecter, pour ajouter un produit au panier.');
  expect(await lainOver(page, notice)).toEqual([]);
  await logIn(page);
  // The login's exit adds what was wished, and opens the cart.
  const title = page.getByRole('heading', { level: 1, name: 'Details Panier' });
  await expect(title).toBeVisible();
  await hydrated(page);
  const checkout = page.getByRole('link', { name: 'Passer à la caisse' });
  await leavesReadable(page, 'Produit ajouté au panier avec succès.', title, checkout);
});

test('at the top of the home page no notice lies over its first sentence and its button', async ({
  page,
  root,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeBack(page, root);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Déconnexion' }).tap();
  await expect(page).toHaveURL('/');
  const main = page.getByRole('main');
  await leavesReadable(
    page,
    'Déconnexion',
    main.getByRole('heading', { level: 2 }).first(),
    main.getByRole('link', { name: 'Voir la boutique' }).first(),
  );
});

/** The titles and words to read first that a notice covers: where their texts are, not their boxes. */
const coveredTitles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect();
    };
    const notices = [...document.querySelectorAll('section > ol > li')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, [data-read-first])')]
      .filter((title) => {
        const { left, right, top, bottom, width } = boxOf(title);
        return (
          width > 1 &&
          getComputedStyle(title).visibility === 'visible' &&
          notices.some((notice) => {
            const across = notice.left < right && notice.right > left;
            return notice.height > 0 && across && notice.top < bottom && notice.bottom > top;
          })
        );
      })
      .map((title) => title.innerText);
  });

/** Keeps the notices by a pointer that is over them. */
const holdNotices = (page: Page) => page.locator('section:has(> ol > li)').dispatchEvent('pointerover');

test.describe('at each width', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const widths = [320, 390, 768, 1440];
  const coversNoTitle = async (page: Page, where: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await expect.poll(() => coveredTitles(page), { message: `${where} at ${width} px` }).toEqual([]);
    }
  };

  test('no notice lies over the title of any page', async ({ page, root }) => {
    await comeBack(page, root);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(page).toHaveURL('/');
    await holdNotices(page);
    const notice = page.getByRole('listitem').filter({ hasText: 'Déconnexion' });
    const footer = page.getByRole('contentinfo');
    for (const [path, name] of [
      ['/'],
      ['/shop', 'Boutique'],
      ['/about', 'A propos'],
      ['/faq', 'Faq'],
      ['/contact', 'Contact'],
      ['/cart/', 'Panier'],
      ['/confidentialite', 'Confidentialité'],
      ['/login', 'Se connecter'],
    ] as const) {
      if (name !== undefined) await footer.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      const title = page.locator('main h1');
      await (name === undefined ? expect(title).toBeAttached() : expect(title).toBeFocused());
      await expect(notice).toBeVisible();
      await coversNoTitle(page, path);
    }
  });

  test('two notices cover no title from the cart to the last step', async ({ page, root }) => {
    await (await comeBack(page, root)).fillCart('', 0);
    await openAnimal(page, root, 'Bélier Bali-Bali');
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    // The address, and the notice, come before the page of the cart does.
    await expect(page.getByRole('heading', { level: 1, name: 'Details Panier' })).toBeVisible();
    await expect(page.getByText('Produit ajouté au panier avec succès.')).toBeVisible();
    await holdNotices(page);
    await page
      .getByRole('button', { name: /^Augmenter la quantité/ })
      .first()
      .click();
    await expect(page.getByText('Quantité mise à jour avec succès')).toBeVisible();
    await coversNoTitle(page, 'the cart');
    await checkOutCart(page, { type: /Paiement à la livraison/, means: 'Wave' });
    await expect(page.getByText('Produit ajouté au panier avec succès.')).toBeVisible();
    await coversNoTitle(page, 'the last step');
  });
});
