import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { samplePicturesPlugin } from './.storybook/sample-pictures.ts';
import { componentUses } from './.storybook/uses.ts';
// @ts-expect-error -- a plain module of the project's own commands, without declarations
import { chromiumFlags } from './tools/chromium.mjs';

const browser = process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
/** Each project its own: Vitest writes into what it is given. */
const chromium = () => ({
  enabled: true,
  headless: true,
  // As in the workshop itself, the stories share one page.
  isolate: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: {
      args: chromiumFlags as string[],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  }),
});
const node = { environment: 'node', restoreMocks: true } as const;

/**
 * The parts of the test command that Vitest runs: `unit` (rules, machines, wording, client, drawings, documents),
 * `sandbox` (the reference provider), `contracts` (Pact), `stories` (each story in a real browser, axe included) and `looks`
 * (what one sees of them there, compared).
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [componentUses(import.meta.dirname)],
        test: {
          ...node,
          name: 'unit',
          testTimeout: 30_000,
          // The files of a worker share their modules: no test changes one, and most of a file's time was reading them.
          isolate: false,
          include: [
            '{rules,machines,openapi,pictures,src,statechart,stories,docs,tools,late,deploy}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'sandbox',
          isolate: false,
          include: ['{sandbox,walks}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'contracts',
          // One reading of the sandbox for all files of a worker, and no more workers than the machine of the tests has cores.
          isolate: false,
          maxWorkers: 2,
          include: ['contracts/**/*.test.ts'],
          // A whole verification is one test.
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // A whole page with axe takes seconds, and a busy machine several times that; no story's time is a promise.
          testTimeout: 60_000,
          browser: chromium(),
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [samplePicturesPlugin()],
        test: {
          name: 'looks',
          testTimeout: 60_000,
          include: ['stories/**/*.look.ts'],
          browser: { ...chromium(), viewport: { width: 1280, height: 900 } },
        },
      },
    ],
  },
});
