import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sortedShapes } from './shapes.mjs';

/**
 * What a static host is told by `_headers`: each line of a path adds to those of others that hold, so that no header is named
 * twice. Documents are asked for anew by the host's own rule.
 */
export function headersFileOf({ servedHeaders, strictTransport }, { isSecure = true } = {}) {
  const { 'cache-control': _, ...ofDocuments } = servedHeaders.document;
  const lines = (headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines({ ...ofDocuments, ...(isSecure ? strictTransport : {}) }),
    ...[
      ['/assets/*', servedHeaders.asset],
      ['/pictures/*', servedHeaders.file],
      ['/favicon.svg', servedHeaders.file],
    ].flatMap(([path, headers]) => [path, ...lines({ 'cache-control': headers['cache-control'] })]),
    '',
  ].join('\n');
}

/** What it is told by `_redirects`, read where no file fits: addresses without a page are the shell's. The rest is the page of what is nowhere. */
export function redirectsFileOf(rules) {
  const { withShell } = sortedShapes(rules);
  const paths = withShell.flatMap((shape) => (shape.endsWith('/') ? [shape, shape.slice(0, -1)] : [shape]));
  return `${paths.map((shape) => `${shape.replace('*', ':part')} /shell 200`).join('\n')}\n`;
}

/**
 * The built shop as a static host wants it: its pages at the root of `target`, the shell under a name of its own, no compressed forms (the host makes its own), `_headers` and `_redirects`.
 */
export async function writeStaticFiles(rules, { dist, target, isSecure }) {
  await rm(target, { recursive: true, force: true });
  await cp(dist, target, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  await rename(join(target, 'index.html'), join(target, 'shell.html'));
  const pages = join(target, 'pages');
  for (const name of await readdir(pages).catch(() => []))
    await rename(join(pages, name), join(target, name));
  await rm(pages, { recursive: true, force: true });
  await writeFile(join(target, '_headers'), headersFileOf(rules, { isSecure }));
  await writeFile(join(target, '_redirects'), redirectsFileOf(rules));
}
