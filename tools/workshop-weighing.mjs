import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openPage } from './workshop-pages.mjs';

const nothing = () => ({ raw: 0, gzip: 0 });

/** Of whom a fetched file is, as shares of 1: scripts by their sources (`weights` of the build), the others by where they stand. */
function sharesOf(path, shares) {
  const known = shares[path];
  if (known !== undefined) return known;
  // The addon of statechart/ and .storybook/manager.ts; the other addons are Storybook's.
  if (/^sb-addons\/(?:statechart-|storybook-\d)/.test(path)) return { ours: 1 };
  if (/^(?:sb-|index\.|iframe\.html|project\.json|vite-inject|nunito)/.test(path) || path === '')
    return { storybook: 1 };
  return { ours: 1 };
}

/**
 * What a browser fetches until a story stands with its chart, in bytes as they are and in gzip, by whose it is; and the
 * largest files. Throws where the workshop was built without them.
 */
export async function weigh({ browser, origin, folder, patience }) {
  const shares = JSON.parse(await readFile(join(folder, 'weights.json'), 'utf8'));
  const page = await openPage(browser, { patience });
  const paths = new Set();
  page.on('response', (answer) => {
    if (answer.ok()) paths.add(decodeURIComponent(new URL(answer.url()).pathname).slice(1));
  });
  await page.goto(`${origin}/?path=/story/acheter-caisse--verifying`);
  await page.locator('state-chart .stage > svg').waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();

  const sums = { storybook: nothing(), libraries: nothing(), ours: nothing() };
  const files = [];
  for (const path of paths) {
    const body = await readFile(join(folder, path === '' ? 'index.html' : path));
    const size = { raw: body.length, gzip: gzipSync(body).length };
    for (const [owner, share] of Object.entries(sharesOf(path, shares))) {
      sums[owner].raw += share * size.raw;
      sums[owner].gzip += share * size.gzip;
    }
    files.push({ path, ...size });
  }
  return { sums, files: files.toSorted((a, b) => b.raw - a.raw) };
}
