import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserEnvironment, noticeBrowser } from './chromium.mjs';
import { filesBelow } from './files.mjs';
import { builtFile, pagesMark } from './renderer.mjs';
import { during, good, seconds } from './report.mjs';
import { must, npm, root, run, runBin } from './run.mjs';

/** A hash of the names and contents of files, the same in every clone of the project. */
export function keyOf(paths, extra = '', folder = root) {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    const whole = join(folder, path);
    const files = statSync(whole, { throwIfNoEntry: false })?.isFile() ? [whole] : filesBelow(whole);
    for (const file of files) hash.update(relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Does the work only if its inputs differ from those of its last success, which `marker` stores. */
async function once(done, marker, key, output, work) {
  const path = join(root, marker);
  if (existsSync(join(root, output)) && existsSync(path) && readFileSync(path, 'utf8') === key) return;
  const since = Date.now();
  await work();
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, key);
  good(`${done} in ${seconds(since)}.`);
}

/** `npm start --silent` would silence these, too. */
const audible = '--loglevel=error';

/** Whether the registry of npm cannot be reached; a registry that answers with an error can. */
async function isOffline() {
  const { output } = await run(npm, ['ping', audible, '--fetch-retries=0', '--fetch-timeout=10000']);
  return /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH)\b/.test(output);
}

/** Installs the packages of the lock file if they are missing or differ. */
export async function installPackages() {
  // Without the scripts of package.json.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = JSON.stringify([dependencies, devDependencies, process.versions.node.split('.')[0]]);
  const key = keyOf(['package-lock.json'], named);
  await once('Packages installed', 'node_modules/.belier-installed', key, 'node_modules/vite', async () => {
    const install = (what, fault, ...words) =>
      during(what, () => must(fault, run(npm, ['ci', audible, ...words])));
    if (!(await isOffline()))
      return install(
        'Installing packages (npm ci): one to four minutes the first time',
        'The packages could not be installed (npm ci)',
      );
    return install(
      'The registry of npm cannot be reached: installing from npm’s cache',
      'npm’s cache lacks packages. Connect this machine to the network, or name a proxy or a registry (npm config set), then try again',
      '--offline',
    );
  });
}

/** The inputs of the shop's build, which is skipped if none changed (tested by tools/inputs.test.ts). */
export const shopInputs = [
  ...['src', 'machines', 'rules', 'openapi/schemas.ts', 'openapi/provider.d.ts', 'openapi/words.ts'],
  ...['public', 'index.html', 'vite.config.ts', 'panda.config.ts'],
  ...['package-lock.json', 'tools'],
];
const viteValues = () =>
  Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort(),
  );
const keyOfBuild = (inputs) => keyOf(inputs, JSON.stringify(viteValues()));

/** Generates Panda's `styled-system/`, which the sources import. */
export async function generateStyles() {
  const key = keyOf(['panda.config.ts', 'src/ui', 'package-lock.json']);
  await once('Styles generated', '.cache/styles', key, 'styled-system', () =>
    during('Generating the styles', () =>
      must('The styles could not be generated (panda codegen)', runBin('panda', ['codegen', '--silent'])),
    ),
  );
}

/** Prepares a command that reads the sources: installs packages and generates styles. */
export async function setUp() {
  await installPackages();
  await generateStyles();
}

/** The quality of brotli for pages that only this machine reads; a deployment's are written by `npm run prerender`. */
const quality = 4;

/** Prerenders the pages of `dist/` from the catalogue of a new in-memory sandbox, again each day, since they depend on the age of their animals. */
export async function makePages(origin) {
  const day = new Date().toISOString().slice(0, 10);
  const key = `${keyOfBuild([...shopInputs, 'sandbox'])} ${origin} ${day}`;
  await once('Pages made', pagesMark, key, 'dist/pages/index.html', async () => {
    const { startSandbox } = await import('./sandbox.mjs');
    const { sandbox, address } = await startSandbox({ PORT: '0', SANDBOX_DATA: 'memory', SHOP_DIST: '' });
    try {
      const { prerenderShop } = await import('./prerender.mjs');
      await prerenderShop({ from: `${address}/api/v1`, origin, quality });
    } finally {
      sandbox.kill();
    }
  });
}

