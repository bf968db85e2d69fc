import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import contributing from '../CONTRIBUTING.md?raw';
import { textOf as fileText, projectFiles } from '../tools/named-paths.ts';
import page from './vocabulary.md?raw';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../machines/*/*.ts', '!../machines/**/*.test.ts'],
  {
    eager: true,
  },
);
const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

const textOf = (files: Record<string, string>): string => Object.values(files).join('\n');
const behaviour = textOf(
  import.meta.glob<string>(['../machines/*/*.ts', '!../machines/**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const shop = textOf(
  import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.test.{ts,tsx}', '!../src/**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];
const nodes = machines.flatMap(({ root }) => nodesOf(root));

const spoken: Readonly<Record<string, readonly string[]>> = {
  States: nodes.filter(({ parent }) => parent !== undefined).map(({ key }) => key),
  Events: nodes.flatMap(({ ownEvents }) => ownEvents).filter((event) => !event.startsWith('xstate.')),
  Guards: machines.flatMap(({ implementations }) => Object.keys(implementations.guards)),
  Actions: machines.flatMap(({ implementations }) => Object.keys(implementations.actions)),
  Tags: nodes.flatMap(({ tags }) => tags),
};

type Guard = { type?: string; params?: unknown; guards?: readonly Guard[] };

/** The outcomes that the calls of all machines are told apart by. */
const outcomes = nodes
  .flatMap(({ transitions }) => [...transitions.values()].flat())
  .flatMap(({ guard }) => [guard as Guard | undefined].flatMap((one) => [one, ...(one?.guards ?? [])]))
  .filter((guard) => guard?.type === 'answered')
  .map((guard) => guard?.params);

const partOf = (part: string): string => {
  const [, text = ''] = page.split(`## ${part}\n`);
  const [list = ''] = text.split('\n## ');
  return list;
};

/** The words of one part of the page, each with its sentence. */
const writtenIn = (part: string): readonly (readonly [word: string, sentence: string])[] =>
  [...partOf(part).matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, word = '', sentence = '']) => [word, sentence]);

const files = projectFiles();
const filesAt = (path: string): readonly string[] =>
  files.filter((file) => (path.endsWith('/') ? file.startsWith(path) : file === path));

const escaped = (text: string): string => text.replace(/[.$]/g, '\\$&');
/** A name of the code, to the letter. */
const nameOf = (name: string): RegExp => new RegExp(String.raw`(?<![\w$])${escaped(name)}(?![\w$])`);
/** A term in prose or in a name: 'early press', 'EarlyPress', 'early\n * presses'. */
const termOf = (term: string): RegExp => {
  const [first = '', ...rest] = term.split(/[ -]/);
  const [small, big] = [first.charAt(0).toLowerCase(), first.charAt(0).toUpperCase()];
  const begun = `(?:(?<![A-Za-z])${small}|${big})${first.slice(1)}`;
  const others = rest.map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
  return new RegExp(`${[begun, ...others].join(String.raw`[\s*-]*`)}(?:e?s)?(?![a-z])`);
};

/** What is wrong with a line that gives words and the one file or folder that they come from. */
const wrongWith = (line: string): readonly string[] => {
  const quoted = [...line.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const terms = [...line.matchAll(/\*([^*]+)\*/g)].map(([, text = '']) => text);
  const paths = quoted.filter((text) => text.includes('/'));
  const names = quoted.filter((text) => !text.includes('/'));
  const [path = '', ...others] = paths;
  if (path === '' || others.length > 0) return [`not one file: ${line}`];
  const found = filesAt(path);
  if (found.length === 0) return [`${path} is not there`];
  if (terms.length === 0) return [`no word: ${line}`];
  const text = found.map(fileText).join('\n');
  const isIn = (pattern: RegExp) => pattern.test(text);
  return [...names.filter((name) => !isIn(nameOf(name))), ...terms.filter((term) => !isIn(termOf(term)))].map(
    (word) => `${word} is not in ${path}`,
  );
};

/** The parts of the page that are not of the machines alone: how their lines begin, and how each is written. */
const besides = [
  ["The shop's own words", /^- /, /^- \*([^*]+)\*: [a-z].*[^.] \(`[^`]+`\)\.$/],
  ['What the field calls it', /^\| (?!Here)/, /^\| `[^`]+` \| \*([^*]+)\*.*[^.] \| `[^`]+` \|$/],
] as const;

describe('the vocabulary', () => {
  it.each(Object.entries(spoken))(
    '%s: each word of the machines is explained, and no other',
    (part, words) => {
      const written = writtenIn(part).map(([word]) => word);
      expect(written.length).toBeGreaterThan(0);
      expect(written).toEqual([...new Set(words)].sort());
    },
  );

  it('gives each word one sentence', () => {
    const sentences = Object.keys(spoken).flatMap(writtenIn);
    expect(sentences.filter(([, sentence]) => !/^[a-zA-ZÉP].*[^.]\.$/.test(sentence))).toEqual([]);
  });

  it('has no event that only a test sends', () => {
    const isSent = (event: string) =>
      shop.includes(`'${event}'`) || behaviour.includes(`raise({ type: '${event}'`);
    expect(spoken.Events?.filter((event) => !isSent(event))).toEqual([]);
  });

  it('names machines in kebab-case and events as past facts', () => {
    expect(machines.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    const events = spoken.Events ?? [];
    expect(events.filter((event) => !/^[a-z-]+\.[a-zA-Z]+$/.test(event))).toEqual([]);
  });
});

describe('the words that are not of the machines alone', () => {
  it.each(besides)('%s: each in one line of its own, in alphabetical order', (part, begins, shape) => {
    const lines = partOf(part)
      .split('\n')
      .filter((line) => begins.test(line));
    expect(lines.length).toBeGreaterThan(9);
    expect(lines.filter((line) => !shape.test(line))).toEqual([]);
    const words = lines.map((line) => shape.exec(line)?.[1]);
    expect(words).toEqual([...new Set(words)].sort());
  });

  it.each(besides)('%s: each stands in the file or folder that its line names', (part, begins) => {
    const lines = partOf(part).split('\n');
    expect(lines.filter((line) => begins.test(line)).flatMap(wrongWith)).toEqual([]);
  });

  it('are missed where a file has them not, or is not there', () => {
    expect(wrongWith('- *late press*: a press (`src/late/early.ts`).')).toEqual([
      'late press is not in src/late/early.ts',
    ]);
    expect(wrongWith('| `startEarly` | *early press* | `src/late/` |')).toEqual([
      'startEarly is not in src/late/',
    ]);
    expect(wrongWith('- *early press*: a press (`src/late/earlier.ts`).')).toEqual([
      'src/late/earlier.ts is not there',
    ]);
    expect(termOf('told').test('untold')).toBe(false);
    expect(termOf('hand').test('handled')).toBe(false);
  });
});

describe('the walks of CONTRIBUTING.md', () => {
  const [, walks = ''] = contributing.split('## Three walks through the house\n');
  const [section = ''] = walks.split('\n## ');
  const sources = Object.keys(import.meta.glob('../{machines,rules,src}/**/*.{ts,tsx}')).map((file) =>
    file.slice(3),
  );
  const quoted = [...section.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

  it('lead through files that are there', () => {
    const named = quoted.filter((text) => /\.tsx?$/.test(text));
    expect(named.length).toBeGreaterThan(15);
    expect(
      named.filter((name) => !sources.some((file) => file === name || file.endsWith(`/${name}`))),
    ).toEqual([]);
  });

  it('speak the words of the machines', () => {
    const words = quoted.filter((text) => /^[a-z][a-zA-Z]*(\.[a-z]+)?$/.test(text) && !text.endsWith('.ts'));
    const calls = machines.flatMap(({ implementations }) => Object.keys(implementations.actors));
    const known = new Set<unknown>([...Object.values(spoken).flat(), ...calls, ...outcomes]);
    expect(words.length).toBeGreaterThan(25);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });
});
