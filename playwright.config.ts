import { defineConfig, devices } from '@playwright/test';
// @ts-expect-error -- a plain module of the project's own commands, without declarations
import { chromiumFlags } from './tools/chromium.mjs';

const port = Number(process.env.JOURNEYS_PORT ?? 4199);
const letterPort = port + 1;

/** What also has to work with a provider to the letter: purchase, lost answer, double press, refusal, expiry. */
const toTheLetter =
  /to the letter|pays it online|buys on delivery|that never arrived|three on Commander|refused payment|expired session/;

const onlyToTheLetter = '**/letter.journey.ts';

const sandboxOn = (at: number, environment: Record<string, string> = {}) => ({
  command: 'node --import tsx sandbox/main.ts',
  url: `http://localhost:${at}/api/v1/ecommerce/categories`,
  env: { PORT: String(at), SANDBOX_DATA: 'memory', SHOP_DIST: 'dist', SANDBOX_FAULTS: '1', ...environment },
  reuseExistingServer: false,
  timeout: 60_000,
});

/** Whole journeys in a real browser, against the built shop and a sandbox of their own (its data in memory). */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter:
    process.env.JOURNEYS_REPORT === undefined
      ? 'list'
      : [['json', { outputFile: process.env.JOURNEYS_REPORT }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumFlags as string[],
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: onlyToTheLetter,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
      testIgnore: onlyToTheLetter,
    },
    {
      name: 'letter',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        baseURL: `http://localhost:${letterPort}`,
      },
      grep: toTheLetter,
    },
  ],
  webServer: [sandboxOn(port), sandboxOn(letterPort, { SANDBOX_LETTER: '1' })],
});
