import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnimalCard } from '#screens/catalogue/animal-card.tsx';
import { css } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { sampleAnimal, sampleAnimals } from '../sample/animals.ts';
import { adjustable, LookTable, Sheet } from './sheet.tsx';

const ram = sampleAnimal('Bélier Bali-Bali');
const long = {
  ...ram,
  name: 'Lot familial de deux béliers Djallonké de Bondoukou, choisis ensemble par le même éleveur',
};

const meta = {
  title: 'Interface/Composants/Carte d’animal',
  component: AnimalCard,
  args: { product: ram, level: 2 },
  argTypes: {
    product: {
      control: 'select',
      options: sampleAnimals.slice(0, 10).map(({ name }) => name),
      mapping: Object.fromEntries(sampleAnimals.map((animal) => [animal.name, animal])),
    },
    level: { control: 'select', options: [2, 3] },
    action: { table: { disable: true } },
  },
} satisfies Meta<typeof AnimalCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = css({ w: '[16rem]' });
const drawn = (name: string) => () => (
  <div className={frame}>
    <AnimalCard product={sampleAnimal(name)} level={3} />
  </div>
);

export const States: Story = {
  name: 'Carte d’animal : repos, survol, focus',
  render: () => (
    <Sheet
      title="Carte d’animal"
      part="screens/catalogue/animal-card.tsx"
      forWhat={['Un animal dans une liste : toute la carte mène à sa page.']}
      notFor={['Un réglage ou un formulaire : un panneau.', 'Un animal du panier : une ligne.']}
      keyboard={['Tab atteint le lien, Entrée ouvre l’animal.', 'Un bouton de la carte vient après.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus']}
        variants={{
          'En promotion': drawn('Bélier Bali-Bali'),
          'Prix normal': drawn('Brebis Djallonké'),
          Épuisé: drawn('Chèvre rousse de Maradi'),
        }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Carte d’animal : nom court, nom long',
  render: () => (
    <main className={wrap({ gap: '4', p: '6' })}>
      {[ram, long].map((product) => (
        <div key={product.name} className={frame}>
          <AnimalCard product={product} level={2} />
        </div>
      ))}
    </main>
  ),
};

export const Playground: Story = { name: 'Carte d’animal : réglages', parameters: adjustable };
