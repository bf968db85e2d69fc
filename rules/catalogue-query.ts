import { everySize } from '#openapi/words.ts';
import {
  initialListing,
  type ListingKind,
  type ListingState,
  listings,
  type Size,
  type View,
  views,
} from './catalogue.ts';
import { type Sort, sorts } from './catalogue-sort.ts';
import { queryValues } from './query.ts';
import { beginning, searchedText } from './text.ts';

/** The query of a listing, typed: what differs from its first visit. */
export type ListingQuery = Partial<ListingState>;

/** What an address, or a link, may bring: anything at all. */
export type RawQuery = Readonly<Record<string, unknown>>;

/** What each part of a listing is called in its address, and in its form. */
export const queryNames = {
  origins: 'origine',
  categories: 'categorie',
  sizes: 'taille',
  min: 'prix_min',
  max: 'prix_max',
  sort: 'tri',
  view: 'affichage',
  page: 'page',
  q: 'q',
} as const satisfies Record<keyof ListingState, string>;

const toAddress: ReadonlyMap<string, string> = new Map(Object.entries(queryNames));
const fromAddress: ReadonlyMap<string, string> = new Map(
  Object.entries(queryNames).map(([part, name]) => [name, part]),
);

const escaped = (value: unknown): string => String(value).replace(/%/g, '%25').replace(/,/g, '%2C');

/**
 * The query of an address, in plain strings, by the parts of a listing; other names stay as they are. The router's own parser
 * reads JSON, which turns order number 00123 into another one.
 */
export function readQuery(entries: Iterable<readonly [string, string]>): Record<string, string> {
  const values = queryValues(entries);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [fromAddress.get(name) ?? name, value]),
  );
}

/** A query as its address holds it: plain strings, lists separated by commas, without what is undefined. */
export const writeQuery = (query: RawQuery): [name: string, value: string][] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([part, value]) => [
      toAddress.get(part) ?? part,
      Array.isArray(value) ? value.map(escaped).join(',') : String(value),
    ]);

const longestSearch = 200;

const listed = (raw: unknown): readonly string[] => {
  if (Array.isArray(raw)) return raw.filter((value): value is string => typeof value === 'string');
  if (typeof raw !== 'string') return [];
  const values = raw.split(',').map((part) => part.replace(/%2C/gi, ',').replace(/%25/g, '%'));
  return [...new Set(values.filter((value) => value !== ''))];
};

const isOneOf = <Value extends string>(values: readonly Value[], raw: unknown): raw is Value =>
  values.some((value) => value === raw);

const whole = (raw: unknown, digits: RegExp, fallback: number): number =>
  (typeof raw === 'string' || typeof raw === 'number') && digits.test(String(raw)) ? Number(raw) : fallback;

/**
 * The state that a query asks of a listing, from an address (`readQuery`) or typed already. It never fails: what is unknown,
 * malformed, or not offered by this listing counts as its default. A price has nine digits at most: it may lie beyond the
 * sliders, where a dearer animal does.
 */
export function readListing(kind: ListingKind, query: RawQuery): ListingState {
  const { filters } = listings[kind];
  const initial = initialListing(kind);
  const hasPrice = filters.includes('price');
  return {
    origins: filters.includes('origins') ? listed(query.origins) : [],
    categories: filters.includes('categories') ? listed(query.categories) : [],
    sizes: filters.includes('sizes')
      ? listed(query.sizes).filter((size): size is Size => isOneOf(everySize, size))
      : [],
    min: hasPrice ? whole(query.min, /^\d{1,9}$/, initial.min) : initial.min,
    max: hasPrice ? whole(query.max, /^\d{1,9}$/, initial.max) : initial.max,
    sort: isOneOf<Sort>(sorts, query.sort) ? query.sort : initial.sort,
    view: isOneOf<View>(views, query.view) ? query.view : initial.view,
    page: whole(query.page, /^[1-9]\d{0,6}$/, 1),
    q: typeof query.q === 'string' ? beginning(searchedText(query.q) ?? '', longestSearch).text.trim() : '',
  };
}

/** The query of a state: only what differs from the listing's first visit, so that a shared address stays short. */
export function queryOf(kind: ListingKind, state: ListingState): ListingQuery {
  const first = new Map<string, unknown>(Object.entries(initialListing(kind)));
  return Object.fromEntries(
    Object.entries(state).filter(([part, value]) => String(value) !== String(first.get(part))),
  );
}
