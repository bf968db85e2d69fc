import { openWorkshop } from './workshop-pages.mjs';
import { weigh } from './workshop-weighing.mjs';

/** `npm run workshop:weight`: what opening a story in the built workshop fetches, by whose it is, and its largest files. */
const { close, ...workshop } = await openWorkshop();
const { sums, files } = await weigh({ ...workshop, patience: 20_000 });
await close();

const kB = (bytes) => String(Math.round(bytes / 1000)).padStart(6);
const line = (name, { raw, gzip }) => console.log(`${kB(raw)} kB ${kB(gzip)} kB in gzip  ${name}`);
const all = (key) => Object.values(sums).reduce((sum, each) => sum + each[key], 0);
line('opening a story with its chart', { raw: all('raw'), gzip: all('gzip') });
line('of it Storybook’s', sums.storybook);
line('of it the libraries that the shop stands on', sums.libraries);
line('of it ours: shop, stories, addon, samples', sums.ours);
for (const { path, ...size } of files.slice(0, 12)) line(`  ${path}`, size);
