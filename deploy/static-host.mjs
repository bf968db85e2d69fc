import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/*
 * A static host as their documentation describes it: a file, else `.html` or `index.html` of its path (other spellings redirect
 * there), else the first matching line of `_redirects`, else the 404 page; `_headers` adds to each answer, and values of one name to each
 * other. For the tests.
 */

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

const patternOf = (path) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);

/** The lines of `_headers` or `_redirects` that say something. */
const linesOf = (folder, name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The blocks of `_headers`: a path in the first column, its headers indented. */
function readHeaders(folder) {
  const blocks = [];
  for (const line of linesOf(folder, '_headers')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) blocks.push({ path: patternOf(line.trim()), headers: [] });
    else blocks.at(-1).headers.push([name, value]);
  }
  return (path) => [...new Headers(blocks.flatMap((one) => (one.path.test(path) ? one.headers : [])))];
}

/** The lines of `_redirects`, which the shop writes with 200 alone: a path, and the page that answers it. */
function readRedirects(folder) {
  const rules = linesOf(folder, '_redirects').map((line) => line.split(' '));
  return (path) => rules.find(([from]) => patternOf(from).test(path))?.[1];
}

/** Serves a folder of `writeStaticFiles` at a port. Resolves with a function that stops it. */
export async function startStaticHost({ folder, port, host = '127.0.0.1' }) {
  const headersOf = readHeaders(folder);
  const redirectOf = readRedirects(folder);
  const fileOf = (path) =>
    ['', '.html', 'index.html']
      .map((end) => join(folder, normalize(path + end)))
      .find((file) => existsSync(file) && statSync(file).isFile());

  const server = createServer((request, response) => {
    const [asked = '/', query] = (request.url ?? '/').split('?', 2);
    const send = (status, file) => {
      response.writeHead(status, {
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': types[extname(file ?? '')] ?? 'application/octet-stream',
        ...Object.fromEntries(headersOf(asked)),
      });
      response.end(file === undefined || request.method === 'HEAD' ? '' : readFileSync(file));
    };
    const lead = (path) => {
      response.writeHead(308, { location: query === undefined ? path : `${path}?${query}` });
      response.end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405);
    let path;
    try {
      path = decodeURIComponent(asked);
    } catch {
      return send(400);
    }
    if (path.startsWith('/_') || path.includes('\0')) return send(404, fileOf('/404'));
    const bare = path.replace(/(?<=.)\/+$/, '');
    if (path.endsWith('.html')) return lead(path.replace(/(?:index)?\.html$/, ''));
    if (path !== bare && fileOf(bare) !== undefined) return lead(bare);
    const page = redirectOf(path);
    const file = fileOf(path) ?? (page && fileOf(page));
    return file === undefined ? send(404, fileOf('/404')) : send(200, file);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
