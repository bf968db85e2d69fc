import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The addresses of this machine on the network (IPv4, no loopback). */
export const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** A free port of the loopback interface. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether a server with this `HOST` listens on every address of the machine. */
export const bindsAllAddresses = (host) => ['0.0.0.0', '::', '[::]'].includes(host);

/** An address as a QR code for a terminal. */
export async function qrCode(address) {
  const { renderUnicodeCompact } = await import('uqr');
  return renderUnicodeCompact(address, { border: 2 });
}
