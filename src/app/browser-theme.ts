import type { DeviceStore } from './device-store.ts';
import { startTheme, type Theme, type ThemeLook } from './theme.ts';

/** The page that is dressed, and the device's `(prefers-color-scheme: dark)`. */
export interface ThemeSource {
  readonly page: Pick<Document, 'documentElement' | 'querySelector'>;
  readonly device: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
}

/** The colour of the browser's own bar, as the shop's top bar. */
const barColour: Readonly<Record<ThemeLook, string>> = { light: '#2B1B12', dark: '#0F0804' };

/** The theme on a real page: `<html data-theme>` and the browser's bar. */
export function browserTheme(store: DeviceStore, { page, device }: ThemeSource): Theme {
  return startTheme(
    store,
    { isDark: () => device.matches, watch: (changed) => device.addEventListener('change', changed) },
    (look) => {
      page.documentElement.dataset.theme = look;
      page.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[look]);
    },
  );
}
