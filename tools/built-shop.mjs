import { browserEnvironment } from './chromium.mjs';
import { buildShop, makePages, setUp } from './prepare.mjs';

/**
 * What a command needs that tries the built shop in a browser, made where it is missing: packages, browser, build and pages
 * (for `JOURNEYS_PORT`, 4199 unless told). Answers with the environment that names the browsers.
 */
export async function builtShop() {
  await setUp();
  const browsers = await browserEnvironment();
  await buildShop();
  await makePages(`http://localhost:${process.env.JOURNEYS_PORT ?? 4199}`);
  return browsers;
}
