import { builtShop } from './built-shop.mjs';
import { runBin } from './run.mjs';

/** `npm run test:large`: what is browsed, with 10,000 more animals behind it; further words go to Playwright. */
const env = { JOURNEYS_ANIMALS: '10000', ...(await builtShop()) };
const { code } = await runBin('playwright', ['test', ...process.argv.slice(2)], { env, show: true });
process.exitCode = code;
