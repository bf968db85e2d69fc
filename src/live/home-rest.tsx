import { getRouteApi } from '@tanstack/react-router';
import { Carousel } from '#screens/home/carousel.tsx';
import { HomeRest } from '#screens/home/home-rest.tsx';
import { RevealOnce } from '#screens/home/reveal-once.tsx';
import { orPart, useLists } from './lists.ts';
import { useOpenKept, useRetry } from './retry.ts';

const shop = getRouteApi('/_shop');

/** The home page below its banner, subscribed to its lists. It has no props, so that it can load late. */
export function LiveHomeRest() {
  const { app } = shop.useRouteContext();
  const { products: whole, countries } = useLists();
  const products = orPart(whole, app.initialData.partOf());
  useOpenKept(products);
  return (
    <HomeRest
      products={products}
      countries={countries}
      onRetry={useRetry()}
      carousel={Carousel}
      reveal={RevealOnce}
    />
  );
}
