import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};
const compressed = new Map();

/** Text compressed with the best brotli quality, once per content. */
function packed(path, content) {
  if (extname(path) === '.woff2') return { body: content };
  const key = `${path} ${content.length}`;
  const kept = compressed.get(key) ?? {
    body: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    encoding: 'br',
  };
  compressed.set(key, kept);
  return kept;
}

/**
 * Serves the result of `read` for a path (a Buffer, or undefined), compressed, with the headers of a static host. Returns the
 * address and a function that stops the server.
 */
export async function serve(read) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]);
    const content = await read(path);
    if (content === undefined) return response.writeHead(404).end();
    const type = types[extname(path)] ?? types['.html'];
    const { body, encoding } = packed(path, content);
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=3600',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
