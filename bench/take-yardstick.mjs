import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../tools/chromium.mjs';
import { serve } from './static-server.mjs';

/**
 * Takes the yardstick: home, list and product of a running shop as they stand once everything has come, without a script,
 * their style inlined, with the fonts and pictures that a phone asks for. It was taken once, of the shop before its pages
 * were prerendered, and is not taken again: it is what later shops are measured by.
 */
const { values } = parseArgs({ options: { shop: { type: 'string' } } });
const shop = values.shop ?? 'http://localhost:4173';
const folder = join(import.meta.dirname, 'yardstick');
const products = await (await fetch(`${shop}/api/v1/ecommerce/products-betails/`)).json();
const pages = { home: '/', list: '/shop', product: `/product/${products[3].id}` };

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const files = new Map();
const kept = new Map();
await mkdir(folder, { recursive: true });

for (const [name, path] of Object.entries(pages)) {
  const page = await browser.newPage(phone);
  await page.goto(shop + path, { waitUntil: 'networkidle' });
  const html = await page.evaluate(async () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    const gone = 'script, link[rel=modulepreload], link[rel=manifest], link[rel=canonical], noscript';
    for (const element of document.querySelectorAll(gone)) element.remove();
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  kept.set(`/${name}.html`, Buffer.from(html));
  await page.close();
}
const read = async (path) => {
  const known = kept.get(path) ?? files.get(path);
  if (known !== undefined) return known;
  const response = await fetch(shop + path);
  if (!response.ok) return undefined;
  const content = Buffer.from(await response.arrayBuffer());
  files.set(path, content);
  return content;
};
const { url, stop } = await serve(read);
for (const name of Object.keys(pages)) {
  const page = await browser.newPage(phone);
  await page.goto(`${url}/${name}.html`, { waitUntil: 'networkidle' });
  await page.close();
}
stop();
await browser.close();
const packed = Object.fromEntries(
  [...kept, ...files].map(([path, content]) => [
    path,
    path.endsWith('.woff2') ? content.toString('base64') : brotliCompressSync(content).toString('base64'),
  ]),
);
await writeFile(join(folder, 'pages.json'), `${JSON.stringify(packed, null, 1)}\n`);
console.log(`${kept.size} pages, ${files.size} files.`);
