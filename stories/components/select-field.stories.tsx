import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '#ui/select-field.tsx';
import { adjustable, type Look, LookTable, Sheet, TextLengths } from './sheet.tsx';

const countries = [
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'ML', label: 'Mali' },
  { value: 'CD', label: 'République démocratique du Congo, partout où un éleveur peut livrer' },
];

const meta = {
  title: 'Interface/Composants/Liste de choix',
  component: SelectField<string>,
  args: { label: 'Pays', name: 'country', options: countries, value: 'CI' },
} satisfies Meta<typeof SelectField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (value: string) => (look: Look, key: string) => (
  <SelectField
    label="Pays"
    name={key}
    value={value}
    options={countries}
    placeholder="Choisissez un pays"
    error={look === 'error' ? 'Le pays est requis' : undefined}
  />
);

export const States: Story = {
  name: 'Liste de choix : repos, survol, focus, erreur (select)',
  render: () => (
    <Sheet
      title="Liste de choix"
      part="select-field.tsx"
      forWhat={[
        'Un choix parmi beaucoup, connus d’avance : un pays.',
        'La liste de l’appareil s’ouvre, la même partout.',
      ]}
      notFor={['Deux à cinq choix à comparer : des cartes radio.', 'Plusieurs choix : des cases.']}
      keyboard={['Tab l’atteint, Espace l’ouvre.', 'Les flèches choisissent, une lettre y saute.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'error']}
        variants={{ 'Sans choix': drawn(''), Choisi: drawn('ML') }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Liste de choix : texte court, texte long',
  render: () => (
    <TextLengths>
      <SelectField label="Pays" name="short" value="ML" options={countries} />
      <SelectField
        label="Pays où vous habitez et où l’animal doit être livré"
        name="long"
        value="CD"
        options={countries}
      />
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Liste de choix : réglages', parameters: adjustable };
