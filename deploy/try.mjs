import { parseArgs } from 'node:util';
import { browserEnvironment } from '../tools/chromium.mjs';
import { buildShop, setUp } from '../tools/prepare.mjs';
import { giveUp, say } from '../tools/report.mjs';
import { runBin } from '../tools/run.mjs';
import { hasNginx, howToGetNginx } from './run-nginx.mjs';

/**
 * `npm run deploy -- try`: the built shop behind nginx and as a static host serves it, its provider elsewhere, in every layout of
 * `layouts.ts`; a new person registers, buys, comes back, pays, shares and prints in each. `-- --layout "two ports"` walks one.
 */
const { values } = parseArgs({ options: { layout: { type: 'string' } } });
await setUp();
if (!hasNginx()) giveUp(`nginx is not on this machine. On Debian: ${howToGetNginx}`);
Object.assign(process.env, await browserEnvironment());
await buildShop();
say('Walking through every layout …');
const only = values.layout === undefined ? [] : ['-g', values.layout];
const { code } = await runBin('playwright', ['test', '--config', 'deploy/playwright.config.ts', ...only], {
  show: true,
});
process.exitCode = code;
