import { Carousel } from '#screens/home/carousel.tsx';
import { HomeRest } from '#screens/home/home-rest.tsx';
import { RevealOnce } from '#screens/home/reveal-once.tsx';
import { useAnimals, useLists } from './lists.ts';
import { useOpenKept, useRetry } from './retry.ts';

/** The home page below its banner, subscribed to its lists. It has no props, so that it can load late. */
export function LiveHomeRest() {
  const products = useAnimals();
  const { countries, categories } = useLists();
  useOpenKept(products);
  return (
    <HomeRest
      products={products}
      countries={countries}
      categories={categories.state === 'ready' ? categories.data : []}
      onRetry={useRetry()}
      carousel={Carousel}
      reveal={RevealOnce}
    />
  );
}
