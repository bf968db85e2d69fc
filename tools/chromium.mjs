import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, say } from './report.mjs';
import { run, runBin } from './run.mjs';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const ofMacOS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const isThere = (path) => path && existsSync(path);

/** The browser that `CHROMIUM_PATH` names, else the machine's: one in `PATH`, in /usr/bin or among macOS's applications; else undefined. */
export function systemChromium({ CHROMIUM_PATH, PATH = '' } = process.env) {
  const folders = [...PATH.split(delimiter).filter((folder) => folder !== ''), '/usr/bin'];
  const inFolders = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROMIUM_PATH, ...inFolders, ...ofMacOS].find(isThere);
}

/** Says what becomes of a test run without a browser, before anything is installed; exits if a variable names one that is not there. */
export function noticeBrowser() {
  for (const name of ['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH']) {
    const path = process.env[name];
    if (path && !isThere(path))
      giveUp(`${name} is "${path}", but there is no such file: change it or unset it.`);
  }
  if (systemChromium() || mayInstallPackages()) return;
  say(
    'No Chromium or Google Chrome on this machine: Playwright’s is used, and downloaded if it is missing. CHROMIUM_PATH names another.',
  );
}

/** Flags that disable Chromium's own network requests: updates, sync and others. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The installed browser, or undefined. */
export async function findChromium() {
  const { chromium } = await import('playwright-core');
  return systemChromium() ?? [chromium.executablePath()].find(isThere);
}

const headlessShell = () =>
  [process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find(isThere);

/** The installed browser that tests use: the headless shell, twice as fast, else the full one, else undefined. */
export const browserForTests = async () => headlessShell() ?? (await findChromium());

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** A font with Arial's metrics: the shop's fallback fonts are fitted to it (src/ui/fonts.css), and tests measure what a late font shifts. */
const fallbackFont = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/** Debian's Chromium, with and without a window, and the fallback font, where Debian's packages can be installed and are missing. */
export async function installSystemBrowsers() {
  if (!mayInstallPackages()) return;
  const missing = [
    ...(isThere(fallbackFont) ? [] : ['fonts-liberation']),
    ...(systemChromium() ? [] : ['chromium']),
    ...(headlessShell() ? [] : ['chromium-headless-shell']),
  ];
  const apt = (...words) => run('apt-get', words, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (missing.length > 0) await apt('update');
  for (const name of missing) await apt('install', '-y', '--no-install-recommends', name);
}

/** The environment variables with the browsers of a test run; installs missing ones. */
export async function browserEnvironment() {
  await installSystemBrowsers();
  if (!(await findChromium())) {
    say('No Chromium found: installing one …');
    await runBin('playwright', ['install', 'chromium']);
  }
  const CHROMIUM_PATH =
    (await findChromium()) ??
    giveUp(
      'No Chromium could be installed. Install Chromium or Google Chrome (Debian, as root: apt-get install chromium; ' +
        'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one, then try again.',
    );
  return { CHROMIUM_PATH, HEADLESS_SHELL_PATH: headlessShell() ?? CHROMIUM_PATH };
}
