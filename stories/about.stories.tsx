// §2 About: Counters: 10k+, 5M+,

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AboutScreen } from '#screens/about/about-screen.tsx';
import { AnimatedCounters } from '#screens/about/animated-counters.tsx';
import { Counters } from '#screens/about/counters.tsx';
import { countingMs } from '#screens/about/counting.ts';

const meta = {
  title: 'Découvrir/À propos',
  id: 'decouvrir-a-propos',
  component: AboutScreen,
  parameters: { path: '/about' },
  args: { counters: <Counters elapsed={countingMs} />, theme: 'light' },
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = { tags: ['dans-sa-page'], name: 'Compteurs arrivés (about)' };

export const Counting: Story = {
  name: 'Compteurs en marche',
  args: { counters: <Counters elapsed={400} /> },
};

export const DarkChosen: Story = {
  name: 'Le thème sombre choisi',
  args: { theme: 'dark' },
  globals: { theme: 'dark' },
};

export const Living: Story = {
  name: 'Compteurs vivants',
  args: { counters: <AnimatedCounters /> },
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('dd')];
    figures[0]?.scrollIntoView();
    await waitFor(() =>
      expect(figures.map((figure) => figure.firstElementChild?.textContent)).toEqual([
        '10k+',
        '5M+',
        '1M+',
        '500+',
      ]),
    );
  },
};
