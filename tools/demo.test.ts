import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { release as publish } from '../deploy/release.mjs';
import { demoValues, holdsDemo } from './demo.mjs';
import { filesBelow } from './files.mjs';
import { prerenderShop } from './prerender.mjs';
import { root } from './run.mjs';
import { rewriteSite, siteOf } from './site.mjs';
import { depositNotice, mistakesIn } from './values.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-demo-'));
const [dist, place] = [join(folder, 'dist'), join(folder, 'srv')];
afterAll(() => rmSync(folder, { recursive: true }));

test('the demo answers every question on the deposit, validly, and says that it is one', () => {
  const values = demoValues({});
  expect(depositNotice(values)).toBeUndefined();
  expect(mistakesIn(values)).toEqual([]);
  expect(values.VITE_DEMO).toBe('1');
});

test('an answer of the environment replaces all of the demo’s', () => {
  expect(demoValues({ VITE_DEPOSIT_DAYS: '7' })).toEqual({});
});

const answer = () => process.env.VITE_DEPOSIT_ILL ?? 'Demandez';
const renderer = {
  ...{ addLines: () => '', documentLines: () => ({}), documentPolicy: () => '', missingPath: '/404' },
  configuration: {
    apiRoot: '/api/v1',
    mediaRoot: '',
    brand: 'Bélier',
    festival: 'Tabaski',
    email: 'a@exemple.ci',
  },
  ...{ palette: { page: { light: '#fff' }, bar: { light: '#000' } } },
  ...{ configurationId: 'configuration', prerenderedId: 'prerendered' },
  readCatalogue: async () => ({ products: [] }),
  pagesOf: () => ['/', '/faq', '/product/1', '/404'].map((path) => ({ path, isListed: true })),
  shareCards: () => [],
  renderPage: async () => ({
    routes: ['/page'],
    head: '<title>Page</title>',
    body: `<p>${answer()}</p>`,
    data: '{}',
  }),
};
const built = {
  template:
    '<html<!--attributes-->><head><!--policy--><!--robots--><!--configuration--><!--head--><!--style--></head><!--page-->',
  ...{ style: '', styleFile: 'a.css', entry: ['a.js'] },
  ...{ scripts: { page: [] }, values: {} },
};

/** What `npm run build`, `npm start` and `npm run prerender` do to a built folder, with a shop of four pages. */
const site = async () => siteOf(built, renderer);
const origin = 'https://www.exemple.ci';
const prerender = () => prerenderShop({ from: `${origin}/api/v1`, origin, dist, quality: 1, site: site() });
const rebuild = async () => rewriteSite(await site(), { dist, origin: undefined });
const release = () => publish({ dist, place, now: new Date(0) });
async function start() {
  for (const [name, value] of Object.entries(demoValues({}))) vi.stubEnv(name, value);
  await prerender();
  vi.unstubAllEnvs();
}
/** Each file of the folder, compressed ones included, with its content. */
const files = () =>
  Object.fromEntries(filesBelow(dist).map((file) => [relative(dist, file), readFileSync(file, 'base64')]));

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  await rebuild();
});

test('what npm start writes is gone after a build and after a prerender, to the byte, and no release has it', async () => {
  const fresh = files();
  await prerender();
  const whole = files();
  expect(
    Object.keys(whole)
      .filter((name) => name.endsWith('.html'))
      .sort(),
  ).toEqual(['404.html', 'index.html', 'pages/faq.html', 'pages/index.html', 'pages/product/1.html']);

  await start();
  expect(files()).not.toEqual(whole);
  expect(release).toThrow('npm run build');
  expect(existsSync(place)).toBe(false);
  await rebuild();
  expect(files()).toEqual(fresh);

  await start();
  await prerender();
  expect(files()).toEqual(whole);
  await start();
  await rebuild();
  await prerender();
  expect(files()).toEqual(whole);
  release();
  expect(holdsDemo(join(place, 'current/'))).toBe(false);
});

test('one page of npm start that is left is refused, and a build takes it out', async () => {
  await prerender();
  const page = join(dist, 'pages/product/1.html');
  await start();
  const left = readFileSync(page, 'utf8');
  await rebuild();
  await prerender();
  writeFileSync(page, left);
  expect(release).toThrow('demo');
  await rebuild();
  expect(release).not.toThrow();
});

test('the demo’s answers and its mark are in no source of the shop', () => {
  const values = Object.values(demoValues({})).filter((value) => (value ?? '').length > 3);
  expect(values.length).toBeGreaterThan(4);
  for (const file of ['src', 'rules', 'machines'].flatMap((folder) =>
    filesBelow(join(root, folder), /\.tsx?$/),
  )) {
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain('import.meta.env.VITE_DEMO');
    expect(values.filter((value) => text.includes(value ?? ''))).toEqual([]);
  }
});
