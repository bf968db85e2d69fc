import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoValues, holdsDemo, refuseDemo } from './demo.mjs';
import { documentMaker } from './documents.mjs';
import { filesBelow } from './files.mjs';
import { root } from './run.mjs';
import { removePages } from './site.mjs';
import { depositNotice, mistakesIn, writtenOver } from './values.mjs';

const dist = mkdtempSync(join(tmpdir(), 'belier-demo-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('the demo answers every question on the deposit, validly, and says that it is one', () => {
  const values = demoValues({});
  expect(depositNotice(values)).toBeUndefined();
  expect(mistakesIn(values)).toEqual([]);
  expect(values.VITE_DEMO).toBe('1');
});

test('an answer of the environment replaces all of the demo’s', () => {
  expect(demoValues({ VITE_DEPOSIT_DAYS: '7' })).toEqual({});
});

/** A document as `documentMaker` writes it with these values. */
const shellWith = (values: Record<string, string | undefined>) =>
  documentMaker(
    {
      ...{ addLines: () => '', documentLines: () => ({}), documentPolicy: () => '' },
      ...{ configuration: { apiRoot: '/api/v1', brand: 'Bélier' }, configurationId: 'configuration' },
      prerenderedId: 'prerendered',
    },
    {
      template:
        '<html<!--attributes-->><head><!--policy--><!--robots--><!--configuration--><!--head--><!--style--></head><!--page-->',
      ...{ style: '', styleFile: 'a.css', entry: ['a.js'] },
    },
    writtenOver({}, values),
  ).shell();

test('a built shop whose documents npm start has written is refused, shell or page, until they are made anew', async () => {
  const document = shellWith(demoValues({}));
  const plain = shellWith({});
  writeFileSync(join(dist, 'index.html'), plain);
  mkdirSync(join(dist, 'pages/product'), { recursive: true });
  writeFileSync(join(dist, 'pages/product/1.html'), document);
  expect(() => refuseDemo(dist)).toThrow('demo');
  await removePages(dist);
  expect(holdsDemo(dist)).toBe(false);
  writeFileSync(join(dist, 'index.html'), document);
  expect(() => refuseDemo(dist)).toThrow('npm run build');
  writeFileSync(join(dist, 'index.html'), plain);
  expect(() => refuseDemo(dist)).not.toThrow();
  expect(readdirSync(dist)).toEqual(['index.html']);
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
