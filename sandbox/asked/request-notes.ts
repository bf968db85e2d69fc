import type { FastifyInstance } from 'fastify';

/** How often each header came with the calls of an operation, and each field with a value of each kind; never a value itself. */
export type Noted = {
  requests: number;
  headers: Record<string, number>;
  fields: Record<string, Record<string, number>>;
};

/** What is noted of the requests of a shop, by operation. */
export type RequestNotes = Record<string, Noted>;

/** What every browser sends by itself, whatever the shop asks for. */
const browsersOwn =
  /^(host|connection|user-agent|sec-.*|origin|referer|accept-encoding|accept-language|content-length|transfer-encoding|cookie|pragma|cache-control|if-.*|priority|dnt|upgrade-insecure-requests)$/;

/** A header by its name; of the type of a body its value is part of the contract, too. */
const headerOf = (name: string, value: string | string[] | undefined): string =>
  name === 'content-type' ? `${name}: ${value}` : name;

/** The kind of a field's value, as a contract tells them apart. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole number' : 'number';
  return typeof value;
}

/** Every field of a body by its place (`expected_items[].quantity`), with the kind of its value. */
export function fieldsOf(body: unknown, place = ''): [place: string, kind: string][] {
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap((one) => fieldsOf(one, `${place}[]`));
  return Object.entries(body).flatMap(([name, value]) => {
    const here = place === '' ? name : `${place}.${name}`;
    return [[here, kindOf(value)] as [string, string], ...fieldsOf(value, here)];
  });
}

const add = (counts: Record<string, number>, name: string, times = 1): void => {
  counts[name] = (counts[name] ?? 0) + times;
};

/** Adds what one was noted to another. */
export function mergeNotes(into: RequestNotes, from: RequestNotes): RequestNotes {
  for (const [operation, { requests, headers, fields }] of Object.entries(from)) {
    const all = into[operation] ?? { requests: 0, headers: {}, fields: {} };
    into[operation] = all;
    all.requests += requests;
    for (const [name, times] of Object.entries(headers)) add(all.headers, name, times);
    for (const [place, kinds] of Object.entries(fields)) {
      const counts = all.fields[place] ?? {};
      all.fields[place] = counts;
      for (const [kind, times] of Object.entries(kinds)) add(counts, kind, times);
    }
  }
  return into;
}

/**
 * Notes the shape of every request that a browser sends to the API. One whose body was refused before it was read says nothing
 * of its fields, and is left out.
 */
export function noteRequests(app: FastifyInstance, notes: RequestNotes): void {
  app.addHook('onResponse', async (request) => {
    const { operationId } = request.routeOptions.config;
    const isBrowser = String(request.headers['user-agent'] ?? '').startsWith('Mozilla/');
    const isUnread = request.headers['content-type'] !== undefined && request.body === undefined;
    if (operationId === undefined || !isBrowser || isUnread) return;
    const headers = Object.entries(request.headers)
      .filter(([name]) => !browsersOwn.test(name))
      .map(([name, value]) => [headerOf(name, value), 1] as const);
    const fields: Noted['fields'] = {};
    const said = new Set(fieldsOf(request.body).map(([place, kind]) => `${place} ${kind}`));
    for (const one of said) {
      const [place = '', ...kind] = one.split(' ');
      fields[place] = { ...fields[place], [kind.join(' ')]: 1 };
    }
    mergeNotes(notes, { [operationId]: { requests: 1, headers: Object.fromEntries(headers), fields } });
  });
}
