import type { App } from '#data/app.ts';
import type { Place } from '#rules/catalogue.ts';
import { pageOf, sentencesOf } from '#screens/catalogue/place.ts';
import { catalogueWording } from '#wording/catalogue.ts';
import { headOf } from './head.ts';
import { breadcrumbData } from './structured-data.ts';

const pathOf = (place: Place): string => {
  switch (place.kind) {
    case 'shop':
      return '/shop';
    case 'search':
      return '/search';
    case 'country':
      return `/product-by-country/${encodeURIComponent(place.id ?? '')}`;
    case 'category':
      return place.id === undefined ? '/category' : `/category/${encodeURIComponent(place.id)}`;
  }
};

export { pageOf };

/** Head of a listing: its title and its breadcrumb. A query makes it another page, so none is canonical. */
export function listingHead({ navigation: { address } }: App, place: Place) {
  const { home, product } = catalogueWording.breadcrumb;
  const steps = [
    { name: home, path: '/' },
    ...(place.kind === 'shop' ? [] : [{ name: product, path: '/shop' }]),
    { name: sentencesOf(place).heading, path: pathOf(place) },
  ];
  return headOf(pageOf(place), { data: [breadcrumbData(steps, address)] });
}
