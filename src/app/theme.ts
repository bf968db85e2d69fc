import type { DeviceStore } from './device-store.ts';

/** What the customer chose with the switch; `system` follows the device and is the default. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The shop's theme: the choice, its change, and news of it (from this tab, another one, or the device). */
export interface Theme {
  choice(): ThemeChoice;
  choose(choice: ThemeChoice): void;
  watch(changed: () => void): () => void;
}

const barColour = { light: '#2B1B12', dark: '#0F0804' };

const readChoice = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/**
 * Keeps `<html data-theme>` and the browser's bar in step with the choice and the device's own setting.
 * `public/theme.js` does the same once, before the first paint.
 */
export function startTheme(store: DeviceStore, page: Document, device: MediaQueryList): Theme {
  const listeners = new Set<() => void>();
  let choice = readChoice(store.read('theme'));

  const apply = () => {
    const shown = choice === 'system' ? (device.matches ? 'dark' : 'light') : choice;
    page.documentElement.dataset.theme = shown;
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[shown]);
    for (const changed of listeners) changed();
  };

  apply();
  device.addEventListener('change', apply);
  store.watch('theme', (text) => {
    choice = readChoice(text);
    apply();
  });

  return {
    choice: () => choice,
    choose: (next) => {
      choice = next;
      if (next === 'system') store.remove('theme');
      else store.write('theme', next);
      apply();
    },
    watch: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
