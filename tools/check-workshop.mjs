import { lotOf } from './lot.mjs';
import { conclude, say, seconds } from './report.mjs';
import { clickAbout } from './workshop-clicking.mjs';
import { lookAround } from './workshop-manager.mjs';
import { openTab, openWorkshop } from './workshop-pages.mjs';
import { lookAtPanel } from './workshop-panel.mjs';
import { walkSidebar } from './workshop-sidebar.mjs';
import { weigh } from './workshop-weighing.mjs';

/**
 * `npm run check:workshop`: builds the workshop where its sources changed, and opens every entry of it, the pages of text
 * among them. None may fail or write an error into the console, each chart is drawn, and only those tagged `draws-nothing` are
 * empty: they must be. Then it opens some that are spoilt on purpose, and each must be seen, and looks at what the panels say.
 * At a desk's width; `--wide` at a phone's too, `--share 24` takes so many of each kind by lot, `--times` prints how long they took.
 */
const widths = process.argv.includes('--wide') ? [1440, 390] : [1440];
const shareAt = process.argv.indexOf('--share');
const share = shareAt === -1 ? null : Number(process.argv[shareAt + 1]);
const isTimed = process.argv.includes('--times');
const patience = 60_000;
/** Of our own sources, in bytes, with the first story and its chart; ELK alone is more. */
const heaviest = 1_450_000;

const { browser, entries, folder, origin, close } = await openWorkshop();

/** The order of a lot: that of the commit in `npm test`, else another one whenever the list of stories changes. */
const seed = process.env.TEST_SEED ?? entries.map(({ id }) => id).join(' ');
const mark = ({ id }) => lotOf(seed, 'workshop', id);
const byLot = (all) => all.toSorted((a, b) => mark(a).localeCompare(mark(b)));

/**
 * With `--share`, what the story tests do not see: all that must be empty, and by lot as many pages of text with their charts,
 * as many files by their first story, and as many other stories.
 */
function chosen() {
  if (share === null) return entries;
  const isEmpty = ({ tags = [] }) => tags.includes('draws-nothing');
  const isFirst = ({ importPath }, index) =>
    entries.findIndex((each) => each.type === 'story' && each.importPath === importPath) === index;
  const kinds = { empty: [], docs: [], first: [], other: [] };
  for (const [index, entry] of entries.entries()) {
    const kind = entry.type === 'docs' ? 'docs' : isFirst(entry, index) ? 'first' : 'other';
    kinds[isEmpty(entry) ? 'empty' : kind].push(entry);
  }
  const { empty, ...others } = kinds;
  return [...empty, ...Object.values(others).flatMap((all) => byLot(all).slice(0, share))];
}
const began = Date.now();
const faults = [];
const times = [];
let charts = 0;
let links = 0;

const waiting = widths.map((width) => ({ width, left: [...chosen()] }));

/** Opens one of the chosen entries after the other, as long as there are any. */
async function openPages() {
  for (const { width, left } of waiting) {
    if (left.length === 0) continue;
    const tab = await openTab(browser, origin, { width, patience });
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const since = Date.now();
      const found = await tab.open(next);
      times.push(Date.now() - since);
      charts += found.charts;
      links += found.links;
      if (found.faults.length === 0) continue;
      faults.push(`${next.title} / ${next.name} (${width} px): ${found.faults.join(' · ').slice(0, 400)}`);
    }
    await tab.close();
  }
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
    says: /nothing is drawn/,
    spoil: () => {
      const hiding = document.createElement('style');
      hiding.textContent = '#storybook-root > * { display: none }';
      document.head.append(hiding);
    },
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
async function openFaulty() {
  const unseen = [];
  const tab = await openTab(browser, origin, { width: widths[0], patience: 4000 });
  // Its code comes with the first, which a busy machine draws late: no verdict of this one counts.
  await tab.open(story);
  for (const { entry, says, spoil } of spoilt) {
    if (spoil !== undefined) await tab.page.evaluate(`const channel = ${channel}; (${spoil})();`);
    const said = (await tab.open(entry)).faults.join(' · ');
    if (!says.test(said))
      unseen.push(`a page spoilt on purpose was not seen (${says}): ${said || 'nothing was said'}`);
  }
  await tab.close();
  return unseen;
}

async function weighFirst() {
  const { ours } = (await weigh({ ...workshop, folder })).sums;
  if (ours.raw <= heaviest) return [];
  return [`what is ours weighs ${Math.round(ours.raw / 1000)} kB with a first story`];
}

const workshop = { browser, entries, origin, patience };
const some = (few) => (share === null ? {} : { few, byLot });
const parts = {
  around: () => lookAround({ ...workshop, ...some(5) }),
  sidebar: () => walkSidebar({ ...workshop, ...some(3) }),
  panel: () => lookAtPanel(workshop),
  /** A few of the clicks of `npm run workshop:clicks`. */
  clicks: async () => (await clickAbout({ ...workshop, clicks: 16, seed: 28 })).faults,
  spoilt: openFaulty,
  weight: weighFirst,
};
const named = Object.entries(parts).map(([id, look]) => ({ id, look }));
/** With `--share` three of the six. */
const queue = share === null ? named : byLot(named).slice(0, 3);
const looked = queue.map(({ id }) => id);

/** Takes one part after the other, then what is left of the pages: a page waits for itself most of its time. */
async function work() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const since = Date.now();
    faults.push(...(await next.look()));
    if (isTimed) say(`${next.id}: ${seconds(since)}`);
  }
  await openPages();
}
await Promise.all([work(), work()]);
await close();

times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * (times.length - 1))];
if (isTimed) {
  console.log(
    `${times.length} pages: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}
if (entries.length === 0 || charts === 0 || links === 0)
  faults.push('no story, no chart or no link was found: the check proves nothing');
conclude(
  `workshop: ${times.length} pages, ${charts} charts and ${links} links, ${looked.join(', ')} (${seconds(began)})`,
  faults,
);
