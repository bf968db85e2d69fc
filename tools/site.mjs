import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentMaker } from './documents.mjs';
import { loadRenderer, readBuilt } from './renderer.mjs';
import { writeServed } from './served-files.mjs';
import { Mistake, readValues, writtenOver } from './values.mjs';

const lines = (...all) => `${all.join('\n')}\n`;
const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What search engines may read and where the list of pages is; what is not listed says so in its document. */
const robots = (origin) =>
  lines(
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  );

/** Every page that may be listed (sitemaps.org): at most 50,000 in one file, which the shop has not. */
export const sitemapOf = (origin, paths) =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${xml(origin + path)}</loc></url>`),
    '</urlset>',
  );

/** To whom a hole is told (RFC 9116). It counts until a year after the month of its making. */
function securityText({ email }, origin) {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return lines(
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
  );
}

/** What a phone needs to keep the shop among its apps (W3C Web Application Manifest). */
const manifestOf = ({ brand, festival }) =>
  `${JSON.stringify(
    {
      id: '/',
      name: `${brand}, le bétail de la ${festival}`,
      short_name: brand,
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#fffbf4',
      theme_color: '#2b1b12',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    null,
    1,
  )}\n`;

/**
 * Throws a `Mistake` where `dist` holds another build than the one whose documents would be written into it, as after the way
 * back, or before a new build is in place: they would name scripts that it lacks.
 */
export async function checkSameBuild({ entry }, dist) {
  const shell = await readFile(join(dist, 'index.html'), 'utf8').catch(() => undefined);
  if (shell === undefined) throw new Mistake(`${dist} holds no built shop.`);
  if (!entry.every((script) => shell.includes(`"/${script}"`))) {
    throw new Mistake(
      `${dist} holds another build than the last one here, and stays as it is. Put this one in place (npm run deploy -- release), or build the sources of that one.`,
    );
  }
}

/** What makes the documents of a built shop, with the values of this deployment. */
export async function openSite() {
  const values = readValues();
  const built = readBuilt();
  const renderer = await loadRenderer();
  return { built, renderer, documents: documentMaker(renderer, built, writtenOver(built.values, values)) };
}

/**
 * Writes what a built shop says of its deployment, except its pages: the shell, robots.txt, the manifest and security.txt.
 * `origin` is where the shop stands for the world, where that is known. Answers how many files it wrote.
 */
export async function writeSite({ renderer: { configuration }, documents }, { dist, origin }) {
  const files = {
    'index.html': documents.shell(),
    'robots.txt': robots(origin),
    'site.webmanifest': manifestOf(configuration),
    '.well-known/security.txt': securityText(configuration, origin),
  };
  const written = await Promise.all(
    Object.entries(files).map(([name, text]) => writeServed(join(dist, name), text, 11)),
  );
  return written.filter(Boolean).length;
}
