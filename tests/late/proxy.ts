import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { patience } from '../journeys/patience.ts';

/** Faults of code on its way. All but the first two last until `heal`. */
export const faults = ['slow', 'offline', 'cut', 'missing', 'wrong type', 'other version'] as const;
export type Fault = (typeof faults)[number];

/** The delay of slow code, and the duration without a connection, in ms. */
const duration = { slow: 3000 * patience, offline: 4000 * patience };

/** The code that is affected: the entry of the document, the chunks of its page, or files by name. */
export type Code = 'entry' | 'page' | RegExp;

/** A request that reached the proxy. */
export type Asked = { method: string; url: string; body: string };

export type Proxy = {
  url: string;
  /** All requests, oldest first. */
  asked: Asked[];
  /** Ends all faults. */
  heal: () => void;
  close: () => Promise<void>;
};

const namesIn: Record<'entry' | 'page', RegExp> = {
  entry: /<script type="module"[^>]* src="([^"]+)"/g,
  page: /<link rel="preload" as="fetch"[^>]* href="([^"]+\.js)"/g,
};
const isDocument = (path: string): boolean => !/^\/(?:api|assets|media|sandbox)\/|\.[a-z\d]+$/.test(path);

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Opens a proxy in front of a sandbox, on a free port, that applies a fault to some code. */
export async function openProxy(sandbox: string, code: Code, fault: Fault): Promise<Proxy> {
  const { hostname, port } = new URL(sandbox);
  const agent = new Agent({ keepAlive: true });
  const asked: Asked[] = [];
  const named = new Set<string>();
  let isHealed = false;
  /** The time of the first request for code: the connection is lost from then on. */
  let began: number | undefined;

  const forward = (incoming: IncomingMessage, body: Buffer, isPlain: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { connection: _connection, ...headers } = incoming.headers;
      if (isPlain) headers['accept-encoding'] = 'identity';
      const { method, url: path } = incoming;
      ask({ agent, hostname, port, path, method, headers }, resolve).on('error', reject).end(body);
    });

  async function handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = incoming;
    const [path = ''] = url.split('?');
    const body = await read(incoming);
    asked.push({ method, url, body: body.toString() });
    // A browser repeats a request by itself when a reused connection breaks.
    answer.setHeader('connection', 'close');
    const isMeant = !isHealed && (code instanceof RegExp ? code.test(path) : named.has(path));
    if (isMeant) began ??= Date.now();
    const reply = (status: number, type: string, text: string) =>
      void answer.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(text);
    // A service worker would answer in the proxy's place.
    if (path === '/sw.js') return reply(404, 'text/plain', '404');
    if (isMeant && fault === 'slow') await after(duration.slow);
    if (isMeant && fault === 'offline' && Date.now() - (began ?? 0) < duration.offline)
      return void incoming.socket.destroy();
    if (isMeant && (fault === 'missing' || fault === 'other version')) return reply(404, 'text/plain', '404');
    if (isMeant && fault === 'wrong type')
      return reply(200, 'text/html; charset=utf-8', '<!doctype html><title>Connexion</title>');
    const isCut = isMeant && fault === 'cut';
    const passed = await forward(incoming, body, isCut || isDocument(path));
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = passed.headers;
    const status = passed.statusCode ?? 502;
    if (status === 304 || !(isCut || isDocument(path))) {
      answer.writeHead(status, headers);
      passed.pipe(answer);
      return;
    }
    let text = (await read(passed)).toString();
    if (code instanceof RegExp) named.clear();
    else for (const [, name = ''] of text.matchAll(namesIn[code])) named.add(name);
    // A new document names another entry, as after a new version.
    if (!isHealed && fault === 'other version' && began !== undefined)
      text = text.replaceAll('/assets/index-', '/assets/index-other-');
    const sent = Buffer.from(text);
    answer.writeHead(status, { ...headers, 'content-length': sent.length });
    if (isCut) answer.write(sent.subarray(0, sent.length / 2), () => incoming.socket.destroy());
    else answer.end(sent);
  }

  const server = createServer((incoming, answer) => {
    handle(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    heal: () => {
      isHealed = true;
    },
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
