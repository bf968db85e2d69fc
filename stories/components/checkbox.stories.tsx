import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '#ui/checkbox.tsx';
import { adjustable, type Look, LookTable, Sheet, TextLengths } from './sheet.tsx';

const meta = {
  title: 'Interface/Composants/Case à cocher',
  id: 'interface-composants-case-a-cocher',
  component: Checkbox,
  args: { name: 'remember', children: 'Se souvenir de moi' },
  argTypes: {
    children: { control: 'text' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (checked: boolean) => (look: Look, key: string) => (
  <Checkbox name={key} defaultChecked={checked} disabled={look === 'disabled'}>
    Mali
  </Checkbox>
);

export const States: Story = {
  name: 'Case à cocher : repos, survol, focus, appui, désactivée (checkbox)',
  render: () => (
    <Sheet
      title="Case à cocher"
      part="checkbox.tsx"
      forWhat={['Plusieurs choix à la fois : les filtres.', 'Un oui ou un non qui n’agit qu’à l’envoi.']}
      notFor={['Un seul choix parmi plusieurs : des cartes radio.', 'Ce qui agit aussitôt : un bouton.']}
      keyboard={['Tab l’atteint, Espace la coche ou la décoche.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed', 'disabled']}
        variants={{ 'Non cochée': drawn(false), Cochée: drawn(true) }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Case à cocher : texte court, texte long',
  render: () => (
    <TextLengths>
      <Checkbox name="short">Mali</Checkbox>
      <Checkbox name="long" defaultChecked>
        J’ai lu les conditions générales de vente et la politique de confidentialité, et je les accepte
      </Checkbox>
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Case à cocher : réglages', parameters: adjustable };
