import icons from 'virtual:shop-icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Logo } from '#screens/layout/logo.tsx';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { band } from '#ui/band.ts';
import { Mark } from '#ui/mark.tsx';
import { Picture } from '#ui/picture.tsx';
import { Scene } from '#ui/scene.tsx';
import { breedPictures, missingPhoto, photoAddress, samplePhotos, shopDrawings } from '../sample/pictures.ts';
import { Shelf } from './shelf.tsx';
import { nameStyle } from './token-list.tsx';

const meta = { title: 'Interface/Dessins' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const title = css({ textStyle: 'h2' });
const gridStyle = grid({ gridTemplateColumns: '[repeat(auto-fill, minmax(7rem, 1fr))]', gap: '5' });
const scenes = grid({ gridTemplateColumns: '[repeat(auto-fill, minmax(16rem, 1fr))]', gap: '5' });
const one = grid({ gap: '2', justifyItems: 'start', '& svg': { w: '6', h: '6' } });
const picture = css({ w: 'full', h: 'auto', borderRadius: 'md' });
const bar = css({ bg: 'bar', p: '6', borderRadius: 'md' });
const page = css({ bg: 'page', p: '6', borderRadius: 'md', border: 'hairline' });

export const Brand: Story = {
  name: 'Logo, sur la page et sur le pied',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Logo</h1>
      <div className={page}>
        <Logo />
      </div>
      <div className={bar}>
        <Logo on="bar" />
      </div>
      <div className={one}>
        <Mark />
        <span className={nameStyle}>Le signe seul, en une couleur</span>
      </div>
    </Shelf>
  ),
};

export const Icons: Story = {
  name: 'Icônes (Lucide, icons)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Icônes</h1>
      <div className={gridStyle}>
        {Object.entries(icons).map(([name, Icon]) => (
          <div key={name} className={one}>
            <Icon aria-hidden="true" />
            <span className={nameStyle}>{name}</span>
          </div>
        ))}
      </div>
    </Shelf>
  ),
};

export const Drawings: Story = {
  name: 'Illustrations, de jour et de nuit',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Illustrations</h1>
      <p>La nuit vient avec le thème sombre.</p>
      <div className={scenes}>
        {shopDrawings.map((name) => (
          <div key={name} className={one}>
            <Scene name={name} width={320} height={200} className={picture} />
            <span className={nameStyle}>{name}</span>
          </div>
        ))}
      </div>
    </Shelf>
  ),
};

const three = grid({ gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]', gap: '3' });

export const Breeds: Story = {
  name: 'Races, chacune en trois poses',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Races</h1>
      {breedPictures.map(({ breed, pictures }) => (
        <section key={breed} aria-label={breed}>
          <h2 className={nameStyle}>{breed}</h2>
          <div className={three}>
            {pictures.map((src) => (
              <Picture key={src} src={src} alt="" width={300} />
            ))}
          </div>
        </section>
      ))}
    </Shelf>
  ),
};

export const Photos: Story = {
  name: 'Photos d’un fournisseur : en hauteur, trop grande, absente',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Photos</h1>
      <div className={three}>
        {samplePhotos.map((name) => (
          <Picture key={name} src={photoAddress(name)} alt={name} width={300} eager />
        ))}
        <Picture src={missingPhoto} alt="absente" width={300} eager />
      </div>
    </Shelf>
  ),
  play: async ({ canvas, canvasElement }) => {
    // The missing one has a placeholder, of which the theme shows one version.
    await waitFor(() => expect(canvas.getAllByAltText('absente')).toHaveLength(2));
    const boxes = [...canvasElement.querySelectorAll('img')]
      .map((image) => image.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(boxes).toHaveLength(3);
    for (const { width, height } of boxes) await expect(width / height).toBeCloseTo(6 / 5, 1);
  },
};

export const Band: Story = {
  name: 'Bande tissée',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Bande tissée</h1>
      <div className={band} />
      <p>Elle marque une fin : au-dessus du pied, sous le dessin d’un état, en tête de la facture.</p>
    </Shelf>
  ),
};
