import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Bélier, l’atelier',
  brandUrl: '/',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  appBorderRadius: 12,
  inputBorderRadius: 12,
};

/** The workshop's own looks: around the stories by the reader's setting, on its pages of text by the toolbar. */
export const themes = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#A8431F',
    colorSecondary: '#A8431F',
    appBg: '#F6EBD9',
    appContentBg: '#FFFBF4',
    appPreviewBg: '#FFFBF4',
    appBorderColor: '#F0E4D0',
    textColor: '#2B1B12',
    textMutedColor: '#6B5848',
    textInverseColor: '#FFFBF4',
    barBg: '#FFFFFF',
    barTextColor: '#6B5848',
    barHoverColor: '#A8431F',
    barSelectedColor: '#A8431F',
    inputBg: '#FFFFFF',
    inputBorder: '#9A8266',
    inputTextColor: '#2B1B12',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#EE8A5E',
    colorSecondary: '#EE8A5E',
    appBg: '#26180F',
    appContentBg: '#1A0F09',
    appPreviewBg: '#1A0F09',
    appBorderColor: '#423024',
    textColor: '#F9EEDD',
    textMutedColor: '#CBB59E',
    textInverseColor: '#1A0F09',
    barBg: '#26180F',
    barTextColor: '#CBB59E',
    barHoverColor: '#EE8A5E',
    barSelectedColor: '#EE8A5E',
    inputBg: '#26180F',
    inputBorder: '#9A8266',
    inputTextColor: '#F9EEDD',
  }),
};
