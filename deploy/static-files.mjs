import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The content of `_headers`. Each line of a path is added to those of other matching paths, so no header is named twice, except the
 * policy of the worker: a browser enforces both. The host's own rule revalidates documents.
 */
export function headersFileOf({ servedHeaders, strictTransport }, { isSecure = true, icons = [] } = {}) {
  const { 'cache-control': _, ...ofDocuments } = servedHeaders.document;
  const { 'x-content-type-options': __, ...ofWorker } = servedHeaders.worker;
  const age = ({ 'cache-control': value }) => ({ 'cache-control': value });
  const lines = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines({ ...ofDocuments, ...(isSecure ? strictTransport : {}) }),
    ...[
      ['/assets/*', age(servedHeaders.asset)],
      ...['pictures/*', ...icons].map((name) => [`/${name}`, age(servedHeaders.file)]),
      ['/sw.js', ofWorker],
    ].flatMap(([path, headers]) => [path, ...lines(headers)]),
    '',
  ].join('\n');
}

/** The content of `_redirects`, used where no file matches: addresses without a page get the shell, all others the 404 page. */
function redirectsFileOf({ shopAddresses }) {
  const paths = Object.keys(shopAddresses)
    .filter((shape) => shape !== '/' && shopAddresses[shape] === 'shell')
    .flatMap((shape) => (shape.endsWith('/') ? [shape, shape.slice(0, -1)] : [shape]));
  return `${paths.map((shape) => `${shape.replace('*', ':part')} /shell 200`).join('\n')}\n`;
}

/**
 * Writes the built shop for a static host: its pages at the root of `target`, the shell under another name, `_headers` and
 * `_redirects`; no compressed files, since the host makes its own.
 */
export async function writeStaticFiles(rules, { dist, target, isSecure }) {
  await rm(target, { recursive: true, force: true });
  await cp(dist, target, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  await rename(join(target, 'index.html'), join(target, 'shell.html'));
  const pages = join(target, 'pages');
  for (const name of await readdir(pages).catch(() => []))
    await rename(join(pages, name), join(target, name));
  await rm(pages, { recursive: true, force: true });
  // No form of redirect is known to all static hosts.
  for (const [path, to] of Object.entries(rules.wellKnown)) {
    const file = join(target, `${path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Mot de passe</title><meta http-equiv="refresh" content="0; url=${to}"><p><a href="${to}">Changer le mot de passe</a></p></html>\n`,
    );
  }
  // Icons and the manifest, which a browser asks for with each page.
  const icons = (await readdir(target)).filter((name) => /\.(?:ico|png|svg|webmanifest)$/.test(name)).sort();
  await writeFile(join(target, '_headers'), headersFileOf(rules, { isSecure, icons }));
  await writeFile(join(target, '_redirects'), redirectsFileOf(rules));
}
