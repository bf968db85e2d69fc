import { builtShop } from './built-shop.mjs';
import { runBin } from './run.mjs';

/** `npm run late`: what becomes of early presses while code does not come, in each engine; further words go to `late/main.ts`. */
const env = await builtShop();
const { code } = await runBin('tsx', ['late/main.ts', ...process.argv.slice(2)], { env, show: true });
process.exitCode = code;
