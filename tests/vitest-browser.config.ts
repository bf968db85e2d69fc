import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { samplePicturesPlugin } from '../.storybook/sample-pictures.ts';
import { chromiumFlags } from '../tools/chromium.mjs';

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

// A whole page with axe takes seconds, and a busy machine several times that; no story's time is a promise.
const testTimeout = 60_000;

/** Each story, axe included. */
export async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: './vite.config.ts',
    plugins: [await storybookTest({ configDir: '.storybook' })],
    test: { name: 'stories', testTimeout, browser: chromium() },
  };
}

/** What one sees of the stories, compared. */
export const looks = (): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  plugins: [samplePicturesPlugin()],
  test: {
    name: 'looks',
    testTimeout,
    include: ['stories/**/*.look.ts', 'src/**/*.look.ts'],
    browser: { ...chromium(), viewport: { width: 1280, height: 900 } },
  },
});
