import type { App } from '#app/app.ts';
import type { Place } from '#screens/catalogue/place.ts';
import { headOf } from '../-head.ts';

const pathOf = (place: Place): string => {
  switch (place.kind) {
    case 'shop':
      return '/shop';
    case 'search':
      return '/search';
    case 'country':
      return `/product-by-country/${encodeURIComponent(place.id)}`;
    case 'category':
      return place.id === undefined ? '/category' : `/category/${encodeURIComponent(place.id)}`;
  }
};

/** Head of a listing: its title, and where it stands. Its query makes it another page, so none of them is preferred. */
export async function listingHead(app: App, place: Place) {
  const [{ pageOf, sentencesOf }, { catalogueWording }, { breadcrumbData }] = await Promise.all([
    import('#screens/catalogue/place.ts'),
    import('#wording/catalogue.ts'),
    import('../-structured-data.ts'),
  ]);
  const { home, product } = catalogueWording.breadcrumb;
  const steps = [
    { name: home, path: '/' },
    ...(place.kind === 'shop' ? [] : [{ name: product, path: '/shop' }]),
    { name: sentencesOf(place).heading, path: pathOf(place) },
  ];
  return headOf(pageOf(place), { data: [breadcrumbData(steps, app.navigation.address)] });
}
