import type { Meta, StoryObj } from '@storybook/react-vite';
import { Smartphone } from 'lucide-react';
import { RadioCards } from '#ui/radio-cards.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

const icon = <Smartphone aria-hidden="true" />;
const means = [
  { value: 'wave', label: 'Wave', icon },
  { value: 'card', label: 'Carte bancaire', detail: 'Visa ou Mastercard', icon },
];

const meta = {
  title: 'Interface/Composants/Cartes radio',
  component: RadioCards<string>,
  args: { legend: 'Moyen de paiement', name: 'means', options: means, value: 'wave' },
} satisfies Meta<typeof RadioCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Cartes radio : repos, survol, focus, appui',
  render: () => (
    <Sheet
      title="Cartes radio"
      part="radio-cards.tsx"
      forWhat={[
        'Un choix parmi deux à cinq, à comparer d’un coup d’œil.',
        'Un choix qui engage : le moyen de paiement.',
      ]}
      notFor={['Beaucoup de choix : une liste.', 'Plusieurs choix à la fois : des cases.']}
      keyboard={['Tab atteint le choix fait.', 'Les flèches passent d’une carte à l’autre et choisissent.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed']}
        variants={{
          Choix: (_, key) => (
            <RadioCards legend="Moyen de paiement" name={key} options={means} value="wave" />
          ),
        }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Cartes radio : texte court, texte long',
  render: () => (
    <TextLengths>
      <RadioCards
        legend="Quand voulez-vous payer ?"
        name="texts"
        value="now"
        options={[
          { value: 'now', label: 'Tout' },
          {
            value: 'later',
            label: 'À la livraison, en espèces ou par téléphone',
            detail:
              'Un acompte de 30 % réserve l’animal ; le reste se paie au livreur, une fois l’animal vu.',
          },
        ]}
      />
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Cartes radio : réglages', parameters: adjustable };
