import {
  initialListing,
  type ListingKind,
  type ListingState,
  listingOf,
  type Place,
  type Sort,
  sizesByPeople,
  sorts,
  type View,
  views,
} from './catalogue.ts';
import { queryValues } from './query.ts';
import { queryNames } from './query-names.ts';
import { beginning, searchedText } from './text.ts';

/** The typed query of a listing: the values that differ from its defaults. */
export type ListingQuery = Partial<Omit<ListingState, 'place'>>;

/** An untrusted query from an address or a link. */
export type RawQuery = Readonly<Record<string, unknown>>;

const toAddress: ReadonlyMap<string, string> = new Map(Object.entries(queryNames));
const fromAddress: ReadonlyMap<string, string> = new Map(
  Object.entries(queryNames).map(([part, name]) => [name, part]),
);

const escaped = (value: unknown): string => String(value).replace(/%/g, '%25').replace(/,/g, '%2C');

/**
 * The query of a URL as strings: the French names of a listing's parameters become the keys of `ListingState`, which
 * are no names in an address; other names are unchanged. The router's default parser reads JSON, which changes an order number like 00123.
 */
export function readQuery(entries: Iterable<readonly [string, string]>): Record<string, string> {
  const values = queryValues(entries);
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => fromAddress.has(name) || !toAddress.has(name))
      .map(([name, value]) => [fromAddress.get(name) ?? name, value]),
  );
}

/** Serializes a query: strings, lists separated by commas, without undefined values. */
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
 * The state of a listing for the query of a URL (`readQuery`) or a `ListingQuery`. Never throws: values that are unknown,
 * malformed, or not offered by this listing become the default. A price has nine digits at most; it may exceed the range of the
 * sliders, because a price band may end at a more expensive animal.
 */
export function readListing(place: Place, query: RawQuery): ListingState {
  const initial = initialListing(place);
  const { filters } = listingOf(initial);
  const hasPrice = filters.includes('price');
  return {
    place,
    origins: filters.includes('origins') ? listed(query.origins) : [],
    categories: filters.includes('categories') ? listed(query.categories) : [],
    sizes: filters.includes('sizes')
      ? sizesByPeople.filter((size) => listed(query.sizes).includes(size))
      : [],
    min: hasPrice ? whole(query.min, /^\d{1,9}$/, initial.min) : initial.min,
    max: hasPrice ? whole(query.max, /^\d{1,9}$/, initial.max) : initial.max,
    sort: isOneOf<Sort>(sorts, query.sort) ? query.sort : initial.sort,
    view: isOneOf<View>(views, query.view) ? query.view : initial.view,
    page: whole(query.page, /^[1-9]\d{0,6}$/, 1),
    q: typeof query.q === 'string' ? beginning(searchedText(query.q) ?? '', longestSearch).text.trim() : '',
  };
}

/** The query of a state: only the values that differ from the listing's defaults, which keeps shared addresses short. */
export function queryOf({ place, ...state }: ListingState): ListingQuery {
  const first = new Map<string, unknown>(Object.entries(initialListing(place)));
  return Object.fromEntries(
    Object.entries(state).filter(([part, value]) => String(value) !== String(first.get(part))),
  );
}

/** The validation of an address's query, for the route of a listing. */
export const listingSearch =
  (kind: ListingKind) =>
  (query: RawQuery): ListingQuery =>
    queryOf(readListing({ kind }, query));
