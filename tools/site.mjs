import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdsDemo } from './demo.mjs';
import { documentMaker } from './documents.mjs';
import { loadRenderer, readBuilt } from './renderer.mjs';
import { removeServed, writeServed } from './served-files.mjs';
import { Mistake, readValues, writtenOver } from './values.mjs';

const lines = (...all) => `${all.join('\n')}\n`;
const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** robots.txt, with the address of the sitemap; pages that must not be indexed declare that in their document. */
const robots = (origin) =>
  lines(
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  );

/** The sitemap of all indexed pages (sitemaps.org); one file, whose limit of 50,000 the shop does not reach. */
export const sitemapOf = (origin, paths) =>
  lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${xml(origin + path)}</loc></url>`),
    '</urlset>',
  );

/** security.txt: the contact for vulnerability reports (RFC 9116). Expires a year after the month of its creation. */
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

/** The manifest that makes the shop installable (W3C Web Application Manifest). */
const manifestOf = ({ brand, festival }, { page, bar }) =>
  `${JSON.stringify(
    {
      id: '/',
      name: `${brand}, le bétail de la ${festival}`,
      short_name: brand,
      lang: 'fr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: page.light,
      theme_color: bar.light,
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Boutique', url: '/shop' },
        { name: 'Panier', url: '/cart/' },
        { name: 'Mes commandes', url: '/dashboard?onglet=commandes' },
      ],
    },
    null,
    1,
  )}\n`;

/**
 * Throws a `Mistake` if `dist` contains another build than that of the documents, as after a rollback or before a new build is in
 * place: they would reference missing scripts.
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

/** The documents of a build with the values of this deployment. */
export const siteOf = (built, renderer) => {
  const documents = documentMaker(renderer, built, writtenOver(built.values, readValues()));
  return { built, renderer, documents };
};

/** Creates the documents of the built shop with the values of this deployment. */
export const openSite = async () => siteOf(readBuilt(), await loadRenderer());

/**
 * Writes the files of a deployment except its pages: the shell, robots.txt, the manifest and security.txt. `origin`: the public
 * origin of the shop, if known. Returns the number of files written.
 */
export async function writeSite({ renderer: { configuration, palette }, documents }, { dist, origin }) {
  const files = {
    'index.html': documents.shell(),
    'robots.txt': robots(origin),
    'site.webmanifest': manifestOf(configuration, palette),
    '.well-known/security.txt': securityText(configuration, origin),
  };
  const written = await Promise.all(
    Object.entries(files).map(([name, text]) => writeServed(join(dist, name), text, 11)),
  );
  return written.filter(Boolean).length;
}

/**
 * Writes the files of a deployment, and removes the pages of a shop whose values have changed, or which holds the demo's answers:
 * `npm run prerender` makes them again. Returns the number of files written.
 */
export async function rewriteSite(site, { dist, origin }) {
  const isDemo = holdsDemo(dist);
  const changed = await writeSite(site, { dist, origin });
  if (changed === 0 && !isDemo) return changed;
  await rm(join(dist, 'pages'), { recursive: true, force: true });
  for (const name of ['404.html', 'sitemap.xml']) await removeServed(join(dist, name));
  return changed;
}
