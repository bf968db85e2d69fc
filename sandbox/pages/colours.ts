import { palette } from '../../src/ui/palette.ts';

/** The custom properties of `pages.css`, each by its role in the shop's palette. */
const roles = {
  page: 'page',
  card: 'surface',
  quiet: 'quiet',
  line: 'line',
  edge: 'inputLine',
  text: 'text',
  muted: 'muted',
  bar: 'bar',
  'on-bar': 'onBar',
  accent: 'primary',
  'on-accent': 'onPrimary',
  bad: 'danger',
  good: 'success',
} as const satisfies Readonly<Record<string, keyof typeof palette>>;

const valuesIn = (theme: 'light' | 'dark'): string =>
  Object.entries(roles)
    .map(([name, role]) => `--${name}:${palette[role][theme]}`)
    .join(';');

/** The colours of the sandbox's own pages, in both themes. */
export const pageColours = `:root{color-scheme:light dark;${valuesIn('light')}}
@media (prefers-color-scheme:dark){:root{${valuesIn('dark')}}}
`;
