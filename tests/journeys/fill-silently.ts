import type { Locator } from '@playwright/test';

/** Sets a field like an extension in an isolated world: no event, and the page's own setters do not run. */
export const fillSilently = (control: Locator, text: string): Promise<void> =>
  control.evaluate((element, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, value);
  }, text);
