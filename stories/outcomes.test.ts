import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { statechart } from '../.storybook/statechart.ts';
import { chartOf } from '../statechart/storybook/snapshots.ts';
import * as samples from './live/samples.ts';

const machineModules = import.meta.glob<Record<string, unknown>>(
  ['../machines/**/*.ts', '!../machines/**/*.test.ts', '!../machines/**/testing/*.ts'],
  { eager: true },
);
const liveStories = import.meta.glob<string>('./live/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const machines = Object.values(machineModules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

type Outcomes = Readonly<Record<string, readonly string[]>>;

/** What a machine's calls may come back with, as its own transitions name it; a call whose answer is one has `done`. */
function outcomesOf(machine: AnyStateMachine): Outcomes {
  const { transitions } = chartOf(machine, statechart);
  const found: Record<string, Set<string>> = {};
  for (const { cause } of transitions) {
    if (cause.kind !== 'done') continue;
    found[cause.call] ??= new Set();
    found[cause.call]?.add(cause.outcome ?? 'done');
  }
  return Object.fromEntries(Object.entries(found).map(([call, kinds]) => [call, [...kinds].sort()]));
}

const sampledFor = (id: string): Readonly<Record<string, object>> =>
  Object.entries(samples).find(
    ([name]) => name === id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )?.[1] ?? {};

const sampled = (id: string): Outcomes =>
  Object.fromEntries(
    Object.entries(sampledFor(id)).map(([call, kinds]) => [call, Object.keys(kinds).sort()]),
  );

describe('each outcome of each call can be answered by hand', () => {
  const calling = machines.filter((machine) => Object.keys(outcomesOf(machine)).length > 0);

  it.each(calling)('$id', (machine) => {
    const found = sampled(machine.id);
    const wanted = outcomesOf(machine);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const [call, kinds] of Object.entries(wanted)) {
      // One way on whatever the answer: which there are is known to its type alone, and to the compiler.
      if (kinds.join() === 'done') expect(found[call]).not.toEqual([]);
      else expect(found[call]).toEqual(kinds);
    }
  });

  it.each(calling)('$id has a live story', ({ id }) => {
    const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isLiving = new RegExp(`living\\(${name}Machine, ${name}\\b`);
    expect(Object.values(liveStories).filter((code) => isLiving.test(code))).not.toEqual([]);
  });

  it('has no sample that no machine could be answered with', () => {
    const ids = calling.map(({ id }) => Object.keys(sampledFor(id)).length > 0);
    expect(Object.keys(samples)).toHaveLength(ids.filter(Boolean).length);
  });
});
