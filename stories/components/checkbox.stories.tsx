import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { adjustable, type Look, LookTable, Sheet, TextLengths } from './sheet.tsx';

type Props = { name: string; checked?: boolean; disabled?: boolean; children: ReactNode };

function Living({ name, checked = false, disabled = false, children }: Props) {
  const [isChecked, setChecked] = useState(checked);
  return (
    <Checkbox name={name} checked={isChecked} onChange={setChecked} disabled={disabled}>
      {children}
    </Checkbox>
  );
}

const meta = {
  title: 'Interface/Composants/Case à cocher',
  component: Living,
  args: { name: 'remember', children: 'Se souvenir de moi' },
  argTypes: {
    children: { control: 'text', name: 'Texte' },
    disabled: { control: 'boolean', name: 'Désactivée' },
    checked: { table: { disable: true } },
  },
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (checked: boolean) => (look: Look, key: string) => (
  <Living name={key} checked={checked} disabled={look === 'disabled'}>
    Mali
  </Living>
);

export const Looks: Story = {
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
      <Living name="short">Mali</Living>
      <Living name="long" checked>
        J’ai lu les conditions générales de vente et la politique de confidentialité, et je les accepte
      </Living>
    </TextLengths>
  ),
};

export const Playground: Story = {
  name: 'Case à cocher : réglages',
  tags: ['!test'],
  parameters: adjustable,
};
