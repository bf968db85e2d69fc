import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumFlags, ensureChromium } from './chromium.mjs';
import { bad, good, seconds } from './report.mjs';
import { root } from './run.mjs';

/**
 * `npm run check:workshop`: opens every entry of the built workshop (`storybook-static/`), the pages of text among them.
 * None may fail or write an error into the console, and only those tagged `draws-nothing` are empty: they must be. At a desk's width; `--wide` at a phone's too, `--times`
 * prints how long they took.
 */
const folder = join(root, 'storybook-static');
const widths = process.argv.includes('--wide') ? [1440, 390] : [1440];
const pagesAtOnce = 3;
const patience = 20_000;
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer(async ({ url = '/' }, answer) => {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  try {
    const body = await readFile(join(folder, path === '/' ? 'index.html' : path));
    answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    // A browser asks for it by itself.
    answer.writeHead(path === '/favicon.ico' ? 204 : 404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
const visits = widths.flatMap((width) => Object.values(entries).map((entry) => ({ ...entry, width })));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const began = Date.now();
const times = [];
const faults = [];

/** A story is there when Storybook says so; its portal-like parts (a printed sheet) stand beside the root. */
const isShown = () => {
  const { classList } = document.body;
  return ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'].some((each) =>
    classList.contains(each),
  );
};
const look = () => {
  const drawn = document.querySelector('#storybook-root, #storybook-docs');
  const text = [
    ...document.querySelectorAll('#storybook-root, #storybook-docs, body > [role], body > section'),
  ]
    .map((part) => part.textContent)
    .join('');
  const pictures = [
    ...document.querySelectorAll(
      '#storybook-root :is(svg, img, progress, input, button, [aria-hidden=true])',
    ),
  ].filter((part) => part.getBoundingClientRect().height > 8).length;
  return {
    failed: document.body.classList.contains('sb-show-errordisplay')
      ? document.querySelector('#error-message')?.textContent
      : null,
    isEmpty: drawn === null || (text.trim() === '' && pictures === 0),
  };
};

async function visit(page, { id, type, title, name, tags, width }) {
  const errors = [];
  const hear = (message) =>
    message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`);
  const fail = (error) => errors.push(error.message);
  page.on('console', hear);
  page.on('pageerror', fail);
  const since = Date.now();
  try {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${origin}/iframe.html?viewMode=${type}&id=${encodeURIComponent(id)}`);
    await page.waitForFunction(isShown, null, { timeout: patience });
    await page
      .waitForFunction(
        () => document.querySelector('#storybook-root, #storybook-docs')?.textContent?.trim() !== '',
        null,
        { timeout: 3000 },
      )
      .catch(() => undefined);
    const { failed, isEmpty } = await page.evaluate(look);
    if (failed !== null) errors.push(failed ?? 'failed');
    const drawsNothing = tags.includes('draws-nothing');
    if (isEmpty !== drawsNothing) errors.push(isEmpty ? 'nothing is drawn' : 'something is drawn');
  } catch (error) {
    errors.push(error.message);
  }
  times.push(Date.now() - since);
  page.off('console', hear);
  page.off('pageerror', fail);
  if (errors.length > 0) faults.push(`${title} / ${name} (${width} px): ${errors.join(' · ').slice(0, 400)}`);
}

const waiting = [...visits];
await Promise.all(
  Array.from({ length: pagesAtOnce }, async () => {
    const page = await browser.newPage({ locale: 'fr-FR' });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(page, next);
  }),
);
await browser.close();
server.close();

times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * (times.length - 1))];
if (process.argv.includes('--times')) {
  console.log(
    `${times.length} pages: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}
if (visits.length === 0) faults.push('no story was found: the check proves nothing');
if (faults.length === 0) good(`workshop: ${visits.length} pages opened (${seconds(began)})`);
else bad(`workshop: ${faults.length} of ${visits.length} pages\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
