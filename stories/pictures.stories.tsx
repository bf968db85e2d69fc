import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { at } from '#machines/at.ts';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import { PictureRequest } from '#screens/product/picture-request.tsx';
import { ProductPictures } from '#screens/product/product-pictures.tsx';
import { container } from '#ui/container.ts';
import { productWording } from '#wording/product.ts';
import { sampleAnimal } from './sample/animals.ts';
import { LivePictures } from './sample/live-pictures.tsx';
import { missingPhoto, photoAddress } from './sample/pictures.ts';

const ram = sampleAnimal('Bélier Bali-Bali');
const [none, single, several] = [0, 1, 6].map((count) => ({
  ...ram,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((place) => [
      `image${place}`,
      place > count ? null : `${ram.image1}?photo=${place}`,
    ]),
  ),
})) as [typeof ram, typeof ram, typeof ram];

const drawing = (index: number) => ({ kind: 'drawing', index, count: 6 }) as const;
/** The owner's own photos, which come before drawings of the breed. */
const mixed = { ...ram, image1: photoAddress('en-hauteur.png'), image4: photoAddress('trop-grande.png') };
const photographed = {
  ...single,
  quantity_initial: 1,
  image1: photoAddress('en-hauteur.png'),
};
const broken = { ...mixed, image1: missingPhoto };

const inContainer: Decorator = (Story) => (
  <main className={container}>
    <Story />
  </main>
);

const meta = {
  title: 'Choisir/Produit/Photos',
  parameters: { frame: 'none' },
  component: ProductPictures,
  decorators: [inContainer],
  args: {
    product: several,
    snapshot: at(picturesMachine, 'several', { count: 7, index: 0 }),
    send: () => undefined,
    request: <PictureRequest product={several} url="https://belier.ci/product/animal-1" code="4827" />,
  },
} satisfies Meta<typeof ProductPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Six photos, la première (slider)' };

export const SeveralLast: Story = {
  name: 'Six photos, la dernière',
  args: { snapshot: at(picturesMachine, 'several', { count: 7, index: 5 }) },
};

export const Request: Story = {
  name: 'Après la dernière, la demande d’une photo ou d’une vidéo',
  args: { snapshot: at(picturesMachine, 'several', { count: 7, index: 6 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Demander sur WhatsApp/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /en grand$/ })).toBeNull();
  },
};

export const Single: Story = {
  name: 'Une seule photo',
  args: { product: single, snapshot: at(picturesMachine, 'single', { count: 1, index: 0 }), request: false },
};

export const Photo: Story = {
  name: 'Une photo de cet animal, en hauteur',
  args: {
    product: photographed,
    snapshot: at(picturesMachine, 'single', { count: 1, index: 0 }),
    request: false,
  },
};

export const Mixed: Story = {
  name: 'Photos et dessins de la race',
  args: { product: mixed, snapshot: at(picturesMachine, 'several', { count: 5, index: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photo 1 sur 2 · de ce lot')).toBeVisible();
    await expect(canvas.getByText('Dessin 2 sur 2 · de la race')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Voir la photo 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Voir le dessin 1' })).toBeVisible();
  },
};

export const Broken: Story = {
  name: 'Une photo qui n’arrive pas',
  args: { product: broken, snapshot: at(picturesMachine, 'several', { count: 5, index: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(productWording.pictures.lost)).toBeVisible();
    await expect(canvas.queryByText('Photo 1 sur 2 · de ce lot')).toBeNull();
  },
};

export const None: Story = {
  name: 'Sans photo',
  args: { product: none, snapshot: at(picturesMachine, 'none', { count: 0, index: 0 }) },
};

/** The real machine: chosen below, paged with the arrow keys past the last one, and swiped. */
export const Living: Story = {
  tags: ['en-direct'],
  name: 'Photos vivantes',
  render: () => <LivePictures product={several} />,
  play: async ({ canvas: page }) => {
    const shown = (place: number) =>
      expect(
        page.getByRole('button', { name: productWording.pictures.choose(drawing(place)) }),
      ).toHaveAttribute('aria-current', 'true');
    await userEvent.click(page.getByRole('button', { name: productWording.pictures.choose(drawing(6)) }));
    await shown(6);
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('button', { name: productWording.pictures.request })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.keyboard('{ArrowRight}');
    await shown(1);
    const stage = page.getByRole('img', { name: productWording.pictures.alt(several.name, drawing(1)) });
    await fireEvent.pointerDown(stage, { clientX: 200, isPrimary: true });
    await fireEvent.pointerUp(stage, { clientX: 140, isPrimary: true });
    await shown(2);
  },
};
