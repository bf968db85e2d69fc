import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { comeBack, logIn, openAnimal } from './steps.ts';

// §2 Toasts: Top centre, newest

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** The box of the notice, once it no longer moves. */
const spanOf = async (part: Locator) => {
  await expect(part).toBeInViewport();
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { top: box.y, bottom: box.y + box.height };
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
  const [header, own] = [await spanOf(page.getByRole('banner')), await spanOf(notice)];
  expect(Math.abs(own.top - header.bottom - 8)).toBeLessThanOrEqual(1);
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
  await expect(page.getByRole('heading', { level: 1, name: animal.name })).toBeVisible();
  await hydrated(page);
  await leavesReadable(page, 'Connexion réussie.', page.getByText(/^Dessin .*de la race$/).first());
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().tap();
  const checkout = page.getByRole('link', { name: 'Passer à la caisse' });
  await expect(checkout).toBeVisible();
  await staysClear(page, 'Produit ajouté au panier avec succès.', checkout);
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
