import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { LiveCarousel } from '#screens/home/carousel.live.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { RevealOnce } from '#screens/home/reveal.live.tsx';
import { headOf } from '../-head.ts';
import { useRetry } from '../-retry.ts';
import { awaitLists, pendingLists } from './-lists.ts';

export const Route = createFileRoute('/_shop/')({
  loader: ({ parentMatchPromise }) => awaitLists(parentMatchPromise),
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
  pendingComponent: () => (
    <HomeScreen {...pendingLists} onRetry={() => {}} carousel={LiveCarousel} reveal={RevealOnce} />
  ),
  component: HomeRoute,
});

function HomeRoute() {
  const { products, countries } = Route.useLoaderData();
  const { retry, shown } = useRetry();
  return (
    <HomeScreen
      products={shown(products)}
      countries={shown(countries)}
      onRetry={retry}
      carousel={LiveCarousel}
      reveal={RevealOnce}
    />
  );
}
