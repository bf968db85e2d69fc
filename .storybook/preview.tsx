import type { Preview } from '@storybook/react-vite';
import '#ui/global.css';
import { StatechartDocs } from '../statechart/storybook/docs-page.tsx';
import { checkOtherTheme } from './other-theme.ts';
import { statechart } from './statechart.ts';
import { withActions } from './with-actions.tsx';
import { withRouter } from './with-router.tsx';
import { withTheme } from './with-theme.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withActions, withRouter, withTheme],
  afterEach: checkOtherTheme,
  globalTypes: {
    theme: {
      description: 'Thème',
      toolbar: {
        title: 'Thème',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Clair' },
          { value: 'dark', title: 'Sombre' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    // In the tests what passes is not described.
    a11y: {
      test: 'error',
      ...(import.meta.env.MODE === 'test' && { options: { resultTypes: ['violations'] } }),
    },
    controls: { disable: true },
    docs: { page: StatechartDocs },
    statechart,
    viewport: {
      options: {
        small: { name: 'Petit téléphone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Téléphone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablette', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Ordinateur', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Bienvenue',
          'Découvrir',
          'Choisir',
          'Acheter',
          'Payer et suivre',
          'Compte',
          'Espace client',
          'Partout',
          'Machines',
          'Interface',
        ],
      },
    },
  },
};

export default preview;
