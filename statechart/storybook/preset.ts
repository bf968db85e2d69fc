import { fileURLToPath } from 'node:url';

const isBuilt = /\.js(\?|$)/.test(import.meta.url);

/** A module beside this one: source where this is source, built where this is built. */
const beside = (name: string): string =>
  fileURLToPath(new URL(`./${name}.${isBuilt ? 'js' : 'ts'}`, import.meta.url));

type Vite = { optimizeDeps?: { include?: readonly string[]; exclude?: readonly string[] } };

const self = 'storybook-xstate-statechart';

const elk = 'elkjs/lib/elk.bundled.js';

/**
 * ELK is no module: a development server has to be told of it, or it finds it only with the first chart. The addon itself is
 * left as it is: bundled for the stories, it would stand there twice, and what a story shows would not be the panel's.
 */
export const viteFinal = <Config extends Vite>(config: Config): Config => ({
  ...config,
  optimizeDeps: {
    ...config.optimizeDeps,
    include: [...(config.optimizeDeps?.include ?? []), isBuilt ? `${self} > ${elk}` : elk],
    exclude: [...(config.optimizeDeps?.exclude ?? []), ...(isBuilt ? [self] : [])],
  },
});

/** The panel, in Storybook's own page. */
export const managerEntries = (entries: readonly string[] = []): string[] => [...entries, beside('manager')];

/** What reads the stories' machines, in the page of the stories. */
export const previewAnnotations = (entries: readonly string[] = []): string[] => [
  ...entries,
  beside('preview'),
];
