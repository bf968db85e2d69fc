import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserEnvironment, chromiumFlags } from './chromium.mjs';
import { buildWorkshop, checkNode, generateStyles, installPackages } from './prepare.mjs';
import { bad, good, seconds } from './report.mjs';
import { root } from './run.mjs';
import { clickAbout } from './workshop-clicking.mjs';
import { lookAround } from './workshop-manager.mjs';
import { openTab, serveWorkshop } from './workshop-pages.mjs';
import { lookAtPanel } from './workshop-panel.mjs';
import { weigh } from './workshop-weighing.mjs';

/**
 * `npm run check:workshop`: builds the workshop where its sources changed, and opens every entry of it, the pages of text
 * among them. None may fail or write an error into the console, each chart is drawn, and only those tagged `draws-nothing` are
 * empty: they must be. Then it opens some that are spoilt on purpose, and each must be seen, and looks at what the panels say.
 * At a desk's width; `--wide` at a phone's too, `--share 40` leaves stories out, `--times` prints how long they took.
 */
const widths = process.argv.includes('--wide') ? [1440, 390] : [1440];
const tabsAtOnce = 2;
const patience = 20_000;
/** Of our own sources, in bytes, with the first story and its chart; ELK alone is more. */
const heaviest = 1_450_000;

checkNode();
await installPackages();
const { HEADLESS_SHELL_PATH } = await browserEnvironment();
await generateStyles();
await buildWorkshop();
const { entries, origin, close } = await serveWorkshop();

/**
 * With `--share`, each file of stories once, by its page of text with all of them and their charts or by its first story, half and
 * half; every other page of text, all that must be empty, and as many other stories as that. Other ones whenever the list of stories
 * changes; the story tests see each story, and this command without a share each page.
 */
function chosen() {
  const at = process.argv.indexOf('--share');
  if (at === -1) return entries;
  const list = entries.map(({ id }) => id).join(' ');
  const mark = (text) => createHash('sha256').update(`${list} ${text}`).digest('hex');
  const byMark = (of) => (one, other) => mark(of(one)).localeCompare(mark(of(other)));
  const filesOf = (type) => [
    ...new Set(entries.filter((entry) => entry.type === type).map(({ importPath }) => importPath)),
  ];
  const ofStories = filesOf('story');
  const both = filesOf('docs').filter((file) => ofStories.includes(file));
  const asText = new Set(both.sort(byMark((file) => file)).slice(0, Math.ceil(both.length / 2)));
  const isOfFile = ({ type, importPath }, index) => {
    if (type === 'docs') return asText.has(importPath) || !ofStories.includes(importPath);
    const isFirst =
      entries.findIndex((each) => each.type === type && each.importPath === importPath) === index;
    return isFirst && !asText.has(importPath);
  };
  const isKept = (entry, index) => entry.tags?.includes('draws-nothing') || isOfFile(entry, index);
  const others = entries.filter((entry, index) => entry.type === 'story' && !isKept(entry, index));
  others.sort(byMark(({ id }) => id));
  return [...entries.filter(isKept), ...others.slice(0, Number(process.argv[at + 1]))];
}
const browser = await chromium.launch({ executablePath: HEADLESS_SHELL_PATH, args: chromiumFlags });
const began = Date.now();
const faults = [];
const times = [];
let charts = 0;
let links = 0;

async function openAll(width) {
  const waiting = [...chosen()];
  const work = async () => {
    const tab = await openTab(browser, origin, { width, patience });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const since = Date.now();
      const found = await tab.open(next);
      times.push(Date.now() - since);
      charts += found.charts;
      links += found.links;
      if (found.faults.length === 0) continue;
      faults.push(`${next.title} / ${next.name} (${width} px): ${found.faults.join(' · ').slice(0, 400)}`);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: tabsAtOnce }, work));
}

const channel = () => globalThis.__STORYBOOK_ADDONS_CHANNEL__;
const [story, docs] = ['story', 'docs'].map((type) =>
  entries.find((entry) => entry.type === type && entry.title === 'Acheter/Panier'),
);
/** Pages that are wrong, and what has to be said of each; `spoil` runs in the page. */
const spoilt = [
  { entry: { ...story, id: 'none--such' }, says: /Couldn't find story/ },
  { entry: { ...story, tags: ['draws-nothing'] }, says: /something is drawn/ },
  {
    entry: story,
    says: /nothing is drawn/,
    // Before anything else can look at it.
    spoil: () =>
      new MutationObserver(() => document.querySelector('#storybook-root')?.replaceChildren()).observe(
        document.body,
        { childList: true, subtree: true },
      ),
  },
  {
    entry: story,
    says: /said aloud/,
    spoil: () => channel().on('storyPrepared', () => console.error('said aloud')),
  },
  {
    entry: story,
    says: /caught by nobody/,
    spoil: () => channel().on('storyPrepared', () => Promise.reject(new Error('caught by nobody'))),
  },
  {
    entry: story,
    says: /nothing can be made/,
    spoil: () =>
      Object.defineProperty(document, 'createElement', {
        value: () => {
          throw new Error('nothing can be made');
        },
      }),
  },
  {
    entry: docs,
    says: /links leave the workshop/,
    spoil: () => document.addEventListener('click', (event) => event.stopImmediatePropagation(), true),
  },
  {
    entry: docs,
    says: /a chart is not drawn/,
    spoil: () =>
      Object.defineProperty(customElements.get('state-chart').prototype, 'show', { value: () => {} }),
  },
];

/** Each of the spoilt pages has to be seen, or the check proves nothing. */
async function openSpoilt() {
  const tab = await openTab(browser, origin, { width: widths[0], patience: 1500 });
  for (const { entry, says, spoil } of spoilt) {
    if (spoil !== undefined) await tab.page.evaluate(`const channel = ${channel}; (${spoil})();`);
    const said = (await tab.open(entry)).faults.join(' · ');
    if (!says.test(said))
      faults.push(`a page spoilt on purpose was not seen (${says}): ${said || 'nothing was said'}`);
  }
  await tab.close();
}

for (const width of widths) await openAll(width);
await openSpoilt();
faults.push(...(await lookAround(browser, { entries, origin, patience })));
faults.push(...(await lookAtPanel(browser, { origin, patience })));
// A few of the clicks of `npm run workshop:clicks`.
const clicking = await clickAbout(browser, { entries, origin, patience, clicks: 16, seed: 28 });
faults.push(...clicking.faults);
const folder = join(root, 'storybook-static');
const { ours } = (await weigh(browser, { origin, folder, patience })).sums;
if (ours.raw > heaviest)
  faults.push(`what is ours weighs ${Math.round(ours.raw / 1000)} kB with a first story`);
await browser.close();
close();

times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * (times.length - 1))];
if (process.argv.includes('--times')) {
  console.log(
    `${times.length} pages: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}
if (entries.length === 0 || charts === 0 || links === 0)
  faults.push('no story, no chart or no link was found: the check proves nothing');
if (faults.length === 0) {
  good(
    `workshop: ${times.length} pages, ${charts} charts and ${links} links, ${spoilt.length} spoilt ones seen (${seconds(began)})`,
  );
} else bad(`workshop: ${faults.length} faults in ${times.length} pages\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
