import type { ThemeChoice } from '#rules/theme.ts';
import { bar } from '#ui/bar-colour.ts';
import type { DeviceStore } from './storage/device-store.ts';

/** The page to style, and the device's `(prefers-color-scheme: dark)`. */
export interface ThemeSource {
  readonly page: Pick<Document, 'documentElement' | 'querySelector'>;
  readonly device: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/** The shop's theme: the choice, its change, and notification of changes (by this tab, another one, or the device). */
export interface Theme {
  choice(): ThemeChoice;
  choose(choice: ThemeChoice): void;
  watch(changed: () => void): () => void;
}

const readChoice = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/**
 * Keeps the page's theme (`<html data-theme>` and the browser's toolbar) in step with the customer's choice, here and in other
 * tabs, and with the device. `src/boot/early/arrival.ts` does the same once, before the first paint.
 */
export function browserTheme(store: DeviceStore, { page, device }: ThemeSource): Theme {
  const listeners = new Set<() => void>();
  let choice = readChoice(store.read('theme'));

  const apply = () => {
    const byDevice = device.matches ? 'dark' : 'light';
    const look = choice === 'system' ? byDevice : choice;
    page.documentElement.dataset.theme = look;
    page.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar[look]);
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
