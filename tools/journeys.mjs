import { builtShop } from './built-shop.mjs';
import { runBin } from './run.mjs';

/** `npm run test:journeys`: the built shop in a real browser; further words go to Playwright (`-- -g panier`). */
const env = await builtShop();
const { code } = await runBin('playwright', ['test', ...process.argv.slice(2)], { env, show: true });
process.exitCode = code;
