import uses from 'virtual:component-uses';
import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { StoryAnchor } from '../../packages/statechart/storybook/story-anchor.tsx';

const frame = grid({ p: '6', bg: 'page', color: 'text', gap: '6', maxW: 'full' });
const columns = grid({ gap: '6', gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 18rem), 1fr))]' });
const list = grid({ listStyle: 'disc', pl: '5', gap: '1' });
const places = css({
  listStyle: 'disc',
  pl: '5',
  columnWidth: '[18rem]',
  '& a': { textDecoration: 'underline' },
});
const scroller = css({ overflowX: 'auto', maxW: 'full' });
const table = css({
  borderCollapse: 'collapse',
  '& th': { textStyle: 'small', color: 'muted', textAlign: 'left', fontWeight: 'semibold', p: '2' },
  '& td': { px: '1', py: '3', verticalAlign: 'top' },
});

/** The state of a part: an interaction, or attributes. */
const looks = {
  rest: ['Repos', ''],
  hover: ['Survol', 'pseudo-hover-all'],
  focus: ['Focus', ''],
  pressed: ['Appui', 'pseudo-hover-all pseudo-active-all'],
  busy: ['Occupé', ''],
  disabled: ['Désactivé', ''],
  error: ['Erreur', ''],
} as const;

export type Look = keyof typeof looks;

const focusable = 'input, select, textarea, button, a, [tabindex="0"]';

/** The element that receives the focus: the chosen option, else the first focusable one. */
function focusIn(cell: HTMLElement | null): void {
  const chosen = cell?.querySelector('input[type=radio]:checked');
  (chosen ?? cell?.querySelector(focusable))?.classList.add('pseudo-focus', 'pseudo-focus-visible');
}

type LookTableProps = {
  /** What the table compares, where a page has more than one. */
  name?: string;
  looks: readonly Look[];
  /** Each variant by its name, rendered in a state; `key` makes the fields of two cells distinct. */
  variants: Readonly<Record<string, (look: Look, key: string) => ReactNode>>;
};

/** A table of every variant in every state. */
export function LookTable({ name: label = 'Variantes et états', looks: shown, variants }: LookTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable
    <section className={scroller} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <td />
            {shown.map((look) => (
              <th key={look} scope="col">
                {looks[look][0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(variants).map(([name, draw]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map((look) => (
                <td key={look} className={looks[look][1]} ref={look === 'focus' ? focusIn : undefined}>
                  {draw(look, `${name}-${look}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SheetProps = {
  title: string;
  /** The part of src/ui that the page documents. */
  part: string;
  forWhat: readonly string[];
  notFor: readonly string[];
  keyboard: readonly string[];
  children: ReactNode;
};

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section>
    <h2 className={css({ textStyle: 'h4', mb: '2' })}>{title}</h2>
    <ul className={list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** The pages of the shop that use a part of src/ui. */
export const UsedBy = ({ part }: { part: string }) => (
  <section>
    <h2 className={css({ textStyle: 'h4', mb: '2' })}>Où la boutique l’emploie</h2>
    <ul className={places}>
      {(uses[part] ?? []).map(({ title: place, id }) => (
        <li key={id}>
          <StoryAnchor story={{ id, name: place.replaceAll('/', ' / ') }} />
        </li>
      ))}
    </ul>
  </section>
);

/** The page of a component: its purpose, its states, its keys, and the pages of the shop that use it. */
export function Sheet({ title, part, forWhat, notFor, keyboard, children }: SheetProps) {
  return (
    <main className={frame}>
      <h1 className={css({ textStyle: 'h2' })}>{title}</h1>
      <div className={columns}>
        <Points title="Pour" points={forWhat} />
        <Points title="Pas pour" points={notFor} />
        <Points title="Au clavier" points={keyboard} />
      </div>
      {children}
      <UsedBy part={part} />
    </main>
  );
}

/** A component with little and with much text. */
export const TextLengths = ({ children }: { children: ReactNode }) => (
  <main className={cx(frame, css({ maxW: 'panel' }))}>{children}</main>
);

/** A story whose parameters can be changed. */
export const adjustable = { controls: { disable: false } } as const;
