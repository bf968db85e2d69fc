import { create } from 'storybook/theming';
import { palette } from '../src/ui/palette.ts';

const shared = {
  brandTitle: 'Bélier, l’atelier',
  brandUrl: '/',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  appBorderRadius: 12,
  inputBorderRadius: 12,
};

/** The shop's colours by their role in Storybook's interface. */
const coloursOf = (theme: 'light' | 'dark') => {
  const of = (role: keyof typeof palette): string => palette[role][theme];
  return {
    colorPrimary: of('primary'),
    colorSecondary: of('primary'),
    appBg: theme === 'light' ? of('quiet') : of('surface'),
    appContentBg: of('page'),
    appPreviewBg: of('page'),
    appBorderColor: of('line'),
    textColor: of('text'),
    textMutedColor: of('muted'),
    textInverseColor: of('page'),
    barBg: of('surface'),
    barTextColor: of('muted'),
    barHoverColor: of('primary'),
    barSelectedColor: of('primary'),
    inputBg: of('surface'),
    inputBorder: of('inputLine'),
    inputTextColor: of('text'),
  };
};

/** Storybook's own themes: the interface follows the reader's setting, documentation pages the toolbar. */
export const themes = {
  light: create({ ...shared, base: 'light', brandImage: './brand/logo.svg', ...coloursOf('light') }),
  dark: create({ ...shared, base: 'dark', brandImage: './brand/logo-dark.svg', ...coloursOf('dark') }),
};
