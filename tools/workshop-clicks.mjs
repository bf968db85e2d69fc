import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { buildWorkshop, checkNode, generateStyles, installPackages } from './prepare.mjs';
import { bad, good, seconds } from './report.mjs';
import { clickAbout } from './workshop-clicking.mjs';
import { serveWorkshop } from './workshop-pages.mjs';

/**
 * `npm run workshop:clicks -- 800 7`: an hour of a designer's clicking through the built workshop, so many clicks by that
 * seed, in minutes; says what broke, and after which clicks.
 */
const [clicks = 800, seed = 7] = process.argv.slice(2).map(Number);
checkNode();
await installPackages();
const { HEADLESS_SHELL_PATH } = await browserEnvironment();
await generateStyles();
await buildWorkshop();
const began = Date.now();
const { entries, origin, close } = await serveWorkshop();
const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
const found = await clickAbout(browser, { entries, origin, patience: 10_000, clicks, seed });
await browser.close();
close();

const counts = Object.entries(found.done).map(([what, count]) => `${what} ${count}`);
if (found.faults.length === 0)
  good(`${found.clicks} clicks (${counts.join(', ')}), nothing broken or lost (${seconds(began)})`);
else
  bad(
    `${found.faults.length} faults in ${found.clicks} clicks (${counts.join(', ')})\n${found.faults.join('\n')}`,
  );
process.exitCode = found.faults.length === 0 ? 0 : 1;
