import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { clearPalette, palette } from '#ui/palette.ts';
import { contrast, edges, type Role, text } from '#ui/testing/contrast.ts';
import { remOf, steps, type TypeSize } from '#ui/type-scale.ts';
import { roles as purposes } from './roles.ts';
import { Shelf } from './shelf.tsx';
import { nameStyle, styled, TokenList, useTokens, valueStyle } from './token-list.tsx';
import { tokensOf } from './tokens.ts';

const meta = { title: 'Interface/Fondations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const title = css({ textStyle: 'h2' });
const heading = css({ textStyle: 'h3', mb: '3' });
const gridStyle = grid({ gridTemplateColumns: '[repeat(auto-fill, minmax(220px, 1fr))]', gap: '4' });
const pair = grid({
  gridTemplateColumns: '1fr 1fr',
  gap: '0',
  mb: '2',
  border: 'hairline',
  borderRadius: 'md',
  overflow: 'hidden',
});
const sample = css({ h: '16', display: 'grid', placeItems: 'center', textStyle: 'h4' });
/** One press selects the whole of it, to be copied. */
const copied = cx(nameStyle, css({ userSelect: 'all' }));

const themes = [
  ['light', 'clair'],
  ['dark', 'sombre'],
] as const;

type Colour = { light: string; dark: string };

/** The lowest contrast of a role on its surfaces, in both themes. */
function contrastsOf(role: Role, { light, dark }: Colour = palette[role]): string | null {
  const [, surfaces = []] = [...text, ...edges].find(([one]) => one === role) ?? [];
  if (surfaces.length === 0) return null;
  const least = (theme: 'light' | 'dark') =>
    Math.min(...surfaces.map((surface) => contrast({ light, dark }[theme], palette[surface][theme])));
  const said = themes.map(([theme, name]) => `${least(theme).toFixed(1).replace('.', ',')} ${name}`);
  return `contraste au moins ${said.join(', ')} (${surfaces.join(', ')})`;
}

/** Where a text stands: `onPrimary` on `primary`, the others on the page. */
function groundOf(role: Role): Role | null {
  const [, ground] = /^on([A-Z]\w*)$/.exec(role) ?? [];
  if (ground !== undefined) return (ground.charAt(0).toLowerCase() + ground.slice(1)) as Role;
  return /^(?:text|muted)$/.test(role) ? 'page' : null;
}

/** A colour in both themes, side by side: as a surface, or as the text that it is on its ground. */
const Swatch = ({ role }: { role: Role }) => {
  const ground = groundOf(role);
  return (
    <div className={pair}>
      {themes.map(([theme, name]) => (
        <div
          key={theme}
          className={sample}
          title={name}
          ref={styled(
            ground === null
              ? { background: palette[role][theme] }
              : { color: palette[role][theme], background: palette[ground][theme] },
          )}
        >
          {ground !== null && 'Bélier'}
        </div>
      ))}
    </div>
  );
};

const groups: readonly (readonly [string, RegExp])[] = [
  ['Surfaces', /^(?:page|surface|quiet|raised|bar)$/],
  ['Textes', /^(?:text|muted|on[A-Z]\w*)$/],
  ['Traits et focus', /[lL]ine$|^focus$/],
  ['Marque', /^(?:primary|ochre)/],
  ['Réussite et erreur', /^(?:success|danger)/],
];

export const Colours: Story = {
  name: 'Couleurs, claires et sombres (colours, tokens)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Couleurs par rôle</h1>
      <p>
        À gauche le thème clair, à droite le sombre. Pour Figma :{' '}
        <code>docs/generated/tokens.light.json</code> et <code>tokens.dark.json</code>, au format DTCG.
      </p>
      {groups.map(([group, roles]) => (
        <section key={group}>
          <h2 className={heading}>{group}</h2>
          <div className={gridStyle}>
            {(Object.keys(palette) as Role[])
              .filter((role) => roles.test(role))
              .map((role) => (
                <div key={role}>
                  <Swatch role={role} />
                  <div className={copied}>{role}</div>
                  <div className={valueStyle}>
                    <span className={css({ userSelect: 'all' })}>{palette[role].light}</span> ·{' '}
                    <span className={css({ userSelect: 'all' })}>{palette[role].dark}</span>
                  </div>
                  <div>Pour {purposes[role][0]}.</div>
                  <div className={valueStyle}>Jamais pour {purposes[role][1]}.</div>
                  <div className={valueStyle}>{contrastsOf(role)}</div>
                </div>
              ))}
          </div>
        </section>
      ))}
      <section>
        <h2 className={heading}>Contraste renforcé, si l’appareil le demande</h2>
        <div className={gridStyle}>
          {Object.entries(clearPalette).map(([role, colour]) => (
            <div key={role}>
              <div className={pair}>
                <div className={sample} ref={styled({ background: colour.light })} />
                <div className={sample} ref={styled({ background: colour.dark })} />
              </div>
              <div className={valueStyle}>
                {role} · {colour.light} · {colour.dark}
              </div>
              <div className={valueStyle}>{contrastsOf(role as Role, colour)}</div>
            </div>
          ))}
        </div>
      </section>
    </Shelf>
  ),
  play: async ({ canvas }) => {
    for (const role of Object.keys(palette))
      await expect(canvas.getByText(role, { exact: true })).toBeVisible();
  },
};

