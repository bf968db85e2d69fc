import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop that sends its document in two parts. */
export type CutDocument = {
  /** The shop's address through the slow connection. */
  url: string;
  /** Sends the second part of the document. */
  sendRest: () => void;
  close: () => Promise<void>;
};

/** Serves a shop on a free port over a slow connection: sends a page up to and including `end`, and the rest on demand. */
export async function cutDocument(root: string, end: string): Promise<CutDocument> {
  let sendRest: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer(async (request, answer) => {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const passed = await fetch(new URL(request.url ?? '/', root), {
      method: request.method ?? 'GET',
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      redirect: 'manual',
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const content = Buffer.from(await passed.arrayBuffer());
    const type = passed.headers.get('content-type') ?? '';
    answer.writeHead(passed.status, { 'content-type': type });
    const place = type.includes('html') ? content.indexOf(end) + end.length : content.length;
    answer.write(content.subarray(0, place));
    if (place < content.length) await rest;
    answer.end(content.subarray(place));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest,
    close: async () => {
      sendRest();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
