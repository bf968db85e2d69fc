import type { StorybookConfig } from '@storybook/react-vite';

/** The router's plugins write the route tree and split routes; a story holds none. */
const isOfRouter = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  String(plugin.name).startsWith('tanstack');

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
    plugins: vite.plugins?.flat().filter((plugin) => !isOfRouter(plugin)) ?? [],
    build: { ...vite.build, reportCompressedSize: false },
  }),
};

export default config;
