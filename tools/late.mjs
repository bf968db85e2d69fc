import { browserEnvironment } from './chromium.mjs';
import { buildShop, checkNode, generateStyles, installPackages, makePages } from './prepare.mjs';
import { runBin } from './run.mjs';

/** `npm run late`: what becomes of early presses while code does not come, in each engine; further words go to `late/main.ts`. */
checkNode();
await installPackages();
const browsers = await browserEnvironment();
await generateStyles();
await buildShop();
await makePages(`http://localhost:${process.env.JOURNEYS_PORT ?? 4199}`);
const { code } = await runBin('tsx', ['late/main.ts', ...process.argv.slice(2)], {
  env: browsers,
  show: true,
});
process.exitCode = code;
