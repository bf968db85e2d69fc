import { readdirSync, readFileSync } from 'node:fs';
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

describe('the parts of the interface', () => {
  it('are each in a story, their own or that of a screen', () => {
    const [own, uses] = [textOf('stories/ui') + pages + textOf('stories'), usesOf(root)];
    expect(parts.filter((part) => !shown(own, part) && uses[part] === undefined)).toEqual([]);
  });
});

describe('the list of pages that use a part', () => {
  const uses = usesOf(root);

  it('is read from what its pages import', () => {
    expect(uses['code-boxes.tsx']?.map(({ title }) => title)).toEqual([
      'Compte/Saisie d’un code (activation et double authentification)',
    ]);
    expect((uses['button.tsx'] ?? []).length).toBeGreaterThan(10);
  });

  it('names only existing pages', () => {
    const files = import.meta.glob<{ default: { title?: string } }>('../*.stories.tsx', { eager: true });
    const titles = new Set(Object.values(files).map(({ default: meta }) => meta.title));
    const placed = new Set(Object.values(uses).flatMap((places) => places.map(({ title }) => title)));
    expect(placed.size).toBeGreaterThan(20);
    expect([...placed].filter((title) => !titles.has(title))).toEqual([]);
  });

  it('exists for each component that has a page', () => {
    const named = [...pages.matchAll(/part="([^"]+)"/g)].map(([, part = '']) => part);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((part) => (uses[part] ?? []).length === 0)).toEqual([]);
  });
});
