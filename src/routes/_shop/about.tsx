import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import { LiveCounters } from '#screens/about/counters.live.tsx';
import { aboutWording } from '#wording/about.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/about')({
  head: () => headOf(aboutWording.page(configuration.brand)),
  component: () => <AboutScreen counters={<LiveCounters />} />,
});
