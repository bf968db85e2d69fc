import type { Browser, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/** The whole browser: a headless shell reads no preferences and keeps no page for Back. */
export const wholeBrowser: LaunchOptions =
  process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH };

/** A browser with the back-forward cache, which Playwright turns off; closed by who asks for it. */
export const withBackForwardCache = (
  { chromium }: PlaywrightWorkerArgs['playwright'],
  launchOptions: LaunchOptions,
): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
