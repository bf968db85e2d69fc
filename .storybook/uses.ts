import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toId } from 'storybook/internal/csf';
import { type Plugin, runnerImport } from 'vite';

type Use = { title: string; id: string };

/** Parts of screens that have their own page among the components. */
const shown = ['screens/catalogue/animal-card.tsx'];

const folders: Readonly<Record<string, string>> = { '#screens/': 'src/screens/', '#ui/': 'src/ui/' };

/** The design files that a source imports, by their path below the project. */
function importsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const named = [...text.matchAll(/(?:from|import\() ?'([^']+\.tsx?)'/g)].map(([, name = '']) => name);
  const paths = named.flatMap((name) => {
    const [alias = '', folder = ''] = Object.entries(folders).find(([start]) => name.startsWith(start)) ?? [];
    if (alias !== '') return [`${folder}${name.slice(alias.length)}`];
    return name.startsWith('.') ? [relative(root, join(root, dirname(file), name))] : [];
  });
  return paths.filter((path) => path.startsWith('src/') && existsSync(join(root, path)));
}

/** Which Storybook pages use each part of src/ui, directly or indirectly: derived from the imports of the screens' stories. */
export function usesOf(root: string): Readonly<Record<string, readonly Use[]>> {
  const uses: Record<string, Use[]> = {};
  const known = new Map<string, ReadonlySet<string>>();
  const reached = (file: string, on: readonly string[] = []): ReadonlySet<string> => {
    const kept = known.get(file);
    if (kept !== undefined) return kept;
    if (on.includes(file)) return new Set();
    const found = new Set(importsOf(root, file).flatMap((path) => [path, ...reached(path, [...on, file])]));
    known.set(file, found);
    return found;
  };
  const stories = readdirSync(join(root, 'stories')).filter((name) => name.endsWith('.stories.tsx'));
  for (const name of stories) {
    const file = `stories/${name}`;
    // The file's own title: its samples may have titles, too.
    const meta = /const meta\b[^=]*= \{[\s\S]*?\btitle: '([^']+)',(?:\s+id: '([^']+)')?/;
    const [, title = '', named = title] = meta.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    if (title === '') throw new Error(`${file} has no title that can be read.`);
    for (const path of reached(file)) {
      const part = path.replace(/^src\/(?:ui\/)?/, '');
      if (!path.startsWith('src/ui/') && !shown.includes(part)) continue;
      uses[part] = [...(uses[part] ?? []), { title, id: toId(named, 'Vue d’ensemble') }];
    }
  }
  return uses;
}

/** The icons that the shop imports, each once. */
function iconsOf(root: string): readonly string[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) =>
      /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(join(root, 'src', path), 'utf8')),
    )
    .flatMap((found) => found?.[1]?.split(',') ?? [])
    .map((name) => name.trim().replace(/ as .*/, ''));
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).toSorted();
}

type Outside = typeof import('./outside.ts');

let built: Promise<Outside> | undefined;

/** What customers see of the shop outside it, read as the shop reads its own modules; once in a build. */
async function outsideOf(root: string): Promise<Outside> {
  const asShop = { root, configFile: false, logLevel: 'error' } as const;
  return built ?? (await runnerImport<Outside>(join(root, '.storybook/outside.ts'), asShop)).module;
}

/** The share pictures as addresses of data, each by its name. */
async function drawnCards(root: string): Promise<Readonly<Record<string, string>>> {
  const { openRenderer } = await import(pathToFileURL(join(root, 'tools/share-pictures.mjs')).href);
  const { draw, close } = await openRenderer();
  const drawn: Record<string, string> = {};
  for (const [name, card] of Object.entries((await outsideOf(root)).cards)) {
    const file = card?.picture
      .replace(/^\/media\/animals/, 'sandbox/pictures')
      .replace(/^\/media/, 'sandbox');
    const source = join(root, file?.replace(/^\//, 'public/') ?? '');
    drawn[name] = `data:image/jpeg;base64,${(await draw({ ...card, source })).jpeg.toString('base64')}`;
  }
  close();
  return drawn;
}

/** The modules that are made from the sources, by their names (virtual.d.ts). */
const modules: Readonly<Record<string, (root: string) => string | Promise<string>>> = {
  'virtual:component-uses': (root) => `export default ${JSON.stringify(usesOf(root))};`,
  'virtual:shop-icons': (root) => {
    const names = iconsOf(root).join(', ');
    return `import { ${names} } from 'lucide-react';\nexport default { ${names} };`;
  },
  'virtual:outside': async (root) => `export default ${JSON.stringify((await outsideOf(root)).pages)};`,
  'virtual:share-pictures': async (root) => `export default ${JSON.stringify(await drawnCards(root))};`,
};

/** Provides the components' pages with the pages that use them, and the page of icons with those of the shop. */
export const workshopModules = (root: string): Plugin => ({
  name: 'workshop-modules',
  // Amid a build on a busy machine Vite would give it up after a minute.
  async buildStart() {
    if (this.environment.mode !== 'build') return;
    built = outsideOf(root);
    await built;
  },
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0virtual:') ? modules[id.slice(1)]?.(root) : undefined),
});
