import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The animal that is bought where it is listened. */
export const animal = 'Bélier Bali-Bali';
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The page without its frame. */
export const main = (page: Page) => page.getByRole('main');
/** Enter on what is called so, as somebody presses who has come to it with the keyboard. */
export const press = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  main(page).getByRole(role, { name }).first().press('Enter');

/** Opens a page of the shop and waits until all of it answers. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};
