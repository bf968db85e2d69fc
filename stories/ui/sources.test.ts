import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config from '../../panda.config.ts';
import { drawings } from './drawings.ts';
import * as icons from './icons.ts';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8'));

describe('the foundations', () => {
  it('show each style of text', () => {
    const page = readFileSync(join(root, 'stories/ui/foundations.stories.tsx'), 'utf8');
    const shown = [...page.matchAll(/\['(\w+)', css\(\{ textStyle: '(\w+)' \}\)\]/g)].map(([, name]) => name);
    expect(shown).toEqual(Object.keys(config.theme?.textStyles ?? {}));
  });

  it('show each icon of the shop', () => {
    const used = sources.flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
      ),
    );
    const shown = new Set(used.filter((name) => name !== '' && !name.startsWith('type ')));
    expect(Object.keys(icons)).toEqual([...shown].toSorted());
  });

  it('show each drawing of the shop, by day and by night', () => {
    const files = readdirSync(join(root, 'public/pictures'));
    expect(files.toSorted()).toEqual(
      drawings.flatMap((name) => [`${name}.svg`, `${name}-dark.svg`]).toSorted(),
    );
  });
});
