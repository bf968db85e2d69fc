import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, good } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';

/** The number of versions on the server, the current one included. */
const keptReleases = 3;
/** How long scripts and styles of a replaced version are served to open tabs, in ms. */
const keptDays = 7;
const day = 24 * 60 * 60 * 1000;

/** Switches `current` to a release in one step. */
function pointAt(place, release) {
  const fresh = join(place, `.current-${process.pid}`);
  symlinkSync(join('releases', release), fresh);
  renameSync(fresh, join(place, 'current'));
}

const releasesIn = (place) =>
  existsSync(join(place, 'releases')) ? readdirSync(join(place, 'releases')).sort() : [];

function currentOf(place) {
  const link = join(place, 'current');
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
    ? basename(readlinkSync(link))
    : undefined;
}

/** The time since when a release holds files of earlier ones, in ms; servers never send files that begin with a dot. */
const carriedFile = '.carried.json';
const carriedIn = (release) => {
  const file = join(release, carriedFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * Links the scripts and styles that open tabs of earlier versions may request into the new release, for seven days after they were
 * replaced. Hard links, no copies.
 */
function keepAssets(from, to, now) {
  const before = carriedIn(from);
  const carried = carriedIn(to);
  const assets = join(from, 'assets');
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const target = join(to, 'assets', name);
    const since = before[name] ?? now.getTime();
    if (existsSync(target) || now.getTime() - since >= keptDays * day) continue;
    linkSync(join(assets, name), target);
    carried[name] = since;
  }
  writeFileSync(join(to, carriedFile), JSON.stringify(carried));
}

/**
 * Publishes a built shop: copies it to a folder below `place`/releases, with the scripts of the versions of the last week, then
 * switches `current` in one step. Deletes all but three releases. Returns the name.
 */
export function release({ dist, place, now = new Date() }) {
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const folder = join(place, 'releases', name);
  mkdirSync(join(place, 'releases'), { recursive: true });
  cpSync(dist, folder, { recursive: true, preserveTimestamps: true });
  const former = currentOf(place);
  if (former !== undefined) keepAssets(join(place, 'releases', former), folder, now);
  pointAt(place, name);
  for (const old of releasesIn(place).slice(0, -keptReleases)) {
    rmSync(join(place, 'releases', old), { recursive: true });
  }
  return name;
}

/**
 * Publishes the previous version again, with the scripts of the current one for open tabs. Returns its name; undefined where there
 * is none.
 */
export function goBack({ place, now = new Date() }) {
  const releases = releasesIn(place);
  const left = currentOf(place);
  const former = releases[releases.indexOf(left ?? '') - 1];
  if (former === undefined) return undefined;
  const [from, to] = [left, former].map((name) => join(place, 'releases', name));
  keepAssets(from, to, now);
  pointAt(place, former);
  return former;
}

/** `npm run deploy -- release --to /srv/belier`, and `--back`. */
if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, back: { type: 'boolean', default: false } },
  });
  if (values.to === undefined) giveUp('npm run deploy -- release --to /srv/belier [--back]');
  const place = resolve(values.to);
  const name = values.back ? goBack({ place }) : release({ dist: join(root, 'dist'), place });
  if (name === undefined) giveUp('There is no version before this one.');
  good(`${join(place, 'current')} is ${name}.`);
}
