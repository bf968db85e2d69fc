import { expect } from '@playwright/test';
import { openWithoutCode } from './delayed-code.ts';
import { addButton, customerWithEmptyCart, holdAnswers, unsure, watchAdds } from './early-add-steps.ts';
import { providerFor, test } from './provider.ts';
import { cartBadge, customer } from './steps.ts';

/* What happens elsewhere, or to the code, while an early add is under way. */

const second = { email: 'aminata.sangare@exemple.ci', password: 'Tabaski-2026' };

test('for another customer who logs in meanwhile nothing is added, and it is not said that nothing was done', {
  tag: '@always',
}, async ({ page, root }) => {
  const first = await customerWithEmptyCart(page, root);
  const next = await providerFor(root, second);
  await next.fillCart('', 0);
  const come = await openWithoutCode(page, first.path);
  const release = await holdAnswers(page);
  await addButton(page).click();
  await expect.poll(first.quantities).toEqual([1]);
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((token) => {
    localStorage.setItem('session_ended', 'another');
    localStorage.setItem('access_token', token);
  }, next.token);
  release();
  come();
  await expect(page.getByText(unsure).first()).toBeVisible();
  await expect(page.getByText(/rien n’a été fait/)).toHaveCount(0);
  expect(await next.cart()).toEqual([]);
  expect(await first.quantities()).toEqual([1]);
});

test('with a token that was renewed meanwhile it is sent again with its key, and is once in the cart', async ({
  page,
  root,
}) => {
  const { path, quantities } = await customerWithEmptyCart(page, root);
  const renewed = await providerFor(root, customer);
  const sent = watchAdds(page);
  const come = await openWithoutCode(page, path);
  const release = await holdAnswers(page);
  await addButton(page).click();
  await expect.poll(quantities).toEqual([1]);
  await page.evaluate((token) => localStorage.setItem('access_token', token), renewed.token);
  release();
  come();
  await expect(page).toHaveURL('/cart/');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 1 animal');
  expect(sent).toEqual([sent[0], sent[0]]);
});
