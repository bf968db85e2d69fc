import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import contributing from '../CONTRIBUTING.md?raw';
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

/** The words of one part of the page, each with its sentence. */
const writtenIn = (part: string): readonly (readonly [word: string, sentence: string])[] => {
  const [, text = ''] = page.split(`## ${part}\n`);
  const [list = ''] = text.split('\n## ');
  return [...list.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, word = '', sentence = '']) => [word, sentence]);
};

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

describe('the walks of CONTRIBUTING.md', () => {
  const [, walks = ''] = contributing.split('## Three walks through the house\n');
  const [told = ''] = walks.split('\n## ');
  const files = Object.keys(import.meta.glob('../{machines,rules,src}/**/*.{ts,tsx}')).map((file) =>
    file.slice(3),
  );
  const quoted = [...told.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

  it('lead through files that are there', () => {
    const named = quoted.filter((text) => /\.tsx?$/.test(text));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))).toEqual(
      [],
    );
  });

  it('speak the words of the machines', () => {
    const words = quoted.filter((text) => /^[a-z][a-zA-Z]*(\.[a-z]+)?$/.test(text) && !text.endsWith('.ts'));
    const calls = machines.flatMap(({ implementations }) => Object.keys(implementations.actors));
    const known = new Set<unknown>([...Object.values(spoken).flat(), ...calls, ...outcomes]);
    expect(words.length).toBeGreaterThan(25);
    expect(words.filter((word) => !known.has(word))).toEqual([]);
  });
});
