import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { LiveCarousel } from '#screens/home/carousel.live.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { RevealOnce } from '#screens/home/reveal.live.tsx';
import { headOf } from '../-head.ts';
import { useRetry } from '../-retry.ts';
import { useLists } from './-lists.ts';

export const Route = createFileRoute('/_shop/')({
  head: async ({ match }) => {
    const [{ homeWording }, { shopData }] = await Promise.all([
      import('#wording/home.ts'),
      import('../-structured-data.ts'),
    ]);
    const { address } = match.context.app.navigation;
    return headOf(homeWording.page(configuration.festival), {
      address: address('/'),
      image: address('/icon-512.png'),
      data: shopData(configuration, address),
    });
  },
  component: HomeRoute,
});

function HomeRoute() {
  const { products, countries } = useLists();
  const { retry } = useRetry();
  return (
    <HomeScreen
      products={products}
      countries={countries}
      onRetry={retry}
      carousel={LiveCarousel}
      reveal={RevealOnce}
    />
  );
}
