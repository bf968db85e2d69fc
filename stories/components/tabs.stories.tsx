import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from '#ui/tabs.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

type Props = { label: string; look?: 'pills' | 'line'; names: readonly string[] };

function StatefulTabs({ label, look = 'pills', names }: Props) {
  return (
    <Tabs
      label={label}
      look={look}
      items={names.map((name) => ({ id: name, label: name, panel: <p>{name}</p> }))}
    />
  );
}

const names = ['En vedette', 'Promotions'];

const meta = {
  title: 'Interface/Composants/Onglets',
  component: StatefulTabs,
  args: { label: 'Nos bêtes', names },
} satisfies Meta<typeof StatefulTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Onglets : repos, survol, focus, appui (tabs)',
  render: () => (
    <Sheet
      title="Onglets"
      part="tabs.tsx"
      forWhat={['Plusieurs vues d’une même chose, une à la fois.', 'Trois onglets au plus, aux noms courts.']}
      notFor={['Des étapes à suivre : le fil des étapes.', 'D’autres pages : des liens.']}
      keyboard={['Tab atteint l’onglet ouvert.', 'Les flèches ouvrent les autres.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed']}
        variants={{
          Pastilles: (_, key) => <StatefulTabs label={key} names={names} />,
          Ligne: (_, key) => <StatefulTabs label={key} look="line" names={names} />,
        }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Onglets : texte court, texte long',
  render: () => (
    <TextLengths>
      <StatefulTabs label="Courts" names={['Un', 'Deux']} />
      <StatefulTabs
        label="Longs"
        look="line"
        names={['Mes informations personnelles', 'Toutes mes commandes', 'Sécurité du compte']}
      />
    </TextLengths>
  ),
};

/** The brightness of a colour (`rgb(…)`): the sum of its channels. */
const brightness = (element: Element): number =>
  (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0);

export const AtNight: Story = {
  name: 'Onglets, la nuit',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const [radio] = canvas.getAllByRole<HTMLInputElement>('radio', { checked: true });
    const active = radio?.labels?.[0];
    const track = active?.parentElement;
    if (track == null || active === undefined) throw new Error('There are no tabs.');
    await expect(brightness(active)).toBeGreaterThan(brightness(track) * 3);
  },
};

export const ByKeyboard: Story = {
  name: 'Onglets au clavier',
  render: () => <StatefulTabs label="Nos bêtes" names={names} />,
  play: async ({ canvas, userEvent }) => {
    const panel = (name: string) => canvas.getByText(name, { selector: 'p' });
    await userEvent.click(canvas.getByText('En vedette', { selector: 'label' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(panel('Promotions')).toBeVisible();
    await expect(panel('En vedette')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(panel('En vedette')).toBeVisible();
  },
};

export const Playground: Story = { name: 'Onglets : réglages', parameters: adjustable };
