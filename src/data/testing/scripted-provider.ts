import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import { type Client, type ClientOptions, createClient } from '../client.ts';

/** A request as the server received it. */
export type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string };

type Reply = { status?: number; json?: unknown; raw?: string; type?: string };

/** Answers a request. A handler that writes an incomplete answer itself uses `response` and returns nothing. */
export type Behaviour = (seen: Seen, response: ServerResponse) => Reply | undefined;

const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** The values of an order form. */
export const order: CheckoutRequest = {
  first_name: 'Aminata',
  last_name: 'Traoré',
  email: 'client@exemple.ci',
  phone: '2250701020304',
  address: 'Cocody, Riviera 3',
  ville: 'Abidjan',
  moyen_paiement: 'wave',
  type_paiement: 'mobile',
  delivery_method: 'domicile',
  is_payement_echolone: false,
};

/** A real HTTP server on a free port, for tests of the client; it stops when its test ends. `seen` holds every request in order. */
export async function startProvider(behave: Behaviour) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const one = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: await text(request),
    };
    seen.push(one);
    const reply = behave(one, response);
    if (reply === undefined) return;
    const {
      status = 200,
      json,
      raw = json === undefined ? '' : JSON.stringify(json),
      type = 'application/json',
    } = reply;
    response.writeHead(status, raw === '' ? {} : { 'content-type': type }).end(raw);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = () =>
    new Promise<void>((stopped) => {
      server.close(() => stopped());
      server.closeAllConnections();
    });
  stops.push(stop);
  const { port } = server.address() as AddressInfo;
  const root = `http://127.0.0.1:${port}/api/v1`;

  return {
    seen,
    root,
    /** A client of this server: a visitor's, unless `options` say otherwise. */
    client: (options: Partial<ClientOptions> = {}): Client =>
      createClient({ root, token: () => null, csrf: () => [], ...options }),
    stop,
  };
}
