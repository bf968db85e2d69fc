import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { buildWorkshop, checkNode, generateStyles, installPackages } from './prepare.mjs';
import { root } from './run.mjs';
import { serveWorkshop } from './workshop-pages.mjs';
import { weigh } from './workshop-weighing.mjs';

/** `npm run workshop:weight`: what opening a story in the built workshop fetches, by whose it is, and its largest files. */
checkNode();
await installPackages();
const { HEADLESS_SHELL_PATH } = await browserEnvironment();
await generateStyles();
await buildWorkshop();
const folder = join(root, 'storybook-static');
const { origin, close } = await serveWorkshop(folder);
const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
const { sums, files } = await weigh(browser, { origin, folder, patience: 20_000 });
await browser.close();
close();

const kB = (bytes) => String(Math.round(bytes / 1000)).padStart(6);
const line = (name, { raw, gzip }) => console.log(`${kB(raw)} kB ${kB(gzip)} kB in gzip  ${name}`);
const all = (key) => Object.values(sums).reduce((sum, each) => sum + each[key], 0);
line('opening a story with its chart', { raw: all('raw'), gzip: all('gzip') });
line('of it Storybook’s', sums.storybook);
line('of it the libraries that the shop stands on', sums.libraries);
line('of it ours: shop, stories, addon, samples', sums.ours);
for (const { path, ...size } of files.slice(0, 12)) line(`  ${path}`, size);
