import { defineConfig, devices } from '@playwright/test';
import { browserForTests, chromiumFlags } from '../tools/chromium.mjs';
import { patience } from '../tools/patience.mjs';

/** The journeys that also run in strict mode: purchase, lost answer, double press, refusal, account, profile. */
const inStrictMode =
  /strict mode: |new person registers|changes name and password|pays it online|buys on delivery|that never arrived|three on Commander|refused payment/;

const browser = await browserForTests();

const onlyInStrictMode = '**/strict-mode.journey.ts';
/** Runs on the development server. */
const ofSources = '**/development.journey.ts';
/** Runs separately, with thousands of animals (`npm run journeys -- large`). */
const ofMany = '**/large.journey.ts';
/** Tests the built workshop (`npm run workshop -- check`). */
const ofWorkshop = '**/workshop.journey.ts';

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** Browser tests against the built shop and sandboxes of their own (tests/journeys/served.ts). */
export default defineConfig<object, { strict: boolean }>({
  testDir: 'journeys',
  // Screen reader announcements: tests/journeys/announced/achat.txt.
  snapshotPathTemplate: '{testDir}/announced/{arg}{ext}',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  // Each has a shop of its own (served.ts): `npm test` makes two.
  workers: Number(process.env.JOURNEYS_WORKERS ?? 1),
  forbidOnly: true,
  retries: process.env.JOURNEYS_RETRIES === undefined ? 0 : 1,
  timeout: 120_000 * patience,
  expect: { timeout: 20_000 * patience },
  reporter:
    process.env.JOURNEYS_REPORT === undefined
      ? 'list'
      : [['json', { outputFile: process.env.JOURNEYS_REPORT }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    // A worker would answer requests that journeys watch or delay; offline.journey.ts allows it.
    serviceWorkers: 'block',
    // Otherwise an action would wait as long as the test's timeout, which is half an hour for some.
    actionTimeout: 40_000 * patience,
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without spare renderer processes, which no test needs.
      args: [...chromiumFlags, '--renderer-process-limit=1'],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
  projects: [
    // Few files first, each project in one worker: a worker starts anew with each project, and its sandbox with it.
    { name: 'development', workers: 1, testMatch: ofSources, use: { ...devices['Desktop Chrome'] } },
    { name: 'strict', workers: 1, use: { ...desk, strict: true }, grep: inStrictMode },
    {
      name: 'desktop',
      testIgnore: [onlyInStrictMode, ofSources, ofMany, ofWorkshop],
      use: desk,
    },
    { name: 'large', testMatch: ofMany, use: desk },
    // Beside other programs Storybook needs half a minute to show a story.
    { name: 'workshop', testMatch: ofWorkshop, use: desk, expect: { timeout: 60_000 * patience } },
  ],
});
