import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumFlags } from '../../tools/chromium.mjs';
import { patience } from '../journeys/patience.ts';

/** The engines of the matrix, with the paths of their programs. WebKit has no driver that is the same on each machine. */
const programs = {
  chromium: [process.env.HEADLESS_SHELL_PATH, process.env.CHROMIUM_PATH, '/usr/bin/chromium'],
  firefox: [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
} as const;
export type Engine = keyof typeof programs;
export const engines = Object.keys(programs) as Engine[];

/** Starts an engine, headless, over WebDriver BiDi. Returns undefined where it is not installed. */
export async function openBrowser(engine: Engine): Promise<Browser | undefined> {
  const executablePath = programs[engine].find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) return undefined;
  return puppeteer.launch({
    executablePath,
    protocol: 'webDriverBiDi',
    timeout: 60_000 * patience,
    protocolTimeout: 180_000 * patience,
    ...(engine === 'firefox'
      ? {
          browser: 'firefox',
          extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR', 'dom.ipc.processPrelaunch.enabled': false },
        }
      : { browser: 'chrome', headless: 'shell', args: [...chromiumFlags, '--lang=fr-FR'] }),
  });
}
