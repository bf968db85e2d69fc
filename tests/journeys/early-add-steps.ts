import type { Page } from '@playwright/test';
import { comeBack } from './steps.ts';

/*
 * 'Ajouter au panier' pressed before the page's code: the document sends it, at once and once. The code is held back until the test
 * lets it come, and so is the answer where its order matters.
 */

export const animal = 'Bélier Bali-Bali';
export const added = 'Produit ajouté au panier avec succès.';
export const unsure = /Nous ne savons pas si l’animal a été ajouté/;

export const addButton = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier', exact: true });

/** The keys of the adds that a page sends. */
export function watchAdds(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/ecommerce/panier/'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** A customer with an empty cart, whose device has read what the provider announces. */
export async function customerWithEmptyCart(page: Page, root: string) {
  const provider = await comeBack(page, root);
  await provider.fillCart('', 0);
  const { id } = await provider.findAnimal(animal);
  await page.evaluate(() =>
    localStorage.setItem('provider_accepts', '/api/v1 Idempotency-Key,expected_total,expected_items'),
  );
  return {
    ...provider,
    path: `/product/${id}`,
    quantities: async () => (await provider.cart()).map(({ quantity }) => quantity),
  };
}

/** Holds the answers to adds, or to orders, back until the returned function is called; the provider has done them by then. */
export async function holdAnswers(page: Page, calls = '**/ecommerce/panier/'): Promise<() => void> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await gate;
    await route.fulfill({ response });
  });
  return open;
}
