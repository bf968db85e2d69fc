import { conclude, seconds } from './report.mjs';
import { clickAbout } from './workshop-clicking.mjs';
import { openWorkshop } from './workshop-pages.mjs';

/**
 * `npm run workshop:clicks -- 800 7`: an hour of a designer's clicking through the built workshop, so many clicks by that
 * seed, in minutes; says what broke, and after which clicks.
 */
const [clicks = 800, seed = 7] = process.argv.slice(2).map(Number);
const { close, ...workshop } = await openWorkshop();
const began = Date.now();
const found = await clickAbout({ ...workshop, patience: 10_000, clicks, seed });
await close();
const counts = Object.entries(found.done).map(([what, count]) => `${what} ${count}`);
conclude(`${found.clicks} clicks (${counts.join(', ')}), in ${seconds(began)}`, found.faults);
