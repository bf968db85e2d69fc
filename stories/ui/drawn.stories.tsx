import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#screens/layout/logo.tsx';
import { css } from '#styled-system/css';
import { Scene } from '#ui/scene.tsx';
import { drawings } from './drawings.ts';
import * as icons from './icons.ts';
import { Shelf } from './shelf.tsx';
import { nameStyle } from './token-list.tsx';

const meta = { title: 'Interface/Dessins' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const title = css({ textStyle: 'h2' });
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(7rem, 1fr))]',
  gap: '5',
});
const scenes = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(16rem, 1fr))]',
  gap: '5',
});
const one = css({ display: 'grid', gap: '2', justifyItems: 'start', '& svg': { w: '6', h: '6' } });
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
    </Shelf>
  ),
};

export const Icons: Story = {
  name: 'Icônes (Lucide)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Icônes</h1>
      <div className={grid}>
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
        {drawings.map((name) => (
          <div key={name} className={one}>
            <Scene name={name} width={320} height={200} className={picture} />
            <span className={nameStyle}>{name}</span>
          </div>
        ))}
      </div>
    </Shelf>
  ),
};
