import { readQuery, writeQuery } from '#rules/catalogue-query.ts';
import { queryText } from '#rules/query.ts';

/** Parses a query, with or without its `?`, for the router. */
export const parseSearch = (text: string): Record<string, string> =>
  readQuery(new URLSearchParams(queryText(text)));

/** Formats a query for the router: with its `?`, or empty. */
export function stringifySearch(query: Readonly<Record<string, unknown>>): string {
  const text = new URLSearchParams(writeQuery(query)).toString();
  return text === '' ? '' : `?${text}`;
}
