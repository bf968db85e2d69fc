import type { InitialData } from '#data/initial-data.ts';

/** The data of a prerendered document: the address it was rendered for, the shop's origin, and its initial data. */
export interface Prerendered {
  path: string;
  origin: string;
  initial: InitialData;
}

/** The id of the JSON element that contains it. */
export const prerenderedId = 'prerendered';

/** The data embedded in the document; null for the shell, or if it is unreadable. */
export function readPrerendered(page: Pick<Document, 'getElementById'>): Prerendered | null {
  const text = page.getElementById(prerenderedId)?.textContent;
  if (text === undefined || text === null) return null;
  try {
    return JSON.parse(text) as Prerendered;
  } catch {
    return null;
  }
}

/** Serializes it for a JSON element: no text in it can close the element. */
export const writePrerendered = (prerendered: Prerendered): string =>
  JSON.stringify(prerendered).replaceAll('<', '\\u003c');
