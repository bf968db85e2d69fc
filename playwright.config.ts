import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from './tools/chromium.mjs';

/** What also has to work with a provider to the letter: purchase, lost answer, double press, refusal, expiry, account, profile. */
const inStrictMode =
  /to the letter|new person registers|changes name and password|pays it online|buys on delivery|that never arrived|three on Commander|refused payment|expired session/;

const browser = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;

const onlyInStrictMode = '**/strict-mode.journey.ts';
/** Serves the sources instead of the built shop. */
const ofSources = '**/development.journey.ts';
/** Runs by itself, with thousands of animals (`npm run journeys -- large`). */
const ofMany = '**/large.journey.ts';
/** Looks at the built workshop (`npm run workshop -- check`). */
const ofWorkshop = '**/workshop.journey.ts';

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Whole journeys in a real browser, against the built shop and sandboxes of their own (journeys/served.ts). */
export default defineConfig<object, { letter: boolean }>({
  testDir: 'journeys',
  // What is heard, as it is read: journeys/heard/achat.txt.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // Where a whole run would be lost to one of them; the test command names what passed only then.
  retries: process.env.JOURNEYS_RETRIES === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter:
    process.env.JOURNEYS_REPORT === undefined
      ? 'list'
      : [['json', { outputFile: process.env.JOURNEYS_REPORT }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    // A walk of half an hour would wait so long for what is not there.
    actionTimeout: 30_000,
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      // No process in reserve beside each page's own: a test is over before anything would want it.
      args: [...chromiumFlags, '--renderer-process-limit=1'],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [onlyInStrictMode, ofSources, ofMany, ofWorkshop],
      grepInvert: /@phone-alone/,
      use: desk,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
      testIgnore: [onlyInStrictMode, ofSources],
    },
    { name: 'letter', use: { ...desk, letter: true }, grep: inStrictMode },
    { name: 'development', testMatch: ofSources, use: { ...devices['Desktop Chrome'] } },
    { name: 'large', testMatch: ofMany, use: desk },
    { name: 'workshop', testMatch: ofWorkshop, use: desk },
  ],
});
