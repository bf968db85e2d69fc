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
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

const patternOf = (path) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);

/** The blocks of `_headers`: a path in the first column, its headers indented. */
function readHeaders(folder) {
  const blocks = [];
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) blocks.push({ path: patternOf(line.trim()), headers: [] });
    else blocks.at(-1).headers.push([name, value]);
  }
  return (path) => [...new Headers(blocks.flatMap((one) => (one.path.test(path) ? one.headers : [])))];
}

function readRedirects(folder) {
  const rules = readFileSync(join(folder, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from, to, status] = line.trim().split(/\s+/);
      return { from: patternOf(from), to, status: Number(status) };
    });
  return (path) => rules.find(({ from }) => from.test(path));
}

/** Serves a folder of `writeStaticFiles` at a port. Resolves with a function that stops it. */
export async function startStaticHost({ folder, port, host = '127.0.0.1' }) {
  const headersOf = readHeaders(folder);
  const redirectOf = readRedirects(folder);
  const isFile = (path) => existsSync(path) && statSync(path).isFile();
  const fileOf = (path) =>
    ['', '.html', 'index.html'].map((end) => join(folder, normalize(path + end))).find(isFile);

  const server = createServer((request, response) => {
    const [asked = '/', query] = (request.url ?? '/').split('?', 2);
    const send = (status, file) => {
      const content = file === undefined ? '' : readFileSync(file);
      response.writeHead(status, {
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-type': types[extname(file ?? '')] ?? 'application/octet-stream',
        ...Object.fromEntries(headersOf(asked)),
      });
      response.end(request.method === 'HEAD' ? '' : content);
    };
    const lead = (status, path) => {
      response.writeHead(status, { location: query === undefined ? path : `${path}?${query}` });
      response.end();
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, undefined);
    let path;
    try {
      path = decodeURIComponent(asked);
    } catch {
      return send(400, undefined);
    }
    if (path.startsWith('/_') || path.includes('\0')) return send(404, fileOf('/404'));
    const bare = path.replace(/(?<=.)\/+$/, '');
    if (path.endsWith('.html')) return lead(308, path.replace(/(?:index)?\.html$/, ''));
    if (path !== bare && fileOf(bare) !== undefined) return lead(308, bare);
    const file = fileOf(path);
    if (file !== undefined) return send(200, file);
    const rule = redirectOf(path);
    if (rule === undefined) return send(404, fileOf('/404'));
    if (rule.status === 200) return send(200, fileOf(rule.to));
    return lead(rule.status, rule.to);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://${host}:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
