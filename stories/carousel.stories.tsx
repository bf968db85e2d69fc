// §2 Home: Partner logos: a
// §4 Home carousels: Banner: 3 slides,
// §4 Home carousels: Partners: every 3

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { at } from '#machines/at.ts';
import { type CarouselContext, carouselMachine } from '#machines/browsing/carousel.machine.ts';
import { periods } from '#rules/carousel.ts';
import { Banner, bannerCount } from '#screens/home/banner.tsx';
import { Carousel } from '#screens/home/carousel.tsx';
import { carouselLook, idleLook } from '#screens/home/carousel-view.ts';
import { Partners, partnerCount } from '#screens/home/partners.tsx';
import { Testimonials, testimonialCount } from '#screens/home/testimonials.tsx';
import { homeWording } from '#wording/home.ts';

const carousels = { banner: Banner, testimonials: Testimonials, partners: Partners } as const;

type ShownProps = { which: keyof typeof carousels; snapshot: SnapshotFrom<typeof carouselMachine> };

/** One of the carousels in one state of their machine. */
function Shown({ which, snapshot }: ShownProps) {
  const View = carousels[which];
  const region = useRef<HTMLElement>(null);
  return <View view={{ ...carouselLook(snapshot), send: () => undefined, region }} />;
}

const banner = (index: number, still: CarouselContext['still'] = []): CarouselContext => ({
  count: bannerCount,
  period: periods.banner,
  index,
  needed: index,
  still,
});

const meta = {
  title: 'Découvrir/Accueil/Carrousels',
  id: 'decouvrir-accueil-carrousels',
  parameters: { frame: 'none' },
  component: Shown,
  args: {
    which: 'banner',
    snapshot: at(carouselMachine, { slide: 'idle', autoplay: { running: 'counting' } }, banner(0)),
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { name: 'Bannière, en marche (banner, diaporama)' };

export const Locked: Story = {
  name: 'Bannière, diapositive qui change',
  args: { snapshot: at(carouselMachine, { slide: 'locked', autoplay: 'interrupted' }, banner(1)) },
};

export const RunningThird: Story = {
  name: 'Bannière, la troisième',
  args: { snapshot: at(carouselMachine, { slide: 'idle', autoplay: { running: 'counting' } }, banner(2)) },
};

export const Still: Story = {
  name: 'Bannière, immobile sous le pointeur',
  args: {
    snapshot: at(carouselMachine, { slide: 'idle', autoplay: { running: 'still' } }, banner(0, ['pointer'])),
  },
};

export const Paused: Story = {
  name: 'Bannière, en pause',
  args: { snapshot: at(carouselMachine, { slide: 'idle', autoplay: 'paused' }, banner(0)) },
};

export const InterruptedTestimonials: Story = {
  name: 'Témoignages, après un choix (avis, testimonials)',
  args: {
    which: 'testimonials',
    snapshot: at(
      carouselMachine,
      { slide: 'idle', autoplay: 'interrupted' },
      { count: testimonialCount, period: periods.testimonials, index: 2, needed: 2, still: [] },
    ),
  },
};

const partners = (index: number, still: CarouselContext['still'] = []): CarouselContext => ({
  count: partnerCount,
  period: periods.partners,
  index,
  needed: index,
  still,
});
const running = { slide: 'idle', autoplay: { running: 'counting' } } as const;

/** The place of the row that is the first one in sight, counted from 0. */
function firstInSight(row: HTMLElement): number {
  const left = row.parentElement?.getBoundingClientRect().left ?? 0;
  const distances = [...row.children].map((place) => Math.abs(place.getBoundingClientRect().left - left));
  return distances.indexOf(Math.min(...distances));
}

export const RunningPartners: Story = {
  name: 'Partenaires, en marche : le quatrième est le premier (partners, défilement)',
  args: { which: 'partners', snapshot: at(carouselMachine, running, partners(3)) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(firstInSight(row)).toBe(3));
  },
};

export const LastPartner: Story = {
  name: 'Partenaires, le dernier : le premier le suit',
  args: { which: 'partners', snapshot: at(carouselMachine, running, partners(partnerCount - 1)) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await waitFor(() => expect(firstInSight(row)).toBe(partnerCount - 1));
  },
};

export const PausedPartners: Story = {
  name: 'Partenaires, en pause',
  args: {
    which: 'partners',
    snapshot: at(carouselMachine, { slide: 'idle', autoplay: 'paused' }, partners(2)),
  },
};

export const StillPartners: Story = {
  name: 'Partenaires, mouvement réduit : tous, sans bouton',
  globals: { motion: 'reduced' },
  args: {
    which: 'partners',
    snapshot: at(
      carouselMachine,
      { slide: 'idle', autoplay: { running: 'still' } },
      partners(0, ['reduced-motion']),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(partnerCount);
  },
};

/** The row stands still, and its button is not shown. */
export const PartnersBeforeScript: Story = {
  name: 'Partenaires, avant que le code ne soit là',
  render: () => <Partners view={{ ...idleLook, send: () => undefined, region: { current: null } }} />,
};

export const PartnersWithMarks: Story = {
  name: 'Partenaires, avec la marque de deux d’entre eux',
  render: () => (
    <Partners
      view={{ ...idleLook, send: () => undefined, region: { current: null } }}
      partners={homeWording.partners.items.map((partner, index) =>
        index % 3 === 0 ? { ...partner, mark: '/favicon.svg' } : partner,
      )}
    />
  ),
};

/** The real machine: requests during a transition are kept, and the pause button stops it. */
export const Living: Story = {
  tags: ['en-direct'],
  name: 'Parcours : suivante, choisie, en pause, reprise',
  render: () => (
    <Carousel count={bannerCount} period={periods.banner}>
      {(view) => <Banner view={view} />}
    </Carousel>
  ),
  play: async ({ canvas: page, step }) => {
    const { next, choose, pause, play } = homeWording.carousel;
    const shows = (place: number) =>
      expect(page.getByRole('button', { name: choose(place) })).toHaveAttribute('aria-current', 'true');
    await step('Suivante : la deuxième vient, même demandée avant que le code ne soit là', async () => {
      await userEvent.click(page.getByRole('button', { name: next }));
      await waitFor(() => shows(2));
    });
    await step('La troisième est choisie, une fois que la deuxième est en place', async () => {
      await waitFor(async () => {
        await userEvent.click(page.getByRole('button', { name: choose(3) }));
        await shows(3);
      });
    });
    await step('En pause, elle y reste', async () => {
      await userEvent.click(page.getByRole('button', { name: pause }));
      await page.findByRole('button', { name: play });
      await shows(3);
    });
    await step('Reprise, elle avance de nouveau d’elle-même', async () => {
      await userEvent.click(page.getByRole('button', { name: play }));
      await page.findByRole('button', { name: pause });
    });
  },
};
