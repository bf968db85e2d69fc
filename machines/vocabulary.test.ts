import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { notProvided } from './with-effects.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!./**/*.test.ts'], { eager: true });
const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

type Reference = { type?: string; guards?: readonly Referenced[]; stateValue?: unknown };
type Referenced = string | Reference | (Reference & (() => void)) | undefined;

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** The guards and actions of a node, which have to be names. */
const usesIn = (node: AnyStateNode): readonly { place: string; used: Referenced }[] => {
  const transitions = [...node.transitions.values(), node.always ?? []].flat();
  const used = [
    ...transitions.flatMap(({ guard, actions }) => [guard, ...actions]),
    ...node.initial.actions,
    ...node.entry,
    ...node.exit,
  ];
  return used.map((one) => ({ place: node.id, used: one as Referenced }));
};

/** XState implements `after` by these two. */
const builtIn = ['xstate.raise', 'xstate.cancel'];

/** Whether a guard or action is a name, a raised event, `stateIn` or a combination of names, and no inline function. */
const isNamed = (used: Referenced): boolean => {
  if (used === undefined || typeof used === 'string') return true;
  if (used.guards !== undefined) return used.guards.every(isNamed);
  if (typeof used === 'function') return builtIn.includes(used.type ?? '') || used.stateValue !== undefined;
  return typeof used.type === 'string';
};

const namesIn = (used: Referenced): readonly string[] => {
  if (used === undefined || typeof used === 'string') return used === undefined ? [] : [used];
  return used.guards?.flatMap(namesIn) ?? [used.type ?? ''];
};

/** The source of a named guard or action. */
const bodyOf = (implementation: unknown): string => {
  const parts = implementation as Record<'assignment' | 'collect' | 'event' | 'guards', unknown>;
  const written = parts.assignment ?? parts.collect ?? parts.event ?? parts.guards ?? implementation;
  return written instanceof Function
    ? written.toString().replace(/\s+/g, ' ')
    : JSON.stringify(written, (_, value) => (value instanceof Function ? String(value) : value));
};

const implementationsOf = ({ implementations }: AnyStateMachine): readonly [string, unknown][] => [
  ...Object.entries(implementations.actions),
  ...Object.entries(implementations.guards),
];

const sources = (files: Record<string, string>): string => Object.values(files).join('\n');
const shop = sources(
  import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!**/*.test.ts', '!**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const behaviour = sources(
  import.meta.glob<string>(['./*/*.ts', '!**/*.test.ts', '!**/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

describe('the vocabulary of the machines', () => {
  it('has no event that only a test sends', () => {
    const events = machines.flatMap(({ root }) => nodesOf(root)).flatMap(({ ownEvents }) => ownEvents);
    const ours = new Set(events.filter((event) => !event.startsWith('xstate.')));
    expect(ours.size).toBeGreaterThan(50);
    const isSent = (event: string): boolean =>
      shop.includes(`'${event}'`) || behaviour.includes(`raise({ type: '${event}'`);
    expect([...ours].filter((event) => !isSent(event))).toEqual([]);
  });

  for (const machine of machines) {
    it(`${machine.id}: every guard and every action has a name`, () => {
      const uses = nodesOf(machine.root).flatMap(usesIn);
      expect(uses.length).toBeGreaterThan(0);
      expect(uses.filter(({ used }) => !isNamed(used)).map(({ place }) => place)).toEqual([]);
    });

    it(`${machine.id}: each name is used`, () => {
      const used = new Set(
        nodesOf(machine.root)
          .flatMap(usesIn)
          .flatMap(({ used }) => namesIn(used)),
      );
      expect(implementationsOf(machine).filter(([name]) => !used.has(name))).toEqual([]);
    });

    it(`${machine.id}: no two names have the same implementation`, () => {
      const names = new Map<string, string[]>();
      for (const [name, implementation] of implementationsOf(machine)) {
        if (implementation === notProvided) continue;
        const body = bodyOf(implementation);
        names.set(body, [...(names.get(body) ?? []), name]);
      }
      expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
    });
  }
});
