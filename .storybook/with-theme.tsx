import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The theme of the toolbar, as the shop sets it; the pages are French. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'fr';
  }, [theme]);
  return <Story />;
};
