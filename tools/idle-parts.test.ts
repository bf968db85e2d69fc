import { describe, expect, it } from 'vitest';
import { idleParts } from './idle-parts.ts';

const files = [
  '/src/ui/tabs.tsx',
  '/src/ui/flag.tsx',
  '/src/screens/layout/header.tsx',
  '/src/screens/layout/logo.tsx',
  '/src/start/actors.ts',
];

describe('the idle parts of a pattern', () => {
  it.each([
    ['has an alternative for each file', /\/src\/ui\/(?:tabs|flag)\.tsx?$/],
    ['leaves out what another part would match', /\/src\/(?:start|screens\/layout)(?!\/logo)/],
    ['looks behind', /(?<!layout)\/\w+\.tsx$/],
    ['may leave letters out and repeat a folder', /^\/src\/(?:[^/]+\/)*\w+\.tsx?$/],
  ])('are none where it %s', (_, pattern) => {
    expect(idleParts(pattern, files)).toEqual([]);
  });

  it.each<[string, RegExp, string[]]>([
    ['the whole, where it matches nothing', /\/src\/routes\//, ['\\/src\\/routes\\/']],
    ['the whole, and not each of its alternatives', /\/(?:gone|lost)\//, ['\\/(?:gone|lost)\\/']],
    ['an alternative of a group', /\/src\/ui\/(?:tabs|badge|flag)\.tsx?$/, ['badge']],
    ['the first and the last of them', /ui\/(gone|tabs|flag|lost)\./, ['gone', 'lost']],
    [
      'an alternative of the whole pattern',
      /\/ui\/tabs|\/machines\/narrowed|\/ui\/flag/,
      ['\\/machines\\/narrowed'],
    ],
    ['one that stands deeper', /\/src\/(?:ui\/(?:tabs|(?:badge|flag)))/, ['badge']],
    ['a group that may be left out', /\/ui\/tabs\.tsx(?:\?tsr-shared=1)?$/, ['(?:\\?tsr-shared=1)?']],
    ['a file that is left out and is not there', /\/src\/screens\/layout(?!\/drawer)/, ['(?!\\/drawer)']],
    ['one of several that are left out', /\/(?:screens\/layout|start)(?!\/(?:logo|gone)\.)/, ['gone']],
    ['what another alternative matches as well', /\/ui\/tabs|\/ui\/t|flag/, ['\\/ui\\/tabs', '\\/ui\\/t']],
  ])('are %s', (_, pattern, idle) => {
    expect(idleParts(pattern, files)).toEqual(idle);
  });
});
