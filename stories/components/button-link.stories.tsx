import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '#ui/button-link.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

const meta = {
  title: 'Interface/Composants/Lien bouton',
  component: ButtonLink,
  args: { to: '/shop', children: 'Voir la boutique' },
  argTypes: {
    children: { control: 'text' },
    to: { control: 'text' },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (variant: 'primary' | 'secondary' | 'quiet') => () => (
  <ButtonLink to="/shop" variant={variant}>
    Voir la boutique
  </ButtonLink>
);

export const States: Story = {
  name: 'Lien bouton : repos, survol, focus, appui',
  render: () => (
    <Sheet
      title="Lien bouton"
      part="button-link.tsx"
      forWhat={['Le pas suivant quand il est une autre page.', 'La sortie d’un écran vide ou en échec.']}
      notFor={['Ce qui agit sur cette page : un bouton.', 'Un lien au milieu d’une phrase.']}
      keyboard={[
        'Tab l’atteint, Entrée l’ouvre.',
        'Il s’ouvre aussi dans un nouvel onglet, comme tout lien.',
      ]}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed']}
        variants={{ Principal: drawn('primary'), Secondaire: drawn('secondary'), Discret: drawn('quiet') }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Lien bouton : texte court, texte long',
  render: () => (
    <TextLengths>
      <ButtonLink to="/">Accueil</ButtonLink>
      <ButtonLink to="/shop" width="full">
        Voir tous les béliers, brebis, chèvres et bœufs de la boutique avant la fête
      </ButtonLink>
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Lien bouton : réglages', parameters: adjustable };
