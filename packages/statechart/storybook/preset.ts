import { fileURLToPath } from 'node:url';

const isBuilt = /\.js(\?|$)/.test(import.meta.url);

/** A module beside this one: source if this is source, built if this is built. */
const beside = (name: string): string =>
  fileURLToPath(new URL(`./${name}.${isBuilt ? 'js' : 'ts'}`, import.meta.url));

type Vite = { optimizeDeps?: { include?: readonly string[]; exclude?: readonly string[] } };

const self = 'storybook-xstate-statechart';

const elk = 'elkjs/lib/elk.bundled.js';

/**
 * ELK is CommonJS: the development server has to pre-bundle it, or finds it with the first chart only. The addon itself is not
 * pre-bundled: it would exist twice, and the stories would not share the panel's instance.
 */
export const viteFinal = <Config extends Vite>(config: Config): Config => ({
  ...config,
  optimizeDeps: {
    ...config.optimizeDeps,
    include: [...(config.optimizeDeps?.include ?? []), isBuilt ? `${self} > ${elk}` : elk],
    exclude: [...(config.optimizeDeps?.exclude ?? []), ...(isBuilt ? [self] : [])],
  },
});

/** The panel, in Storybook's manager. */
export const managerEntries = (entries: readonly string[] = []): string[] => [...entries, beside('manager')];

/** The preview's part, which reads the stories' machines. */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [
  ...entries,
  beside('preview'),
];
