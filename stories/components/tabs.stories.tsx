import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Tabs } from '#ui/tabs.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

type Props = { label: string; look?: 'pills' | 'line'; names: readonly string[] };

function Living({ label, look = 'pills', names }: Props) {
  const [selected, select] = useState('0');
  return (
    <Tabs
      label={label}
      look={look}
      items={names.map((name, index) => ({ id: String(index), label: name }))}
      selected={selected}
      onSelect={select}
    >
      <p>{names[Number(selected)]}</p>
    </Tabs>
  );
}

const names = ['En vedette', 'Promotions'];

const meta = {
  title: 'Interface/Composants/Onglets',
  component: Living,
  args: { label: 'Nos bêtes', names },
  argTypes: {
    look: { control: 'select', options: ['pills', 'line'], name: 'Variante' },
    names: { control: 'object', name: 'Onglets' },
    label: { control: 'text', name: 'Nom lu' },
  },
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  name: 'Onglets : repos, survol, focus, appui (tabs)',
  render: () => (
    <Sheet
      title="Onglets"
      part="tabs.tsx"
      forWhat={['Plusieurs vues d’une même chose, une à la fois.', 'Peu d’onglets, aux noms courts.']}
      notFor={['Des étapes à suivre : le fil des étapes.', 'D’autres pages : des liens.']}
      keyboard={['Tab atteint l’onglet ouvert.', 'Les flèches, Début et Fin ouvrent les autres.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed']}
        variants={{
          Pastilles: (_, key) => <Living label={key} names={names} />,
          Ligne: (_, key) => <Living label={key} look="line" names={names} />,
        }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Onglets : texte court, texte long',
  render: () => (
    <TextLengths>
      <Living label="Courts" names={['Un', 'Deux']} />
      <Living
        label="Longs"
        look="line"
        names={[
          'Mes informations personnelles',
          'Toutes mes commandes',
          'Sécurité du compte',
          'Mes animaux choisis',
        ]}
      />
    </TextLengths>
  ),
};

/** How bright a colour is (`rgb(…)`): the sum of its parts. */
const brightness = (element: Element): number =>
  (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0);

export const AtNight: Story = {
  name: 'Onglets, la nuit',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const [active] = canvas.getAllByRole('tab', { selected: true });
    if (active === undefined) throw new Error('There are no tabs.');
    await expect(brightness(active)).toBeGreaterThan(brightness(canvas.getByRole('tablist')) * 3);
  },
};

export const ByKeyboard: Story = {
  name: 'Onglets au clavier',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'En vedette' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Promotions');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('En vedette');
  },
};

export const Playground: Story = { name: 'Onglets : réglages', tags: ['!test'], parameters: adjustable };
