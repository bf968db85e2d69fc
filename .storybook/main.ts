import type { StorybookConfig } from '@storybook/react-vite';

/**
 * The router's plugins write the route tree and split routes, others look at what came of it, one fetches the shop's scripts
 * whole, from the root of the shop's host, and one shortens the names of its classes: a story holds no route, a workshop stands in
 * any folder, and its classes can be read.
 */
const isOfShop = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /^(?:tanstack|(?:page-files|live-patterns|whole-scripts|short-classes)$)/.test(String(plugin.name));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '../statechart/storybook/preset.ts',
  ],
  docs: { defaultName: 'Aperçu' },
  staticDirs: ['../public'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    plugins: vite.plugins?.flat().filter((plugin) => !isOfShop(plugin)) ?? [],
    build: { ...vite.build, reportCompressedSize: false },
  }),
};

export default config;
