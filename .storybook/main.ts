import panda from '@pandacss/dev/postcss';
import type { StorybookConfig } from '@storybook/react-vite';
import { cachedLayouts } from './cached-layouts.ts';
import { samplePicturesPlugin } from './sample-pictures.ts';
import { stillAttribute } from './still-attribute.ts';
import { componentUses } from './uses.ts';

/**
 * The router's plugins write the route tree and split routes, others look at what came of it, and one fetches the shop's scripts
 * whole, from the root of the shop's host: a story holds no route, and a workshop stands in any folder.
 */
const isOfShop = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /^(?:tanstack|(?:page-files|whole-scripts)$)/.test(String(plugin.name));

/** Vite has types of another version of PostCSS than Panda. */
const postcss = { plugins: [panda(), stillAttribute()] } as unknown as string;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    '../statechart/storybook/preset.ts',
  ],
  docs: { defaultName: 'Aperçu' },
  // The letters of the interface stand around the stories, too.
  staticDirs: ['../public', { from: '../src/ui/fonts', to: '/letters' }, { from: './brand', to: '/brand' }],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    plugins: [
      ...(vite.plugins?.flat().filter((plugin) => !isOfShop(plugin)) ?? []),
      samplePicturesPlugin(),
      componentUses(process.cwd()),
      cachedLayouts(process.cwd()),
    ],
    build: { ...vite.build, reportCompressedSize: false },
    css: { ...vite.css, postcss },
    // The toolbar chooses the wording of a window.
    define: { ...vite.define, 'import.meta.env.VITE_WORDING': 'globalThis.WORDING' },
  }),
};

export default config;
