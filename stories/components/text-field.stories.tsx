import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '#ui/text-field.tsx';
import { adjustable, type Look, LookTable, Sheet, TextLengths } from './sheet.tsx';

const meta = {
  title: 'Interface/Composants/Champ',
  component: TextField,
  args: { label: 'Adresse de livraison', name: 'address', defaultValue: 'Cocody, rue des Jardins' },
  argTypes: {
    defaultValue: { table: { disable: true } },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (defaultValue: string) => (look: Look, key: string) => (
  <TextField
    label="Ville"
    name={key}
    defaultValue={defaultValue}
    disabled={look === 'disabled'}
    error={look === 'error' ? 'La ville est requise' : undefined}
  />
);

export const States: Story = {
  name: 'Champ : repos, survol, focus, désactivé, erreur (input)',
  render: () => (
    <Sheet
      title="Champ de texte"
      part="text-field.tsx"
      forWhat={[
        'Une ligne que l’on écrit : nom, ville, numéro.',
        'Le libellé reste au-dessus, l’erreur vient au-dessous.',
      ]}
      notFor={[
        'Plusieurs lignes : la zone de texte.',
        'Un choix connu d’avance : une liste ou des cartes radio.',
      ]}
      keyboard={['Tab l’atteint.', 'Après un envoi refusé, le focus va au premier champ en erreur.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'disabled', 'error']}
        variants={{ Vide: drawn(''), Rempli: drawn('Abidjan') }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Champ : texte court, texte long',
  render: () => (
    <TextLengths>
      <TextField label="Nom" name="short" defaultValue="Ba" />
      <TextField
        label="Adresse complète du lieu où l’animal doit être livré, avec un repère"
        optionalLabel="(facultatif)"
        name="long"
        defaultValue="Cocody Angré 8e tranche, derrière la pharmacie, deuxième portail vert à gauche"
        hint="Un repère aide le livreur : une école, une mosquée, un maquis connu de tous."
        error="L’adresse ne doit pas dépasser 200 caractères : raccourcissez-la, puis envoyez de nouveau."
      />
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Champ : réglages', parameters: adjustable };
