import type { Meta, StoryObj } from '@storybook/react-vite';
import { css } from '#styled-system/css';
import { token } from '#styled-system/tokens';
import { palette } from '#ui/palette.ts';
import { Shelf } from './shelf.tsx';

const meta = { title: 'Interface/Fondations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(150px, 1fr))]',
  gap: '4',
});
const swatch = css({ h: '16', borderRadius: 'md', border: 'hairline' });
const name = css({ textStyle: 'small', fontWeight: 'semibold', mt: '2' });
const value = css({ textStyle: 'tiny', color: 'muted' });

export const Colours: Story = {
  name: 'Couleurs, claires et sombres',
  render: () => (
    <Shelf look="wide">
      <h1 className={css({ textStyle: 'h2' })}>Couleurs</h1>
      <div className={grid}>
        {Object.entries(palette).map(([role, { light, dark }]) => (
          <div key={role}>
            <div
              className={swatch}
              ref={(node) => node?.style.setProperty('background', `var(--colors-${cssName(role)})`)}
            />
            <div className={name}>{role}</div>
            <div className={value}>
              {light} · {dark}
            </div>
          </div>
        ))}
      </div>
    </Shelf>
  ),
};

const cssName = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const styles = [
  ['display', css({ textStyle: 'display' })],
  ['h1', css({ textStyle: 'h1' })],
  ['h2', css({ textStyle: 'h2' })],
  ['h3', css({ textStyle: 'h3' })],
  ['h4', css({ textStyle: 'h4' })],
  ['lead', css({ textStyle: 'lead' })],
  ['body', css({ textStyle: 'body' })],
  ['small', css({ textStyle: 'small' })],
  ['tiny', css({ textStyle: 'tiny' })],
  ['price', css({ textStyle: 'price' })],
] as const;

export const Texts: Story = {
  name: 'Textes : Bricolage Grotesque et Figtree',
  render: () => (
    <Shelf look="wide">
      <h1 className={css({ textStyle: 'h2' })}>Textes</h1>
      {styles.map(([style, className]) => (
        <div key={style}>
          <div className={value}>{style}</div>
          <div className={className}>
            {style === 'price' ? '1\u202f250\u202f000\u00a0FCFA' : 'Un bélier pour la Tabaski'}
          </div>
        </div>
      ))}
    </Shelf>
  ),
};

const steps = [
  'spacing.1',
  'spacing.2',
  'spacing.3',
  'spacing.4',
  'spacing.6',
  'spacing.8',
  'spacing.12',
] as const;
const named = ['spacing.gutter', 'spacing.sectionPhone', 'spacing.section'] as const;

export const Spaces: Story = {
  name: 'Espaces : la grille de 4 px',
  render: () => (
    <Shelf look="wide">
      <h1 className={css({ textStyle: 'h2' })}>Espaces</h1>
      {[...steps, ...named].map((step) => (
        <div key={step} className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
          <div
            className={css({ bg: 'primary', h: '4' })}
            ref={(node) => node?.style.setProperty('width', token(step))}
          />
          <span className={name}>{step.slice('spacing.'.length)}</span>
          <span className={value}>{token(step)}</span>
        </div>
      ))}
    </Shelf>
  ),
};
