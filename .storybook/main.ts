import panda from '@pandacss/dev/postcss';
import type { StorybookConfig } from '@storybook/react-vite';
import { stillAttribute } from './still-attribute.ts';
import { workshopModules } from './uses.ts';

/**
 * Plugins that Storybook does not need: the router's write the route tree and split routes, others read the result, and one loads
 * the shop's scripts from the root of its host. Stories contain no routes, and Storybook may be served from any folder.
 */
const isOfShop = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  /^(?:tanstack|(?:page-files|code-loader|worker-file)$)/.test(String(plugin.name));

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
    '../packages/statechart/storybook/preset.ts',
  ],
  docs: { defaultName: 'Vue d’ensemble' },
  staticDirs: [
    '../public',
    // The interface around the stories uses the shop's fonts, too.
    { from: '../src/ui/fonts', to: '/letters' },
    { from: './brand', to: '/brand' },
    // The samples' pictures, at the paths that a provider would use.
    { from: '../sandbox/pictures', to: '/media/animals' },
    { from: '../stories/photos', to: '/media/uploads' },
    { from: '../sandbox/photos', to: '/media/photos' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The tables of properties say what the sources say; tests show none.
    reactDocgen: process.env.VITEST === undefined && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/ui/*.tsx', 'src/screens/catalogue/animal-card.tsx', 'stories/components/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        !/^(?:ref$|data-)/.test(name) && parent?.fileName.includes('node_modules') !== true,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    plugins: [
      ...(vite.plugins?.flat().filter((plugin) => !isOfShop(plugin)) ?? []),
      workshopModules(process.cwd()),
    ],
    build: {
      ...vite.build,
      reportCompressedSize: false,
      // The samples of code name components: `<Button>`, not `<o>`.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...Object(vite.build?.rolldownOptions?.output), keepNames: true },
      },
    },
    css: { ...vite.css, postcss },
    // The toolbar selects the wording of a window.
    define: { ...vite.define, 'import.meta.env.VITE_WORDING': 'globalThis.WORDING' },
  }),
};

export default config;
