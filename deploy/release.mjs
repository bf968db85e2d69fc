import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refuseDemo } from '../tools/demo.mjs';
import { giveUp, good, say } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';
import { Mistake } from '../tools/values.mjs';

/** The number of versions that stay on the server for a rollback, the current one included. */
const keptReleases = 3;
/** How long a replaced version stays, since open tabs may ask for its scripts and styles, in ms. */
const keptTime = 7 * 24 * 60 * 60 * 1000;

/** The versions in a place, oldest first: each is named after the time of its release. */
const releasesIn = (place) => readdirSync(join(place, 'releases')).sort();

const linkAt = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/**
 * Switches `current` to a version in one step, in which open tabs find the scripts and styles of all others: links, which end with
 * the version that they lead to.
 */
function publish(place, name) {
  const assetsOf = (release) => join(place, 'releases', release, 'assets');
  for (const other of releasesIn(place).toReversed()) {
    for (const asset of existsSync(assetsOf(other)) ? readdirSync(assetsOf(other)) : []) {
      const target = join(assetsOf(name), asset);
      if (existsSync(target) || linkAt(join(assetsOf(other), asset))) continue;
      // One that led to a version that is gone.
      rmSync(target, { force: true });
      symlinkSync(join('../..', other, 'assets', asset), target);
    }
  }
  const fresh = join(place, `.current-${process.pid}`);
  symlinkSync(join('releases', name), fresh);
  renameSync(fresh, join(place, 'current'));
}

/**
 * Publishes a built shop: copies it to a folder below `place`/releases, then switches `current` to it in one step. Deletes what was
 * replaced over a week ago, but for three versions. Returns the name. Throws a `Mistake` for a shop with the demo's answers.
 */
export function release({ dist, place, now = new Date() }) {
  refuseDemo(dist);
  const name = now.toISOString();
  mkdirSync(join(place, 'releases'), { recursive: true });
  cpSync(dist, join(place, 'releases', name), { recursive: true, preserveTimestamps: true });
  publish(place, name);
  const releases = releasesIn(place);
  for (const [index, old] of releases.slice(0, -keptReleases).entries()) {
    const isOpen = now.getTime() - Date.parse(releases[index + 1]) < keptTime;
    if (!isOpen) rmSync(join(place, 'releases', old), { recursive: true });
  }
  return name;
}

/**
 * Publishes the version again that stood before the current one: not one that was left by a former way back. Returns its name;
 * undefined where there is none.
 */
export function goBack({ place }) {
  const link = join(place, 'current');
  if (!linkAt(link)) return undefined;
  const left = basename(readlinkSync(link));
  const markOf = (name) => join(place, 'releases', name, '.left');
  const former = releasesIn(place).findLast((name) => name < left && !existsSync(markOf(name)));
  if (former === undefined) return undefined;
  publish(place, former);
  writeFileSync(markOf(left), '');
  return former;
}

/** `npm run deploy -- release --to /srv/belier`, and `--back`. */
if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { to: { type: 'string' }, back: { type: 'boolean' } } });
  if (values.to === undefined) giveUp('npm run deploy -- release --to /srv/belier [--back]');
  const place = resolve(values.to);
  try {
    const name = values.back ? goBack({ place }) : release({ dist: join(root, 'dist'), place });
    if (name === undefined) throw new Mistake('There is no version before this one.');
    good(`${join(place, 'current')} is ${name}.`);
    if (!existsSync(join(place, 'current/sitemap.xml'))) say('! Without pages: prerender, release again.');
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    giveUp(error.message);
  }
}
