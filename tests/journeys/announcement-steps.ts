import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** The animal that these journeys buy. */
export const animal = 'Bélier Bali-Bali';
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The main part of the page, without its frame. */
export const main = (page: Page) => page.getByRole('main');
/** Presses Enter on the control with this name. */
export const press = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  main(page).getByRole(role, { name }).first().press('Enter');

/** Opens a page of the shop and waits until it is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};
