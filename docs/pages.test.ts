import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFiles, textOf } from '../tools/named-paths.ts';

const codeIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
const firstCells = (page: string): string =>
  textOf(page)
    .split('\n')
    .flatMap((line) => (/^\| `/.test(line) ? [line.split('|')[1]] : []))
    .join('\n');
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const packaged = JSON.parse(textOf('package.json')) as { version: string; scripts: Record<string, string> };

describe('README.md', () => {
  it('is two screens long', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThan(80);
  });

  it('leads each who comes to a page of their own', () => {
    const [, part = ''] = textOf('README.md').split('## Where to go\n');
    const [table = ''] = part.split('\n## ');
    const who = Array.from(table.matchAll(/^\| (?:a |the )\*\*([^*]+)\*\*/gm), ([, name]) => name);
    expect(who).toEqual(['shopper', 'designer', "provider's team", 'owner', 'developer']);
  });
});

describe('docs/commands.md', () => {
  it('has every command of package.json, and no other', () => {
    const written = codeIn(firstCells('docs/commands.md'))
      .filter((code) => !/^(?:node|npx|[A-Z_]+=\S+ npx) /.test(code))
      .map((code) => code.replace(/^npm (?:run )?/, '').split(' ')[0]);
    expect(sorted(written.map(String))).toEqual(sorted(Object.keys(packaged.scripts)));
  });
});

describe('docs/configuration.md', () => {
  it('has every variable that the shop is built with, and no other', () => {
    const declared = Array.from(
      textOf('src/app/environment.d.ts').matchAll(/readonly (VITE_\w+)\?/g),
      ([, name = '']) => name,
    );
    expect(declared.length).toBeGreaterThan(10);
    const written = codeIn(firstCells('docs/configuration.md')).filter((name) => name.startsWith('VITE_'));
    expect(sorted(written)).toEqual(sorted(declared));
  });
});

describe('CHANGELOG.md', () => {
  const page = textOf('CHANGELOG.md');
  const newest = /^## (\d\S+) \(\d{4}-\d\d-\d\d\)\n\nContract (\S+), addon (\S+)\.$/m.exec(page);

  it('has the version of the shop, with those of the contract and the addon', () => {
    const addon = JSON.parse(textOf('statechart/package.json')) as { version: string };
    const contract = /^## (\S+)$/m.exec(textOf('contracts/CHANGELOG.md'));
    expect(newest?.slice(1)).toEqual([packaged.version, contract?.[1], addon.version]);
  });

  it('has as the version of the contract that of the OpenAPI file', () => {
    const { info } = parse(textOf('openapi/provider.yaml')) as { info: { version: string } };
    expect(info.version).toBe(`${newest?.[2]}.0`);
  });
});

describe('the two commands of README.md', () => {
  const [, part = ''] = textOf('README.md').split('## Two commands\n');
  const commands = Array.from(part.matchAll(/^npm (start|test) /gm), ([, name = '']) => name);

  it('are what .ci/ runs, a file each', () => {
    expect(commands).toEqual(['start', 'test']);
    expect(textOf('.ci/start')).toMatch(/^npm start /m);
    expect(textOf('.ci/run')).toMatch(/^exec npm test /m);
  });

  it.each(['.github/workflows/test.yml', '.gitlab-ci.yml'])('are what %s calls', (file) => {
    const steps = JSON.stringify(parse(textOf(file)));
    expect(['.ci/start', '.ci/run'].filter((one) => !steps.includes(`"${one}"`))).toEqual([]);
  });
});

describe('docs/decisions.md', () => {
  const lines = textOf('docs/decisions.md')
    .split('\n')
    .filter((line) => line !== '');
  const decided = lines.filter((line) => line.startsWith('- '));

  it('is a line for each decision, with its day', () => {
    expect(decided.length).toBeGreaterThan(150);
    expect(decided.filter((line) => !/^- \d{4}-\d\d-\d\d · \S/.test(line))).toEqual([]);
    expect(
      lines
        .slice(lines.findIndex((line) => line.startsWith('## ')))
        .filter((line) => !/^(?:- |## )/.test(line)),
    ).toEqual([]);
  });

  it('leads to a page where there is more to say, and to each of those pages', () => {
    const pages = projectFiles('docs/decisions').map((file) => file.replace('docs/', ''));
    const linked = decided.flatMap((line) => /\(\[more\]\((decisions\/[^)#]+)\)\)$/.exec(line)?.[1] ?? []);
    expect(sorted(linked)).toEqual(pages.sort());
    const more = pages.map((page) => textOf(`docs/${page}`).split('\n## ').length - 1);
    expect(more.reduce((sum, count) => sum + count, 0)).toBe(linked.length);
  });
});
