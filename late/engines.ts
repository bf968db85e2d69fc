import { existsSync } from 'node:fs';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';

/** An engine that visits are made in, and where its program is looked for. */
type Installed = { open: (path: string) => Promise<Engine>; paths: readonly (string | undefined)[] };

/** The engines of the matrix. */
export const engines: Record<Engine['name'], Installed> = {
  chromium: {
    open: openChromium,
    paths: [
      process.env.HEADLESS_SHELL_PATH,
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
    ],
  },
  firefox: {
    open: openFirefox,
    paths: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  },
};

/** The program of an engine on this machine, or undefined where there is none. */
export const programOf = (name: Engine['name']): string | undefined =>
  engines[name].paths.find((path) => path !== undefined && existsSync(path));
