import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at } from '#machines/at.ts';
import { selectionMachine } from '#machines/browsing/selection.machine.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { AnimalGrid } from '#screens/catalogue/animal-grid.tsx';
import { ChooseButton } from '#screens/catalogue/choose-button.tsx';
import { ChooserContext, type ChooserProps } from '#screens/catalogue/chooser.tsx';
import { SelectionBar } from '#screens/catalogue/selection-bar.tsx';
import { ShareButton } from '#screens/product/share-button.tsx';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { selectionWording } from '#wording/selection.ts';
import { onSmallPhone } from './at-its-width.ts';
import { sampleAnimals } from './sample/animals.ts';

const wording = selectionWording;
const page = flex({ direction: 'column', justify: 'end', minH: '[26rem]' });

const message = { title: wording.message.title, text: `${wording.message.first}\n\n1. Bélier Ladoum` };
const share = (
  <ShareButton
    snapshot={at(shareMachine, 'idle', { page: message })}
    send={() => undefined}
    words={wording.share}
    opens="above"
  />
);
const chosen = (count: number) => {
  const animals: readonly Product[] = sampleAnimals.slice(0, count);
  return { animals, snapshot: at(selectionMachine, 'idle', { chosen: animals.map(({ id }) => id) }) };
};

const meta = {
  title: 'Choisir/Boutique/Ma sélection',
  id: 'choisir-boutique-ma-selection',
  parameters: { frame: 'none' },
  component: SelectionBar,
  render: (args) => (
    <div className={page}>
      <SelectionBar {...args} />
    </div>
  ),
  args: { ...chosen(3), send: fn(), share, opened: chosen(3).snapshot },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  name: 'Trois animaux choisis',
  play: async ({ canvas, userEvent, args }) => {
    const [first] = args.animals;
    await expect(canvas.getByRole('link', { name: first?.name ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wording.takeOut(first?.name ?? '') }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'animal.toggled', id: first?.id });
    await userEvent.click(canvas.getByRole('button', { name: wording.empty }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.emptied' });
    await expect(canvas.getByRole('button', { name: wording.share.button })).toBeVisible();
  },
};

export const IdleWithOne: Story = {
  name: 'Un seul animal choisi',
  args: chosen(1),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wording.hint(1, false))).toBeVisible();
    // A region that is born with its text is not announced everywhere.
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('button', { name: wording.share.button })).toBeNull();
  },
};

export const IdleWithFive: Story = {
  parameters: onSmallPhone,
  name: 'Cinq animaux',
  args: chosen(5),
};

export const Full: Story = {
  name: 'Un sixième animal ne va plus',
  args: {
    ...chosen(5),
    snapshot: at(selectionMachine, 'full', { chosen: chosen(5).animals.map(({ id }) => id) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wording.hint(5, true).replace(/\s/g, ' '))).toBeVisible();
  },
};

/** The first animal of each list is selected. */
const Choose = ({ product, place }: ChooserProps) => (
  <ChooseButton
    name={product.name}
    chosen={product.id === sampleAnimals[0]?.id}
    onPress={() => undefined}
    place={place}
  />
);

const inGrid = (view: 'grid' | 'list') => () => (
  <main className={css({ p: '4' })}>
    <h1>{wording.title}</h1>
    <ChooserContext value={Choose}>
      <AnimalGrid animals={sampleAnimals.slice(0, 4)} level={2} view={view} />
    </ChooserContext>
  </main>
);

export const IdleOnCards: Story = { name: 'Le bouton, sur les cartes', render: inGrid('grid') };
export const IdleOnRows: Story = {
  parameters: onSmallPhone,
  name: 'Le bouton, en vue liste',
  render: inGrid('list'),
};

export const IdleInWords: Story = {
  name: 'Le bouton, sur la page d’un animal',
  render: () => (
    <div className={flex({ p: '4', gap: '3' })}>
      <ChooseButton name="Bélier Ladoum" chosen={false} onPress={() => undefined} place="page" />
      <ChooseButton name="Bélier Bali-Bali" chosen onPress={() => undefined} place="page" />
    </div>
  ),
};
