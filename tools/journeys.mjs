import { browserEnvironment } from './chromium.mjs';
import { buildShop, checkNode, generateStyles, installPackages, makePages } from './prepare.mjs';
import { runBin } from './run.mjs';

/** `npm run test:journeys`: the built shop in a real browser; further words go to Playwright (`-- -g panier`). */
checkNode();
await installPackages();
const browsers = await browserEnvironment();
await generateStyles();
await buildShop();
await makePages(`http://localhost:${process.env.JOURNEYS_PORT ?? 4199}`);
const { code } = await runBin('playwright', ['test', ...process.argv.slice(2)], {
  env: browsers,
  show: true,
});
process.exitCode = code;
