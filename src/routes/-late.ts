import { type ComponentType, lazy } from 'react';

/** How long until code that did not come is asked for again, in ms. */
const pause = 5000;

async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * A part of a page whose code comes after the page's own; what was prerendered of it stands until then. Code that does not
 * come is asked for again: a page without its footer is still a page.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await insist(load) }));
