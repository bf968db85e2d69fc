import { createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';

const script =
  /<script\b(?![^>]*json)[^>]*>.*?<\/script>|<link rel="?(?:modulepreload|preload"? as="fetch)[^>]*>/gs;
/** A photograph of the provider: the weight of the shop does not depend on it. */
const photograph = /^\/media\/.*\.(?:jpe?g|webp|png|avif)$/;

/**
 * Stands before a served shop and counts what leaves its sockets, headers and the service worker's requests included: a browser's own
 * count misses both the worker's and those of a page that is left. `isBare`: takes every script out of the documents. `list`: answered
 * instead of the provider's list of animals.
 */
export async function openFront(address, { isBare = false, list } = {}) {
  const { hostname, port } = new URL(address);
  let answers = [];
  const server = createServer((asked, answer) => {
    const { method, url, headers, socket } = asked;
    const before = socket.bytesWritten;
    const { pathname } = new URL(url, address);
    answer.on('close', () => {
      answers.push({ isPhoto: photograph.test(pathname), bytes: socket.bytesWritten - before });
    });
    if (list && pathname.endsWith('/products-betails/'))
      return answer.writeHead(200, { 'content-type': 'application/json' }).end(list);
    const behind = request({ hostname, port, method, path: url, headers }, async (got) => {
      if (!isBare || got.headers['content-encoding'] !== 'br' || !/html/.test(got.headers['content-type'])) {
        answer.writeHead(got.statusCode, got.headers);
        return got.pipe(answer);
      }
      const html = `${await promisify(brotliDecompress)(Buffer.concat(await got.toArray()))}`;
      const body = await promisify(brotliCompress)(html.replace(script, ''));
      return answer.writeHead(200, { ...got.headers, 'content-length': body.length }).end(body);
    });
    behind.on('error', () => answer.destroy());
    asked.pipe(behind);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    /** What was sent since the last call: kB (1000 bytes) and requests, without photographs of the provider, and their kB. */
    take: () => {
      const photos = answers.filter(({ isPhoto }) => isPhoto);
      const others = answers.filter(({ isPhoto }) => !isPhoto);
      answers = [];
      const kB = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
      return { kB: kB(others), requests: others.length, 'photographs, kB': kB(photos) };
    },
    close: () => server.close().closeAllConnections(),
  };
}
