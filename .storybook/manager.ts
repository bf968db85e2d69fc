import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  selectedPanel: 'statechart/panel',
  theme: create({
    base: 'light',
    brandTitle: 'Bélier, l’atelier',
    brandUrl: '/',
    fontBase: "'Figtree Variable', system-ui, sans-serif",
    colorPrimary: '#A8431F',
    colorSecondary: '#A8431F',
    appBg: '#F6EBD9',
    appContentBg: '#FFFBF4',
    appPreviewBg: '#FFFBF4',
    appBorderColor: '#F0E4D0',
    appBorderRadius: 12,
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
    inputBorderRadius: 12,
  }),
});
