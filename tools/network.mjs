import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The addresses by which other machines of the network reach this one (IPv4, no loopback). */
export const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** A port of the loopback that nothing uses. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a server that listens there (`HOST`) is reached by every address of its machine. */
export const isEverywhere = (host) => ['0.0.0.0', '::', '[::]'].includes(host);

/** An address as a square code for a phone's camera, in the characters of a terminal. */
export async function squareCode(address) {
  const { renderUnicodeCompact } = await import('uqr');
  return renderUnicodeCompact(address, { border: 2 });
}
