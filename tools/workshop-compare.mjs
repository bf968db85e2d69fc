import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserEnvironment } from './chromium.mjs';
import { buildCommit, commitOf } from './compare/builds.mjs';
import { difference } from './compare/difference.mjs';
import { looks, pictureAll } from './compare/pictures.mjs';
import { differencesPage, sheetsPage } from './compare/report.mjs';
import { buildWorkshop, generateStyles, installPackages } from './prepare.mjs';
import { giveUp, good, say, seconds } from './report.mjs';
import { root } from './run.mjs';
import { serveWorkshop } from './workshop-server.mjs';

/**
 * `npm run workshop:compare -- <commit>`: what the workshop shows otherwise than at that commit, every story pictured on this
 * machine by one browser, in one page (before, after, difference), and contact sheets of all stories beside it. A second commit
 * is compared in place of the sources as they stand. `--look dark`, `phone`, `text` (200 %) or `forced` (colours) for another
 * look, `--only caisse` for the stories whose address holds that, `--share 10` for so many of a hundred by lot.
 */
const began = Date.now();
const words = process.argv.slice(2);
const optionOf = (name) => {
  const at = words.indexOf(`--${name}`);
  return at === -1 ? undefined : words.splice(at, 2)[1];
};
const look = optionOf('look') ?? 'light';
const only = optionOf('only') ?? '';
const share = Number(optionOf('share') ?? 100);
const [from, to] = words;
if (from === undefined) giveUp('Say with which commit to compare: npm run workshop:compare -- HEAD~1');
if (!(look in looks)) giveUp(`There is no look « ${look} »: ${Object.keys(looks).join(', ')}.`);

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

/** Whether a story is of the lot: by itself, so that both sides have the same, whatever either has besides. */
const isDrawn = ({ id }) => createHash('sha256').update(id).digest().readUInt16BE() < (share / 100) * 2 ** 16;

/** Pictures the stories of one side that hold still, or some of them anew; gives them by their address. */
async function picturesOf(side, again) {
  const { entries, origin, close } = await serveWorkshop(sides[side].folder);
  const still = entries.filter(({ type, tags = [] }) => type === 'story' && !tags.includes('live'));
  const asked = still.filter((entry) => entry.id.includes(only) && isDrawn(entry));
  const stories = asked.filter(({ id }) => again?.has(id) ?? true);
  const taken = new Map();
  const take = ({ id, title, name }, picture) => {
    const file = `${side}/${id}.png`;
    writeFileSync(join(report, file), picture);
    taken.set(id, { title, name, picture, file });
  };
  await pictureAll(chromium, { executablePath, origin, stories, look, take, reload: again !== undefined });
  close();
  say(`${taken.size} stories of ${sides[side].name} pictured (${seconds(began)}).`);
  return new Map(stories.map(({ id }) => [id, taken.get(id)]));
}

const before = await picturesOf('before');
const after = await picturesOf('after');
if (after.size === 0) giveUp('No story was pictured: the comparison proves nothing.');

/** The stories of which something differs, with the difference. */
function differing(ids) {
  return [...ids].flatMap((id) => {
    const [one, other] = [before.get(id), after.get(id)];
    const isPair = one !== undefined && other !== undefined;
    const { pixels, picture } = isPair
      ? difference(one.picture, other.picture)
      : { pixels: null, picture: null };
    return pixels === 0 ? [] : [{ id, one, other, pixels, picture }];
  });
}

const seen = differing(new Set([...after.keys(), ...before.keys()]));
// A corner that was drawn over another story may differ by a shade: what differs has to differ in new pages, too.
const doubted = new Set(seen.filter(({ picture }) => picture !== null).map(({ id }) => id));
if (doubted.size > 0) {
  for (const [side, known] of [
    ['before', before],
    ['after', after],
  ]) {
    for (const [id, picture] of await picturesOf(side, doubted)) known.set(id, picture);
  }
}
const changed = differing(seen.map(({ id }) => id)).map(({ id, one, other, pixels, picture }) => {
  const { title, name } = other ?? one;
  const files = { before: one?.file ?? null, after: other?.file ?? null, difference: null };
  if (picture !== null) {
    files.difference = `difference/${id}.png`;
    writeFileSync(join(report, files.difference), picture);
  }
  return { title, name, pixels, files };
});

const short = (name) => (/^[0-9a-f]{40}$/.test(name) ? name.slice(0, 10) : name);
const names = { before: short(sides.before.name), after: short(sides.after.name) };
writeFileSync(join(report, 'index.html'), differencesPage({ ...names, look, all: after.size, changed }));
writeFileSync(join(report, 'planches.html'), sheetsPage({ ...names, look, entries: [...after.values()] }));
good(`${changed.length} of ${after.size} stories differ: ${join(report, 'index.html')} (${seconds(began)})`);
