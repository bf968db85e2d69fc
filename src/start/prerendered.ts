import type { InitialData } from '#app/arrival.ts';

/** What a prerendered document says of itself: the address it was rendered for, the shop's origin, and its data. */
export interface Prerendered {
  path: string;
  origin: string;
  initial: InitialData;
}

/** The id of the JSON element that holds it. */
export const prerenderedId = 'prerendered';

/** What the opened document brings along; null where it is the shell, or cannot be read. */
export function readPrerendered(page: Pick<Document, 'getElementById'>): Prerendered | null {
  const text = page.getElementById(prerenderedId)?.textContent;
  if (text === undefined || text === null) return null;
  try {
    return JSON.parse(text) as Prerendered;
  } catch {
    return null;
  }
}

/** The same as text for a JSON element: nothing in it can end the element. */
export const writePrerendered = (prerendered: Prerendered): string =>
  JSON.stringify(prerendered).replaceAll('<', '\\u003c');
