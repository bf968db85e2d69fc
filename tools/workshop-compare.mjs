import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserEnvironment } from './chromium.mjs';
import { buildCommit, commitOf } from './compare/builds.mjs';
import { difference } from './compare/difference.mjs';
import { looks, pictureAll } from './compare/pictures.mjs';
import { differencesPage, sheetsPage } from './compare/report.mjs';
import { buildWorkshop, checkNode, generateStyles, installPackages } from './prepare.mjs';
import { giveUp, good, say, seconds } from './report.mjs';
import { root } from './run.mjs';
import { serveWorkshop } from './workshop-pages.mjs';

/**
 * `npm run workshop:compare -- <commit>`: what the workshop shows otherwise than at that commit, every story pictured on this
 * machine by one browser, in one page (before, after, difference), and contact sheets of all stories beside it. A second commit
 * is compared in place of the sources as they stand. `--look dark`, `phone`, `text` (200 %) or `forced` (colours) for another
 * look, `--only caisse` for the stories whose address holds that.
 */
const began = Date.now();
const words = process.argv.slice(2);
const optionOf = (name) => {
  const at = words.indexOf(`--${name}`);
  return at === -1 ? undefined : words.splice(at, 2)[1];
};
const look = optionOf('look') ?? 'light';
const only = optionOf('only') ?? '';
const [from, to] = words;
if (from === undefined) giveUp('Say with which commit to compare: npm run workshop:compare -- HEAD~1');
if (!(look in looks)) giveUp(`There is no look « ${look} »: ${Object.keys(looks).join(', ')}.`);

checkNode();
await installPackages();
const { HEADLESS_SHELL_PATH: executablePath } = await browserEnvironment();

/** The workshop of the sources as they stand. */
async function buildSources() {
  await generateStyles();
  await buildWorkshop();
  return join(root, 'storybook-static');
}
const sides = {
  before: { name: from, folder: await buildCommit(await commitOf(from)) },
  after: {
    name: to ?? 'maintenant',
    folder: to === undefined ? await buildSources() : await buildCommit(await commitOf(to)),
  },
};

const report = join(root, '.cache/compare/report', look);
rmSync(report, { recursive: true, force: true });
for (const side of ['before', 'after', 'difference']) mkdirSync(join(report, side), { recursive: true });

/** Pictures all stories of one side that hold still; gives them by their address. */
async function picturesOf(side) {
  const { entries, origin, close } = await serveWorkshop(sides[side].folder);
  const stories = entries.filter(
    ({ id, type, tags = [] }) => type === 'story' && !tags.includes('live') && id.includes(only),
  );
  const taken = new Map();
  const take = ({ id, title, name }, picture) => {
    const file = `${side}/${id}.png`;
    writeFileSync(join(report, file), picture);
    taken.set(id, { title, name, picture, file });
  };
  await pictureAll(chromium, { executablePath, origin, stories, look, take });
  close();
  say(`${taken.size} stories of ${sides[side].name} pictured (${seconds(began)}).`);
  return new Map(stories.map(({ id }) => [id, taken.get(id)]));
}

const before = await picturesOf('before');
const after = await picturesOf('after');
if (after.size === 0) giveUp('No story was pictured: the comparison proves nothing.');

const changed = [];
for (const id of new Set([...after.keys(), ...before.keys()])) {
  const [one, other] = [before.get(id), after.get(id)];
  const { title, name } = other ?? one;
  const files = { before: one?.file ?? null, after: other?.file ?? null, difference: null };
  const { pixels, picture } =
    one === undefined || other === undefined
      ? { pixels: null, picture: null }
      : difference(one.picture, other.picture);
  if (pixels === 0) continue;
  if (picture !== null) {
    files.difference = `difference/${id}.png`;
    writeFileSync(join(report, files.difference), picture);
  }
  changed.push({ title, name, pixels, files });
}

const names = { before: sides.before.name, after: sides.after.name };
writeFileSync(join(report, 'index.html'), differencesPage({ ...names, look, all: after.size, changed }));
writeFileSync(join(report, 'planches.html'), sheetsPage({ ...names, look, entries: [...after.values()] }));
good(`${changed.length} of ${after.size} stories differ: ${join(report, 'index.html')} (${seconds(began)})`);
