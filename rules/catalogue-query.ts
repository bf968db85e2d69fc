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
import { beginning, searchedText } from './text.ts';

/** The query of a listing's address: plain strings, defaults left out. Lists are separated by commas. */
export interface ListingQuery {
  readonly origine?: string;
  readonly categorie?: string;
  readonly taille?: string;
  readonly prix_min?: string;
  readonly prix_max?: string;
  readonly tri?: string;
  readonly affichage?: string;
  readonly page?: string;
  readonly q?: string;
}

/** What an address may bring: anything at all. */
export type RawQuery = Readonly<Record<string, unknown>>;

const longestSearch = 200;

const written = (values: readonly string[]): string =>
  values.map((value) => value.replace(/%/g, '%25').replace(/,/g, '%2C')).join(',');

const read = (raw: unknown): readonly string[] => {
  if (typeof raw !== 'string') return [];
  const values = raw.split(',').map((part) => part.replace(/%2C/gi, ',').replace(/%25/g, '%'));
  return [...new Set(values.filter((value) => value !== ''))];
};

const isOneOf = <Value extends string>(values: readonly Value[], raw: unknown): raw is Value =>
  values.some((value) => value === raw);

const price = (raw: unknown, fallback: number): number =>
  typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : fallback;

/**
 * The state that an address asks of a listing. It never fails: what is unknown, malformed, or not offered by this
 * listing counts as its default. A price has nine digits at most: it may lie beyond the sliders, where a dearer animal does.
 */
export function readListing(kind: ListingKind, query: RawQuery): ListingState {
  const { filters } = listings[kind];
  const initial = initialListing(kind);
  const hasPrice = filters.includes('price');
  return {
    origins: filters.includes('origins') ? read(query.origine) : [],
    categories: filters.includes('categories') ? read(query.categorie) : [],
    sizes: filters.includes('sizes')
      ? read(query.taille).filter((size): size is Size => isOneOf(everySize, size))
      : [],
    min: hasPrice ? price(query.prix_min, initial.min) : initial.min,
    max: hasPrice ? price(query.prix_max, initial.max) : initial.max,
    sort: isOneOf<Sort>(sorts, query.tri) ? query.tri : initial.sort,
    view: isOneOf<View>(views, query.affichage) ? query.affichage : initial.view,
    page: typeof query.page === 'string' && /^[1-9]\d{0,6}$/.test(query.page) ? Number(query.page) : 1,
    q: typeof query.q === 'string' ? beginning(searchedText(query.q) ?? '', longestSearch).text.trim() : '',
  };
}

/** The query of a state: only what differs from the listing's defaults, so that a shared address stays short. */
export function writeListing(kind: ListingKind, state: ListingState): ListingQuery {
  const { filters } = listings[kind];
  const initial = initialListing(kind);
  const hasPrice = filters.includes('price');
  return {
    ...(filters.includes('origins') && state.origins.length > 0 && { origine: written(state.origins) }),
    ...(filters.includes('categories') &&
      state.categories.length > 0 && { categorie: written(state.categories) }),
    ...(filters.includes('sizes') && state.sizes.length > 0 && { taille: written(state.sizes) }),
    ...(hasPrice && state.min !== initial.min && { prix_min: String(state.min) }),
    ...(hasPrice && state.max !== initial.max && { prix_max: String(state.max) }),
    ...(state.sort !== initial.sort && { tri: state.sort }),
    ...(state.view !== initial.view && { affichage: state.view }),
    ...(state.page > 1 && { page: String(state.page) }),
    ...(state.q !== '' && { q: state.q }),
  };
}
