import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { type CarouselSlot, idleLook } from '#screens/home/carousel-view.ts';
import { HomeRest, type HomeRestProps } from '#screens/home/home-rest.tsx';
import { HomeScreen } from '#screens/home/home-screen.tsx';
import { homeWording } from '#wording/home.ts';
import { sampleAnimals, sampleCategories, sampleCountries } from './sample/animals.ts';

const Idle: CarouselSlot = ({ children }) =>
  children({ ...idleLook, send: () => undefined, region: useRef<HTMLElement>(null) });

const Home = (props: HomeRestProps) => (
  <HomeScreen carousel={props.carousel}>
    <HomeRest {...props} />
  </HomeScreen>
);

const meta = {
  title: 'Découvrir/Accueil',
  id: 'decouvrir-accueil',
  component: Home,
  parameters: { looksAs: { products: 'an empty list keeps its skeletons (specification §4)' } },
  args: {
    products: { state: 'ready', data: sampleAnimals },
    countries: { state: 'ready', data: sampleCountries },
    categories: sampleCategories,
    onRetry: () => undefined,
    carousel: Idle,
  },
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['dans-sa-page'],
  name: 'Accueil (home, meilleures ventes, mobile, thème sombre, dark)',
};

export const Loading: Story = {
  name: 'Chargement',
  args: { products: { state: 'loading' }, countries: { state: 'loading' } },
};

export const Empty: Story = {
  name: 'Catalogue vide',
  args: { products: { state: 'empty' }, countries: { state: 'empty' } },
};

export const Failed: Story = {
  name: 'Échec du chargement',
  args: { products: { state: 'failed' }, countries: { state: 'failed' } },
};

export const Old: Story = {
  name: 'Liste à jour non reçue',
  args: { products: { state: 'ready', data: sampleAnimals, isOld: true } },
};

export const OneAnimal: Story = {
  name: 'Un seul animal',
  args: { products: { state: 'ready', data: sampleAnimals.slice(0, 1) } },
};

const tab =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('radio', { name });
    await userEvent.click(chosen);
    await expect(chosen).toBeChecked();
  };

export const Popular: Story = {
  name: 'Onglet « Populaires » des bêtes en vedette',
  play: tab(homeWording.featured.tabs.popular),
};
export const OnSale: Story = {
  name: 'Onglet « Promotions » des bêtes en vedette',
  play: tab(homeWording.featured.tabs.sale),
};
export const NothingOnSale: Story = {
  name: 'Onglet « Promotions », aucune bête',
  args: { products: { state: 'ready', data: sampleAnimals.filter((one) => one.promo_price === null) } },
  play: tab(homeWording.featured.tabs.sale),
};
