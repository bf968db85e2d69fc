import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#configuration/configuration.ts';
import { headOf } from '#heads/head.ts';
import { useTheme } from '#live/theme.ts';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import { AnimatedCounters } from '#screens/about/animated-counters.tsx';

export const Route = createFileRoute('/_shop/about')({
  head: async () => headOf((await import('#wording/about.ts')).aboutWording.page(configuration.brand)),
  component: AboutRoute,
});

function AboutRoute() {
  const { app } = Route.useRouteContext();
  return <AboutScreen counters={<AnimatedCounters />} theme={useTheme(app.theme).theme} />;
}