/** A copy of the built shop whose pages name another port of this machine. */
export async function copyShop(port, otherPort, folder) {
  const copy = join(root, folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, 'dist'), copy, { recursive: true });
  const { writeServed } = await import('./served-files.mjs');
  for (const path of filesBelow(copy, /\.(?:html|xml|txt)$/)) {
    // In an address, and in one within the query of another.
    const text = readFileSync(path, 'utf8').replaceAll(
      new RegExp(`(localhost(?::|%3A))${port}\\b`, 'g'),
      `$1${otherPort}`,
    );
    await writeServed(path, text, quality);
  }
}

/** The output of a build for its documents: its files, the document with placeholders, its values. */
function keepBuilt() {
  const read = (file) => readFileSync(join(root, 'dist', file), 'utf8');
  const { style: styleFile, ...scripts } = JSON.parse(read('.vite/pages.json'));
  const style = read(styleFile).trim();
  const built = { template: read('index.html'), style, styleFile, ...scripts, values: viteValues() };
  writeFileSync(builtFile, JSON.stringify(built));
  rmSync(join(root, 'dist/.vite'), { recursive: true });
}

/** Builds the shop into `dist/`, with the compressed form of every file, when its sources have changed. */
export async function buildShop() {
  await once('Shop built', '.cache/shop', keyOfBuild(shopInputs), 'dist/index.html', async () => {
    const words = ['build', '--logLevel', 'warn'];
    const ofRenderer = ['--ssr', 'src/boot/prerender.tsx', '--outDir', '.cache/prerender', '--emptyOutDir'];
    await during('Building the shop', () =>
      Promise.all([
        must('The shop could not be built (vite build)', runBin('vite', words)),
        must('The renderer could not be built', runBin('vite', [...words, ...ofRenderer])),
      ]),
    );
    keepBuilt();
    const { compressFolder } = await import('./served-files.mjs');
    await compressFolder(join(root, 'dist'));
    const { openSite, writeSite } = await import('./site.mjs');
    await writeSite(await openSite(), { dist: join(root, 'dist') });
  });
}

/** The inputs of the committed pacts, which `npm run check` compares if one changed. */
export const pactInputs = [
  ...['contracts', 'openapi', 'rules', 'machines', 'src'],
  ...['sandbox/accounts/access.ts', 'sandbox/states/states.ts', 'sandbox/testing/effort.ts'],
];

/** The inputs of the workshop's build. */
export const workshopInputs = [
  ...['.storybook', 'stories', 'packages', 'machines', 'rules', 'src', 'openapi', 'public', 'sandbox'],
  ...['vite.config.ts', 'panda.config.ts', 'package-lock.json'],
  'docs/generated/wording-errata.md',
];

/** Builds the workshop into `storybook-static/` if its sources have changed. */
export async function buildWorkshop() {
  const key = keyOfBuild(workshopInputs);
  await once('Workshop built', '.cache/workshop', key, 'storybook-static/index.json', async () => {
    const words = ['build', '--disable-telemetry', '--quiet'];
    await must('The workshop could not be built (storybook build)', runBin('storybook', words));
  });
}

/**
 * Prepares a command that tests the built shop in a browser: packages, browser, build and pages (for `JOURNEYS_PORT`, by
 * default 4199). Returns the environment with the browsers.
 */
export async function builtShop() {
  noticeBrowser();
  await setUp();
  const browsers = await browserEnvironment();
  await buildShop();
  await makePages(`http://localhost:${process.env.JOURNEYS_PORT ?? 4199}`);
  return browsers;
}

/** `npm run build`: builds the shop into `dist/`, with the brotli and gzip form of every text file, and without what `npm start` wrote. */
if (process.argv[1] === import.meta.filename) {
  await setUp();
  await buildShop();
  const dist = join(root, 'dist');
  const { holdsDemo } = await import('./demo.mjs');
  if (holdsDemo(dist)) {
    const { openSite, rewriteSite } = await import('./site.mjs');
    await rewriteSite(await openSite(), { dist });
  }
}
