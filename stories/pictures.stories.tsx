import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { at } from '#machines/at.ts';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import { PictureRequest } from '#screens/product/picture-request.tsx';
import { ProductPictures } from '#screens/product/product-pictures.tsx';
import { container } from '#ui/container.ts';
import { productWording } from '#wording/product.ts';
import { productHelpWording } from '#wording/product-help.ts';
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
/** One was taken in the year in which this is read, one before it. */
const dated = { ...mixed, image1_date: `${new Date().getUTCFullYear()}-03-12`, image4_date: '2024-08-01' };
const filmed = { ...dated, film: '/media/photos/toronke.mp4', film_poster: photoAddress('trop-grande.png') };
const atItsFilm = (product: typeof filmed) => ({
  product,
  snapshot: at(picturesMachine, 'several', { count: 5, index: 4 }),
  request: <PictureRequest product={product} url="https://belier.ci/product/animal-1" code="4827" />,
});

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

export const Dated: Story = {
  name: 'Des photos et leur jour',
  args: { product: dated, snapshot: at(picturesMachine, 'several', { count: 5, index: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photo 1 sur 2 · de ce lot · photo du 12 mars')).toBeVisible();
    await expect(canvas.getByText('Photo 2 sur 2 · de ce lot · photo du 1er août 2024')).toBeInTheDocument();
    // Of a drawing nothing was taken.
    await expect(canvas.getByText('Dessin 1 sur 2 · de la race')).toBeInTheDocument();
  },
};

export const DatedAlone: Story = {
  name: 'Une seule photo et son jour',
  args: {
    product: { ...photographed, image1_date: '2024-03-12' },
    snapshot: at(picturesMachine, 'single', { count: 1, index: 0 }),
    request: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photo du 12 mars 2024 · de cet animal')).toBeVisible();
  },
};

const player = (canvas: { getByLabelText: (label: RegExp) => HTMLElement }) =>
  canvas.getByLabelText(/^Vidéo/) as HTMLVideoElement;

export const Film: Story = {
  name: 'La vidéo, dont rien n’est chargé avant la lecture',
  args: atItsFilm(filmed),
  play: async ({ canvas }) => {
    const film = player(canvas);
    await expect(film).toHaveAttribute('poster', filmed.film_poster);
    await expect([film.preload, film.paused, film.readyState, film.buffered.length]).toEqual([
      'none',
      true,
      0,
      0,
    ]);
    await expect(canvas.getByRole('button', { name: productWording.pictures.film })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: productWording.pictures.request })).toBeNull();
  },
};

export const FilmPlaying: Story = {
  name: 'La vidéo, jouée',
  args: atItsFilm(filmed),
  play: async ({ canvas }) => {
    const film = player(canvas);
    // A Chromium without its codec shows the sentence instead.
    if (film.canPlayType('video/mp4; codecs="avc1.42001f"') === '') return;
    await film.play();
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(0));
    film.pause();
    film.currentTime = 2;
    await waitFor(() => expect(film.seeking).toBe(false));
    await expect(canvas.queryByRole('alert')).toBeNull();
    // The arrow keys are the player's.
    film.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(film).toBeVisible();
  },
};

export const FilmLost: Story = {
  name: 'La vidéo, qui n’arrive pas',
  args: atItsFilm({ ...filmed, film: '/media/photos/absente.mp4' }),
  play: async ({ canvas }) => {
    await player(canvas)
      .play()
      .catch(() => undefined);
    await expect(await canvas.findByText(productHelpWording.player.lost)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Demander sur WhatsApp/ })).toBeVisible();
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
