import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { adjustable, type Look, LookTable, Sheet, TextLengths } from './sheet.tsx';

const meta = {
  title: 'Interface/Composants/Bouton',
  component: Button,
  args: { children: 'Ajouter au panier' },
  argTypes: {
    disabled: { control: 'boolean' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (variant: 'primary' | 'secondary' | 'quiet' | 'danger') => (look: Look) => (
  <Button variant={variant} busy={look === 'busy'} disabled={look === 'disabled'}>
    Payer
  </Button>
);

export const States: Story = {
  name: 'Bouton : repos, survol, focus, appui, occupé, désactivé (button, hover, disabled)',
  render: () => (
    <Sheet
      title="Bouton"
      part="button.tsx"
      forWhat={[
        'Ce qui agit sur cette page : ajouter, envoyer, commander.',
        'Un seul bouton principal à l’écran.',
      ]}
      notFor={[
        'Ouvrir une autre page : un lien bouton.',
        'Un choix parmi plusieurs : des onglets ou des cartes radio.',
      ]}
      keyboard={[
        'Tab l’atteint, Entrée ou Espace le presse.',
        'Occupé, il garde le focus et n’agit pas deux fois.',
      ]}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed', 'busy', 'disabled']}
        variants={{
          Principal: drawn('primary'),
          Secondaire: drawn('secondary'),
          Discret: drawn('quiet'),
          Danger: drawn('danger'),
        }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Bouton : texte court, texte long',
  render: () => (
    <TextLengths>
      <Button>Oui</Button>
      <Button>
        Passer à la caisse
        <ArrowRight aria-hidden="true" />
      </Button>
      <Button width="full">
        Reprendre la commande restée sans réponse et choisir un autre moyen de paiement
      </Button>
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Bouton : réglages', parameters: adjustable };
