// §2 Home: Partner logos: a
// §4 Home carousels: Banner: 3 slides,
// §4 Home carousels: Partners: every 3

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { at } from '#machines/at.ts';
import { type CarouselContext, carouselMachine } from '#machines/browsing/carousel.machine.ts';
import { periods } from '#rules/carousel.ts';
import { Banner, bannerCount } from '#screens/home/banner.tsx';
import { Carousel } from '#screens/home/carousel.tsx';
import { carouselLook } from '#screens/home/carousel-view.ts';
import { Partners } from '#screens/home/partners.tsx';
import { Testimonials, testimonialCount } from '#screens/home/testimonials.tsx';
import { homeWording } from '#wording/home.ts';

const carousels = { banner: Banner, testimonials: Testimonials } as const;

type ShownProps = { which: keyof typeof carousels; snapshot: SnapshotFrom<typeof carouselMachine> };

/** One of the two carousels in one state of their machine. */
function Shown({ which, snapshot }: ShownProps) {
  const View = carousels[which];
  const region = useRef<HTMLElement>(null);
  return <View view={{ ...carouselLook(snapshot), send: () => undefined, region }} />;
}

const banner = (index: number, still: CarouselContext['still'] = []): CarouselContext => ({
  count: bannerCount,
  period: periods.banner,
  index,
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

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Running: Story = { name: 'Bannière, en marche (banner, diaporama)' };
export const RunningOnPhone: Story = { ...phone, name: 'Bannière, au téléphone', tags: ['phone'] };

export const Locked: Story = {
  name: 'Bannière, diapositive qui change',
  args: { snapshot: at(carouselMachine, { slide: 'locked', autoplay: 'interrupted' }, banner(1)) },
};

export const LockedOnPhone: Story = {
  ...Locked,
  ...phone,
  name: 'Bannière, la deuxième au téléphone',
  tags: ['phone'],
};

export const RunningThird: Story = {
  name: 'Bannière, la troisième',
  args: { snapshot: at(carouselMachine, { slide: 'idle', autoplay: { running: 'counting' } }, banner(2)) },
};

export const RunningThirdOnPhone: Story = {
  ...RunningThird,
  ...phone,
  name: 'Bannière, la troisième au téléphone',
  tags: ['phone'],
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
      { count: testimonialCount, period: periods.testimonials, index: 2, still: [] },
    ),
  },
};

export const InterruptedTestimonialsOnPhone: Story = {
  ...InterruptedTestimonials,
  ...phone,
  name: 'Témoignages, au téléphone',
  tags: ['phone'],
};

/** The offset of each slot of the row from the left edge of its viewport, in slots. */
function placesOf(row: HTMLElement): readonly number[] {
  const frame = row.parentElement?.getBoundingClientRect() ?? row.getBoundingClientRect();
  return [...row.children].map((place) => {
    const { left, width } = place.getBoundingClientRect();
    return Math.round((left - frame.left) / width);
  });
}

export const RunningPartners: Story = {
  name: 'Partenaires, un pas toutes les 3 s, puis le premier',
  render: () => <Partners />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('list');
    const count = homeWording.partners.items.length;
    const [moving] = row.getAnimations();
    if (moving === undefined) throw new Error('Nothing moves the row.');
    await expect(moving.effect?.getTiming()).toMatchObject({
      duration: count * periods.partners,
      iterations: Number.POSITIVE_INFINITY,
    });
    moving.pause();
    for (let step = 0; step <= count; step += 1) {
      moving.currentTime = step * periods.partners + 10;
      await expect(placesOf(row)[step % count]).toBe(0);
    }
    const stop = canvas.getByRole('checkbox', { name: homeWording.carousel.pause });
    await userEvent.click(stop);
    await expect(getComputedStyle(row).animationPlayState).toBe('paused');
    await userEvent.click(stop);
    await expect(getComputedStyle(row).animationPlayState).toBe('running');
    await userEvent.hover(row);
  },
};

export const PartnersOnPhone: Story = {
  ...phone,
  name: 'Partenaires, au téléphone',
  render: () => <Partners />,
};

export const PartnersWithMarks: Story = {
  name: 'Partenaires, avec la marque de deux d’entre eux',
  render: () => (
    <Partners
      partners={homeWording.partners.items.map((partner, index) =>
        index % 3 === 0 ? { ...partner, mark: '/favicon.svg' } : partner,
      )}
    />
  ),
};

/** The real machine: requests during a transition are kept, and the pause button stops it. */
export const Living: Story = {
  tags: ['live'],
  name: 'Parcours : suivante, choisie, en pause, reprise',
  render: () => (
    <Carousel count={bannerCount} period={periods.banner}>
      {(view) => <Banner view={view} />}
    </Carousel>
  ),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const { next, choose, pause, play } = homeWording.carousel;
    const shows = (place: number) =>
      expect(page.getByRole('button', { name: choose(place) })).toHaveAttribute('aria-current', 'true');
    await step('Suivante : la deuxième vient, même demandée avant que le code ne soit là', async () => {
      await userEvent.click(page.getByRole('button', { name: next }));
      await waitFor(() => shows(2), { timeout: 5000 });
    });
    await step('La troisième est choisie, une fois que la deuxième est en place', async () => {
      await waitFor(
        async () => {
          await userEvent.click(page.getByRole('button', { name: choose(3) }));
          await shows(3);
        },
        { timeout: 5000 },
      );
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
