import { expect } from '@playwright/test';
import { test } from './provider.ts';
import { cartBadge, comeBack, openAnimal } from './steps.ts';

test('a second csrftoken on paths where no page can read it: an animal is still added, once', async ({
  page,
  context,
  root,
}) => {
  await (await comeBack(page, root)).fillCart('', 0);
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const { hostname: domain } = new URL(page.url());
  const hidden = { name: 'csrftoken', value: 'of-another-time', domain };
  await context.addCookies(['/api', '/api/v1/'].map((path) => ({ ...hidden, path })));
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(page).toHaveURL('/cart/');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 1 animal');
  const kept = (await context.cookies()).filter(({ name }) => name === 'csrftoken');
  expect(kept.map((cookie) => cookie.path)).toEqual(['/']);
});
