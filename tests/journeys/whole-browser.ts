import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/** Full Chromium: the headless shell has no preferences and no back/forward cache. */
export const wholeBrowser: LaunchOptions =
  process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH };

/** Starts a browser with the back/forward cache, which Playwright disables. The caller closes it. */
export const withBackForwardCache = (
  { chromium }: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
