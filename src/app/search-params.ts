import { readQuery, writeQuery } from '#rules/catalogue-query.ts';
import { queryText } from '#rules/query.ts';

/** The query of an address, with or without its `?`, as the router reads it. */
export const parseSearch = (text: string): Record<string, string> =>
  readQuery(new URLSearchParams(queryText(text)));

/** A query as the router writes it into an address: with its `?`, or nothing. */
export function stringifySearch(query: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(writeQuery(query)).toString();
  return text === '' ? '' : `?${text}`;
}
