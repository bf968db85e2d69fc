import type { StorybookConfig } from '@storybook/react-vite';

/** The router's plugins write the route tree and split routes, and others look at what came of it; a story holds no route. */
const isOfRoutes = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /^(?:tanstack|page-files$|live-patterns$)/.test(String(plugin.name));

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
    plugins: vite.plugins?.flat().filter((plugin) => !isOfRoutes(plugin)) ?? [],
    build: { ...vite.build, reportCompressedSize: false },
  }),
};

export default config;
