import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../chromium.mjs';

/** What is drawn the same is pictured the same. */
const steady = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
const cache = '../../.cache/compare';

/** Every still story of a built workshop, pictured in a mode of the toolbar or of the device (tools/workshop-compare.mjs). */
export default defineConfig<{ globals: string }>({
  testMatch: 'stories.pictures.ts',
  outputDir: `${cache}/results`,
  snapshotPathTemplate: `${cache}/pictures/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  reporter: [['dot'], ['html', { open: 'never', outputFolder: `${cache}/report` }]],
  // Both sides come from one machine and one browser: every pixel counts.
  expect: {
    toHaveScreenshot: { threshold: 0, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: process.env.COMPARE_ORIGIN ?? '',
    locale: 'fr-FR',
    timezoneId: 'Africa/Abidjan',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      args: [...chromiumFlags, ...steady],
      executablePath: process.env.HEADLESS_SHELL_PATH ?? '',
    },
  },
  projects: [
    { name: 'light', use: { globals: 'theme:light' } },
    { name: 'dark', use: { globals: 'theme:dark' } },
    { name: 'phone', use: { globals: 'theme:light', viewport: { width: 390, height: 800 } } },
    { name: 'small', use: { globals: 'theme:light', viewport: { width: 320, height: 640 } } },
    { name: 'text', use: { globals: 'theme:light;text:double' } },
    { name: 'forced', use: { globals: 'theme:light', contextOptions: { forcedColors: 'active' } } },
  ],
});
