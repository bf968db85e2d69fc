import { defineConfig, devices } from '@playwright/test';
import { browserForTests, chromiumFlags } from '../tools/chromium.mjs';
import { patience } from '../tools/patience.mjs';

const browser = await browserForTests();

/** Tests every layout of a deployment (`npm run deploy -- try`). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../test-results/deploy',
  workers: 1,
  forbidOnly: true,
  // The pages of a layout are prerendered before its walk.
  timeout: 180_000 * patience,
  expect: { timeout: 20_000 * patience },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    launchOptions: {
      args: [...chromiumFlags, '--host-resolver-rules=MAP belier.test 127.0.0.1,MAP *.belier.test 127.0.0.1'],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
});
