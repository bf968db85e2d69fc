import { parseArgs } from 'node:util';
import { browserEnvironment } from '../tools/chromium.mjs';
import { buildShop, setUp } from '../tools/prepare.mjs';
import { giveUp, say } from '../tools/report.mjs';
import { runBin } from '../tools/run.mjs';
import { noticesOf } from '../tools/values.mjs';
import { hasCaddy } from './run-caddy.mjs';

/**
 * `npm run deploy -- try`: tests the built shop behind Caddy and as a static host, with a separate provider, in every
 * layout of `layouts.ts`: a customer registers, buys, returns, pays, shares and prints; and an update and a return to the version before
 * while visitors are there. `-- --layout "two ports"` tests one, `"an update"` these; `static` needs no server.
 */
const { values } = parseArgs({ options: { layout: { type: 'string' } } });
await setUp();
for (const notice of noticesOf()) say(notice);
if (!values.layout?.includes('static') && !hasCaddy())
  giveUp('Caddy is not on this machine. On Debian: apt-get install -y caddy');
Object.assign(process.env, await browserEnvironment());
await buildShop();
say('Walking through every layout …');
const only = values.layout === undefined ? [] : ['-g', values.layout];
const { code } = await runBin('playwright', ['test', '--config', 'deploy/playwright.config.ts', ...only], {
  show: true,
});
process.exitCode = code;
