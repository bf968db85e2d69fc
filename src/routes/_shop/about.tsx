import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import { AnimatedCounters } from '#screens/about/animated-counters.tsx';
import { headOf } from '../-head.ts';
import { useTheme } from '../-theme.ts';

export const Route = createFileRoute('/_shop/about')({
  head: async () => headOf((await import('#wording/about.ts')).aboutWording.page(configuration.brand)),
  component: AboutRoute,
});

function AboutRoute() {
  const { app } = Route.useRouteContext();
  return <AboutScreen counters={<AnimatedCounters />} theme={useTheme(app.theme).theme} />;
}
