import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../panda.config.ts';
import { shopDrawings } from '../sample/pictures.ts';

const root = join(import.meta.dirname, '../..');

describe('the foundations', () => {
  it('show each style of text', () => {
    const page = readFileSync(join(root, 'stories/ui/foundations.stories.tsx'), 'utf8');
    const shown = [...page.matchAll(/\['(\w+)', css\(\{ textStyle: '(\w+)' \}\)\]/g)].map(([, name]) => name);
    expect(shown).toEqual(Object.keys(config.theme?.textStyles ?? {}));
  });

  it('show each drawing of the shop, by day and by night', () => {
    const files = readdirSync(join(root, 'public/pictures'));
    expect(files.toSorted()).toEqual(
      shopDrawings.flatMap((name) => [`${name}.svg`, `${name}-dark.svg`]).toSorted(),
    );
  });
});
