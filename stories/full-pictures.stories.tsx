import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { picturesOf } from '#rules/picture-kind.ts';
import { FullPictures, type FullPicturesProps } from '#screens/product/full-pictures.tsx';
import { productWording } from '#wording/product.ts';
import { sampleAnimal } from './sample/animals.ts';

const ram = sampleAnimal('Bélier Bali-Bali');
const pictures = picturesOf(ram);

/** Can be paged and closed as on its page. */
function Living({ index: first, open: opened, ...props }: FullPicturesProps) {
  const [index, setIndex] = useState(first);
  const [open, setOpen] = useState(opened);
  const count = props.pictures.length;
  return (
    <FullPictures
      {...props}
      index={index}
      open={open}
      onTurn={(way) => setIndex((index + (way === 'next' ? 1 : count - 1)) % count)}
      onClose={() => setOpen(false)}
    />
  );
}

const meta = {
  title: 'Choisir/Photos en grand',
  parameters: { frame: 'none' },
  component: Living,
  args: { name: ram.name, pictures, index: 0, open: true, onTurn: () => {}, onClose: () => {} },
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Première photo' };

export const Turned: Story = {
  name: 'Tournée aux flèches du clavier',
  play: async () => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      await screen.findByText(
        productWording.pictures.position({ kind: 'drawing', index: 2, count: pictures.length }),
      ),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(
      await screen.findByText(
        productWording.pictures.position({
          kind: 'drawing',
          index: pictures.length,
          count: pictures.length,
        }),
      ),
    ).toBeVisible();
  },
};

export const Single: Story = { name: 'Une seule photo', args: { pictures: pictures.slice(0, 1) } };
