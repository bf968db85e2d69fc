import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usesOf } from '../../.storybook/uses.ts';

const root = join(import.meta.dirname, '../..');
const parts = readdirSync(join(root, 'src/ui')).filter((name) => name.endsWith('.tsx'));
const textOf = (folder: string): string =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
const pages = textOf('stories/components');
const shown = (text: string, part: string): boolean => text.includes(`'#ui/${part}'`);

/** What a designer chooses among: each has a page of its own. */
const chosen = [
  ['button', 'Bouton'],
  ['button-link', 'Lien bouton'],
  ['text-field', 'Champ'],
  ['select-field', 'Liste de choix'],
  ['checkbox', 'Case à cocher'],
  ['radio-cards', 'Cartes radio'],
  ['code-boxes', 'Boîtes du code'],
  ['tabs', 'Onglets'],
  ['modal', 'Fenêtre et tiroir'],
  ['toasts', 'Messages'],
  ['badge', 'Étiquette'],
  ['price', 'Prix'],
  ['card', 'Carte d’animal'],
  ['picture', 'Image'],
  ['stepper', 'Étapes et quantité'],
] as const;

describe('the parts of the interface', () => {
  it.each(chosen)('%s has a page: its looks, its texts, its parameters', (file, title) => {
    const text = readFileSync(join(root, `stories/components/${file}.stories.tsx`), 'utf8');
    expect(text).toContain(`title: 'Interface/Composants/${title}'`);
    for (const said of ['<Sheet', 'forWhat=', 'notFor=', 'keyboard=', '<LookTable', 'adjustable'])
      expect(text).toContain(said);
  });

  it.each(chosen)('%s has a page that shows each of its variants', (file) => {
    const [text, part] = [`stories/components/${file}.stories.tsx`, `src/ui/${file}.tsx`].map((path) =>
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '',
    );
    const unions = [...(part ?? '').matchAll(/^ {2}\w+\??: ((?:'\w+' \| )+'\w+');$/gm)];
    const variants = unions.flatMap(([, union = '']) => union.split(' | '));
    expect(
      variants.filter((variant) => !text?.includes(variant) && !text?.includes(`"${variant.slice(1, -1)}"`)),
    ).toEqual([]);
  });

  it('stand each on a page or a board', () => {
    const boards = textOf('stories/ui') + pages + textOf('stories');
    expect(parts.filter((part) => !shown(boards, part))).toEqual([]);
  });
});

describe('where the shop uses a part', () => {
  const uses = usesOf(root);

  it('is read from what its pages import', () => {
    expect(uses['code-boxes.tsx']?.map(({ title }) => title)).toEqual([
      'Compte/Saisie d’un code (activation et double authentification)',
    ]);
    expect((uses['button.tsx'] ?? []).length).toBeGreaterThan(10);
  });

  it('is said by pages that there are', () => {
    const files = import.meta.glob<{ default: { title?: string } }>('../*.stories.tsx', { eager: true });
    const titles = new Set(Object.values(files).map(({ default: meta }) => meta.title));
    const placed = new Set(Object.values(uses).flatMap((places) => places.map(({ title }) => title)));
    expect(placed.size).toBeGreaterThan(20);
    expect([...placed].filter((title) => !titles.has(title))).toEqual([]);
  });

  it('is said of each component that has a page', () => {
    const named = [...pages.matchAll(/part="([^"]+)"/g)].map(([, part = '']) => part);
    expect(named.length).toBe(chosen.length);
    expect(named.filter((part) => (uses[part] ?? []).length === 0)).toEqual([]);
  });
});
