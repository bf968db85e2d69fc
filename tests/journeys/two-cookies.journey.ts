import { expect } from '@playwright/test';
import { test } from './provider.ts';
import { cartBadge, comeBack, openAnimal } from './steps.ts';

for (const [where, path] of [
  ['the path /api, where no page can read it', '/api'],
  ['the path /api/v1/', '/api/v1/'],
] as const) {
  test(`a second csrftoken on ${where}: an animal is still added, once`, async ({ page, context, root }) => {
    await (await comeBack(page, root)).fillCart('', 0);
    await openAnimal(page, root, 'Bélier Bali-Bali');
    const { hostname: domain } = new URL(page.url());
    await context.addCookies([{ name: 'csrftoken', value: 'of-another-time', domain, path }]);
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(page).toHaveURL('/cart/');
    await expect(cartBadge(page)).toHaveAccessibleName('Panier, 1 animal');
    const kept = (await context.cookies()).filter(({ name }) => name === 'csrftoken');
    expect(kept.map((cookie) => cookie.path)).toEqual(['/']);
  });
}