const styles = [
  ['display', css({ textStyle: 'display' })],
  ['h1', css({ textStyle: 'h1' })],
  ['h2', css({ textStyle: 'h2' })],
  ['h3', css({ textStyle: 'h3' })],
  ['h4', css({ textStyle: 'h4' })],
  ['lead', css({ textStyle: 'lead' })],
  ['body', css({ textStyle: 'body' })],
  ['small', css({ textStyle: 'small' })],
  ['price', css({ textStyle: 'price' })],
] as const;

/** The first rem value of a size: `0.875rem`, as a built style writes it `.875rem`, or `min(1.5rem, 12vw)`. */
const remIn = (value: string): number => Number(/[\d.]+(?=rem)/.exec(value)?.[0]);

/** The font sizes in ascending order, each with its tokens. */
function Sizes() {
  const tokens = useTokens('font-sizes');
  return (Object.keys(steps) as TypeSize[]).map((size) => {
    const rem = remOf(size);
    const used = tokens.filter(({ value }) => remIn(value) === Number.parseFloat(rem));
    return (
      <div key={size}>
        <div ref={styled({ 'font-size': rem, 'line-height': '1.2' })}>Un bélier</div>
        <div className={valueStyle}>
          {rem} · {(Number.parseFloat(rem) * 16).toLocaleString('fr', { maximumFractionDigits: 1 })} px ·{' '}
          {used.map(({ name }) => name).join(', ')}
        </div>
      </div>
    );
  });
}

export const Texts: Story = {
  name: 'Typographie : Bricolage Grotesque et Figtree',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Typographie</h1>
      {styles.map(([style, className]) => (
        <div key={style}>
          <div className={valueStyle}>{style}</div>
          <div className={className}>
            {style === 'price' ? '1\u00a0250\u00a0000\u00a0FCFA' : 'Un bélier pour la Tabaski'}
          </div>
        </div>
      ))}
      <h2 className={heading}>Les sept tailles, et ce qui les emploie</h2>
      <Sizes />
      <h2 className={heading}>Graisses</h2>
      <TokenList
        kind="font-weights"
        example={({ value }) => <span ref={styled({ 'font-weight': value })}>Bélier</span>}
      />
      <h2 className={heading}>Interlignes</h2>
      <TokenList
        kind="line-heights"
        example={({ value }) => (
          <div ref={styled({ 'line-height': value })}>
            Un bélier
            <br />
            pour la Tabaski
          </div>
        )}
      />
    </Shelf>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('semibold')).toBeVisible();
    const sizes = canvas.getAllByText(/ px · \w/).map(({ textContent }) => textContent.split(' px · ')[1]);
    await expect(sizes).toHaveLength(Object.keys(steps).length);
    const named = sizes.flatMap((names = '') => names.split(', '));
    await expect(named.toSorted()).toEqual(
      tokensOf('font-sizes')
        .map(({ name }) => name)
        .toSorted(),
    );
  },
};

export const Spaces: Story = {
  name: 'Espaces : la grille de 4 px (spacing)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Espaces</h1>
      <TokenList
        kind="spacing"
        example={({ value }) => (
          <div className={css({ bg: 'primary', h: '4' })} ref={styled({ width: value })} />
        )}
      />
    </Shelf>
  ),
};

const tile = css({ w: '20', h: '20', bg: 'primarySoft', border: 'strong' });

export const Radii: Story = {
  name: 'Rayons des angles (radius)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Rayons</h1>
      <TokenList
        kind="radii"
        example={({ value }) => <div className={tile} ref={styled({ 'border-radius': value })} />}
      />
    </Shelf>
  ),
};

const raised = css({ w: '20', h: '16', bg: 'surface', borderRadius: 'md' });

export const Depth: Story = {
  name: 'Profondeur : ombres et plans (shadow)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Profondeur</h1>
      <h2 className={heading}>Ombres</h2>
      <TokenList
        kind="shadows"
        example={({ value }) => <div className={raised} ref={styled({ 'box-shadow': value })} />}
      />
      <h2 className={heading}>Plans, du plus bas au plus haut</h2>
      <TokenList kind="z-index" example={({ value }) => <span className={nameStyle}>{value}</span>} />
    </Shelf>
  ),
};

const runner = css({
  w: '20',
  h: '4',
  bg: 'primary',
  borderRadius: 'pill',
  _hover: { transform: 'translateX(2rem)' },
});

export const Motion: Story = {
  name: 'Mouvement : durées et courbes (animation, transition)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Mouvement</h1>
      <p>Une barre avance sous le pointeur. Quand les animations sont réduites, rien ne bouge.</p>
      <h2 className={heading}>Durées</h2>
      <TokenList
        kind="durations"
        example={({ value }) => (
          <div className={runner} ref={styled({ transition: `transform ${value} ease-out` })} />
        )}
      />
      <h2 className={heading}>Courbes</h2>
      <TokenList
        kind="easings"
        example={({ value }) => (
          <div className={runner} ref={styled({ transition: `transform 1s ${value}` })} />
        )}
      />
    </Shelf>
  ),
};

const ruler = css({ h: '4', bg: 'ochre', borderRadius: 'xs', maxW: 'full' });

export const Breakpoints: Story = {
  name: 'Largeurs d’écran (points de rupture, breakpoints)',
  render: () => (
    <Shelf look="wide">
      <h1 className={title}>Largeurs</h1>
      <TokenList
        kind="breakpoints"
        example={({ value }) => <div className={ruler} ref={styled({ width: `calc(${value} / 4)` })} />}
      />
    </Shelf>
  ),
};
