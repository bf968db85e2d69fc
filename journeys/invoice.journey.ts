import { expect, test } from '@playwright/test';
import { logIn } from './steps.ts';

/** Pages of a PDF, by its page objects. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('an invoice alone is printed, on one page, under its own title', async ({ page }) => {
  // The dialog would wait for a person; the page is printed by the test instead.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/login');
  await logIn(page);
  await page.getByRole('tab', { name: 'Commandes' }).click();
  await expect(page).toHaveURL('/dashboard?onglet=commandes');
  await page.getByPlaceholder('Rechercher une commande...').fill('BEL-1001');
  await page.getByRole('button', { name: 'Actions pour la commande BEL-1001' }).click();
  await page.getByRole('menuitem', { name: 'Telecharger la facture' }).click();
  await expect(page).toHaveTitle('Facture_Tabaski_BEL-1001');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Facture' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /FCFA$/ }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { name: 'Facture', exact: true })).toBeHidden();

  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  await expect(page).toHaveTitle('Mon compte | Bélier');
});
