import { existsSync } from 'node:fs';
import { giveUp, good, say, seconds } from './report.mjs';
import { run, runBin } from './run.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
];

/** Flags that keep a test's Chromium quiet: no update, no sync, no call of its own to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of this machine, or undefined where there is none. */
export async function findChromium() {
  const { chromium } = await import('playwright-core');
  return [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  if (!(await findChromium())) await runBin('playwright', ['install', 'chromium']);
}

/** The path of a Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's, else one installed now. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  const since = Date.now();
  say('No Chromium found: installing one …');
  await installChromium();
  const installed = await findChromium();
  if (!installed) {
    giveUp(
      'No Chromium could be installed. Install Chromium or Google Chrome (Debian: apt-get install chromium; ' +
        'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one, then try again.',
    );
  }
  good(`Chromium installed in ${seconds(since)}.`);
  return installed;
}
