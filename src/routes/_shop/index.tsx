import { createFileRoute } from '@tanstack/react-router';
import { lazyElement } from '#browser/lazy-part.ts';
import { configuration } from '#configuration/configuration.ts';
import { headOf } from '#heads/head.ts';
import { Carousel } from '#screens/home/carousel.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';

export const Route = createFileRoute('/_shop/')({
  head: async ({ match }) => {
    const [{ homeFrontWording }, { shopData }] = await Promise.all([
      import('#wording/home-front.ts'),
      import('#heads/structured-data.ts'),
    ]);
    return headOf(homeFrontWording.page(configuration.festival), {
      data: shopData(configuration, match.context.app.navigation.address),
    });
  },
  component: HomeRoute,
});

const rest = lazyElement(async () => (await import('#live/home-rest.tsx')).LiveHomeRest);

function HomeRoute() {
  return <HomeScreen carousel={Carousel}>{rest}</HomeScreen>;
}
