import type { FastifyInstance } from 'fastify';

/** The counts of each header and of each field by type in the calls of an operation; never a value. */
export type Noted = {
  requests: number;
  headers: Record<string, number>;
  fields: Record<string, Record<string, number>>;
};

/** The recorded requests of a shop, by operation. */
export type RequestNotes = Record<string, Noted>;

/** The headers that browsers add to every request. */
const browsersOwn =
  /^(host|connection|user-agent|sec-.*|origin|referer|accept-encoding|accept-language|content-length|transfer-encoding|cookie|pragma|cache-control|if-.*|priority|dnt|upgrade-insecure-requests)$/;

/** The name of a header; for the type of a body with its value, which is part of the contract. */
const headerOf = (name: string, value: string | string[] | undefined): string =>
  name === 'content-type' ? `${name}: ${value}` : name;

/** The type of a field's value, as a contract distinguishes it. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text';
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole number' : 'number';
  return typeof value;
}

/** Every field of a body by its path (`expected_items[].quantity`), with the type of its value. */
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

/** Merges recorded requests. */
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
 * Records the shape of every request of a browser to the API, except those whose body was refused unread.
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
