import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** The password of all registered test accounts. */
export const newPassword = 'Tabaski-2026';

/** Fills the registration form of the open page with a new account each time. */
export async function register(page: Page): Promise<string> {
  const email = `nouveau-${randomUUID()}@exemple.ci`;
  const pairs = Array.from({ length: 4 }, () => String(randomInt(100)).padStart(2, '0')).join(' ');
  await page.getByLabel('Prénom').fill('Adjoua Marie');
  await page.getByLabel('Nom', { exact: true }).fill('N’Guessan');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Numéro de téléphone').fill(`07 ${pairs}`);
  await page.getByLabel('Pays').selectOption({ label: 'Côte d’Ivoire' });
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(newPassword);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  return email;
}
