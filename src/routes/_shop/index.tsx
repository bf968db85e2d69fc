import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { lazyElement } from '#late/lazy-part.ts';
import { Carousel } from '#screens/home/carousel.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/')({
  head: async ({ match }) => {
    const [{ homeFrontWording }, { shopData }] = await Promise.all([
      import('#wording/home-front.ts'),
      import('../-structured-data.ts'),
    ]);
    return headOf(homeFrontWording.page(configuration.festival), {
      data: shopData(configuration, match.context.app.navigation.address),
    });
  },
  component: HomeRoute,
});

const rest = lazyElement(async () => (await import('./-home-rest.tsx')).LiveHomeRest);

function HomeRoute() {
  return <HomeScreen carousel={Carousel}>{rest}</HomeScreen>;
}
