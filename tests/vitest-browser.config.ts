import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { workshopModules } from '../.storybook/uses.ts';
import { browserForTests, chromiumFlags } from '../tools/chromium.mjs';
import { patience } from '../tools/patience.mjs';
import { root } from '../tools/run.mjs';

const browser = await browserForTests();
/** Each project its own: Vitest writes into what it is given. */
const chromium = () => ({
  enabled: true,
  connectTimeout: 60_000 * patience,
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

/** For `import.meta.env` of the workshop and of the tests in the browser. */
const { SAMPLE_OF = '1', TEST_SEED = '' } = process.env;
const shared = {
  env: { SAMPLE_OF, TEST_SEED, TEST_PATIENCE: String(patience) },
  // A whole page with axe takes seconds.
  testTimeout: 90_000 * patience,
  hookTimeout: 60_000 * patience,
  expect: { poll: { timeout: 10_000 * patience } },
};

const once = '@storybook/addon-vitest/internal/test-utils';

/** Lets the addon's tests of a story run in each mode of the story (.storybook/in-each-mode.ts). */
const inEachMode: Plugin = {
  name: 'in-each-mode',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return undefined;
    if (!code.includes(once)) throw new Error(`The test of ${id} does not import ${once}.`);
    return { code: code.replace(once, '/.storybook/in-each-mode.ts'), map: null };
  },
};

/** Each story in each of its modes, axe included. */
export async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: './vite.config.ts',
    plugins: [await storybookTest({ configDir: '.storybook' }), inEachMode],
    test: { ...shared, name: 'stories', browser: chromium() },
  };
}

/** The samples' pictures at the paths of `.storybook/main.ts`. */
const samplePictures: Plugin = {
  name: 'sample-pictures',
  configureServer({ middlewares }) {
    middlewares.use((asked, _answer, next) => {
      asked.url = asked.url
        ?.replace(/^\/media\/animals\//, `/@fs${root}sandbox/pictures/`)
        .replace(/^\/media\/uploads\//, `/@fs${root}stories/photos/`)
        .replace(/^\/media\/photos\//, `/@fs${root}sandbox/photos/`);
      next();
    });
  },
};

/** What one sees of the stories, compared. Without the workshop's modules Vite would find dependencies amid the run, and reload it. */
export const looks = (): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [samplePictures, workshopModules(root)],
  // Reached by an `import()` alone: found during the run, it would make Vite reload the tests.
  optimizeDeps: { include: ['openapi-fetch'] },
  test: {
    ...shared,
    name: 'looks',
    include: ['stories/**/*.look.ts', 'src/**/*.look.ts'],
    browser: { ...chromium(), viewport: { width: 1280, height: 900 } },
  },
});
