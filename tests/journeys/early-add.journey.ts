import { expect } from '@playwright/test';
import { seededSample } from '../../tools/seeded-sample.ts';
import { openWithoutCode } from './delayed-code.ts';
import {
  addButton,
  added,
  animal,
  customerWithEmptyCart,
  holdAnswers,
  unsure,
  watchAdds,
} from './early-add-steps.ts';
import { hydrated } from './hydrated.ts';
import { type Fault, faultsOf, findAnimal, test } from './provider.ts';
import { cartBadge, logIn } from './steps.ts';

test('a customer’s add is in the cart before the code has come, in the chosen quantity; the cart then opens', {
  tag: '@always',
}, async ({ page, root }) => {
  const { path, quantities } = await customerWithEmptyCart(page, root);
  const sent = watchAdds(page);
  const come = await openWithoutCode(page, path);
  await page
    .getByRole('button', { name: /Augmenter/ })
    .first()
    .click();
  await addButton(page).click();
  await addButton(page).click();
  await expect(page.locator('[data-late-line]')).toContainText(added);
  expect(await quantities()).toEqual([2]);
  come();
  await expect(page).toHaveURL('/cart/');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 2 animaux');
  await expect(page.getByText(added).first()).toBeVisible();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(await quantities()).toEqual([2]);
});

test('a visitor is led to the login by the document, with the sentence once, and finds the animals in the cart after it', {
  tag: '@always',
}, async ({ page, root }) => {
  const { id } = await findAnimal(root, animal);
  const sent = watchAdds(page);
  const come = await openWithoutCode(page, `/product/${id}`);
  await page
    .getByRole('button', { name: /Augmenter/ })
    .first()
    .click();
  await addButton(page).click();
  // The code of the animal's page never comes.
  await expect(page).toHaveURL('/login');
  come();
  const sentence = page.getByRole('listitem').filter({ hasText: 'Vous devez vous connecter, pour ajouter' });
  await expect(sentence).toHaveCount(1);
  expect(sent).toEqual([]);
  await expect(page.getByRole('link', { name: new RegExp(`${animal}.*FCFA`) })).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/cart/');
  await expect(page.getByText('Produit ajouté au panier avec succès.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

type Moment = 'before the answer' | 'after the answer' | 'never';
type Case = { fault: Omit<Fault, 'operationId'>; moment: Moment; isAdded: boolean; said: RegExp };
const unanswered = new RegExp(`${unsure.source}|Impossible d'ajouter`);
const kinds: readonly Omit<Case, 'moment'>[] = [
  { fault: { kind: 'late-answer', ms: 1500 }, isAdded: true, said: /Produit ajouté/ },
  {
    fault: { kind: 'drop-after-commit', times: 1000 },
    isAdded: true,
    said: unanswered,
  },
  { fault: { kind: 'drop', times: 1000 }, isAdded: false, said: unanswered },
  { fault: { kind: 'broken-body', times: 1000 }, isAdded: true, said: unanswered },
  { fault: { kind: 'html', times: 1000 }, isAdded: true, said: unanswered },
  { fault: { kind: 'status', status: 500, times: 1000 }, isAdded: false, said: /Erreur serveur/ },
  { fault: { kind: 'status', status: 503, times: 1000 }, isAdded: false, said: /Panne provoquée/ },
  { fault: { kind: 'status', status: 400, times: 1000 }, isAdded: false, said: /Panne provoquée/ },
];
const moments: readonly Moment[] = ['before the answer', 'after the answer', 'never'];
const cases: readonly Case[] = kinds.flatMap((kind) => moments.map((moment) => ({ ...kind, moment })));

for (const { fault, moment, isAdded, said } of seededSample('early adds', cases)) {
  const name = Object.values(fault).join(' ');
  test(`an early add whose answer is ${name}, the code comes ${moment}: said, and once in the cart after a second press`, {
    tag: '@always',
  }, async ({ page, root }) => {
    const { path, quantities } = await customerWithEmptyCart(page, root);
    await faultsOf(root).add({ operationId: 'addToCart', ...fault });
    const sent = watchAdds(page);
    const come = await openWithoutCode(page, path);
    await addButton(page).click();
    if (moment === 'before the answer') come();
    // At each answer the document makes the other tabs read the cart.
    await page.waitForFunction(() => localStorage.getItem('cart_changed') !== null);
    if (moment === 'after the answer') come();
    if (moment === 'never') come(false);
    // The notice of a success may be over before a busy machine looks.
    const cart = page.getByRole('heading', { name: 'Details Panier' });
    const words = page.getByText(said);
    await expect((fault.kind === 'late-answer' ? words.or(cart) : words).first()).toBeVisible();
    expect(await quantities()).toEqual(isAdded ? [1] : []);
    await faultsOf(root).clear();
    if (moment === 'never') {
      expect(sent).toHaveLength(1);
      return;
    }
    if (fault.kind === 'late-answer') return;
    await addButton(page).click();
    await expect(page).toHaveURL('/cart/');
    expect(await quantities()).toEqual([1]);
    // The document's, its machine's, and that of the second press: one key where no answer was definite.
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(fault.status === 400 ? 3 : 1);
  });
}

test('a reload in the middle sends nothing; the next press uses the same key', { tag: '@always' }, async ({
  page,
  root,
}) => {
  const { path, quantities } = await customerWithEmptyCart(page, root);
  const sent = watchAdds(page);
  await openWithoutCode(page, path);
  const release = await holdAnswers(page);
  await addButton(page).click();
  await expect.poll(quantities).toEqual([1]);
  await page.reload({ waitUntil: 'commit' });
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await hydrated(page);
  expect(sent).toHaveLength(1);
  await addButton(page).click();
  await expect(page).toHaveURL('/cart/');
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(await quantities()).toEqual([1]);
});

test('an add that the first one leaves behind, as it opens the cart, is not left in silence', async ({
  page,
  root,
}) => {
  const { path, quantities } = await customerWithEmptyCart(page, root);
  const sent = watchAdds(page);
  const come = await openWithoutCode(page, path);
  await page.route(/\/related-[^/]*\.js$/, (route) => route.abort());
  await addButton(page).click();
  await expect(page.locator('[data-late-line]')).toContainText(added);
  await page
    .getByRole('button', { name: /^Ajouter au panier\s*:/ })
    .first()
    .click();
  come();
  await expect(page).toHaveURL('/cart/');
  await expect(page.getByText(/rien n’a été fait/).first()).toBeVisible();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(await quantities()).toEqual([1]);
});
