import type { ThemeChoice } from '#rules/theme.ts';
import type { DeviceStore } from './device-store.ts';

/** What the page wears. */
export type ThemeLook = 'light' | 'dark';

/** The device's own setting. */
export interface DeviceSetting {
  isDark(): boolean;
  watch(changed: () => void): void;
}

/** The shop's theme: the choice, its change, and news of it (from this tab, another one, or the device). */
export interface Theme {
  choice(): ThemeChoice;
  choose(choice: ThemeChoice): void;
  watch(changed: () => void): () => void;
}

const readChoice = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'dark' ? text : 'system';

/**
 * Keeps what the page wears in step with the customer's choice, here and in other tabs, and with the device.
 * `public/theme.js` does the same once, before the first paint.
 */
export function startTheme(
  store: DeviceStore,
  device: DeviceSetting,
  show: (look: ThemeLook) => void,
): Theme {
  const listeners = new Set<() => void>();
  let choice = readChoice(store.read('theme'));

  const apply = () => {
    const byDevice = device.isDark() ? 'dark' : 'light';
    show(choice === 'system' ? byDevice : choice);
    for (const changed of listeners) changed();
  };

  apply();
  device.watch(apply);
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
