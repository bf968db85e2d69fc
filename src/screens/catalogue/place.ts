import type { Place } from '#rules/catalogue.ts';
import { listingWording } from '#wording/listing.ts';

/** The texts of a listing: its breadcrumb, its count, and its empty state. */
export interface PlaceSentences {
  heading: string;
  showing: (count: number) => string;
  noMatch: { title: string; text: (q: string) => string; clear?: string };
  /** The clear button of the filter panel. */
  clear: string;
}

/** The texts of a listing (specification §2 "Catalogue" to "Search"); q is '' without a search. */
export function sentencesOf(place: Place): PlaceSentences {
  const { shop, country, category, search, filters } = listingWording;
  switch (place.kind) {
    case 'shop':
      return {
        heading: shop.heading,
        showing: shop.showing,
        noMatch: shop.noMatch,
        clear: shop.noMatch.clear,
      };
    case 'country': {
      const { label = country.pendingPage.title } = place;
      return {
        heading: pageOf(place).title,
        showing: (count) => country.showing(count, label),
        noMatch: { ...country.noMatch, text: () => country.noMatch.text(label) },
        clear: filters.clear,
      };
    }
    case 'category': {
      const label = place.label ?? category.everything;
      return {
        heading: pageOf(place).title,
        showing: category.showing,
        noMatch: {
          ...category.noMatch,
          text: (q) => category.noMatch.text(q === '' ? label : q),
        },
        clear: filters.clear,
      };
    }
    case 'search':
      return {
        heading: search.breadcrumb,
        showing: search.showing,
        noMatch: search.noMatch,
        clear: filters.clear,
      };
  }
}

/** Title and description of a listing's page. */
export function pageOf(place: Place): { title: string; description: string } {
  const { shop, country, category, search } = listingWording;
  switch (place.kind) {
    case 'shop':
      return shop.page;
    case 'country':
      return place.label === undefined ? country.pendingPage : country.page(place.label);
    case 'category':
      if (place.id === undefined) return category.everythingPage;
      return place.label === undefined ? category.pendingPage : category.page(place.label);
    case 'search':
      return search.page;
  }
}
