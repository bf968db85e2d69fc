import { existsSync } from 'node:fs';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { openWebkit, webkitProgram } from './webkit.ts';

/** An engine that visits are made in, and where its program is looked for. */
type Installed = {
  /** `processes`: how many of the program share its visits, where one would grow with each of them. */
  open: (path: string, processes?: number) => Promise<Engine>;
  paths: readonly (string | undefined)[];
  /** How many visits a whole run makes in it; all unless told. */
  visits?: number;
  /** How many of them at once, where each has a browser of its own. */
  lanes?: number;
  /** Whether somebody registers and buys in it, too: no journey does. */
  hasErrands?: true;
};

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
  webkit: { open: openWebkit, paths: [webkitProgram()], visits: 40, lanes: 3, hasErrands: true },
};

/** The program of an engine on this machine, or undefined where there is none. */
export const programOf = (name: Engine['name']): string | undefined =>
  engines[name].paths.find((path) => path !== undefined && existsSync(path));
