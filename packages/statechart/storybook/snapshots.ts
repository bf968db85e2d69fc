import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { type Chart, leavesOf } from '../model/chart.ts';
import { readMachine } from '../model/read-machine.ts';
import type { StatechartParameters } from './parameters.ts';

const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;

type Args = Readonly<Record<string, unknown>>;

/** The machines' snapshots among a story's args, by the names of the args. */
export const namedSnapshotsIn = (args: Args): readonly (readonly [string, AnyMachineSnapshot])[] =>
  Object.entries(args).flatMap(([name, value]) => (isSnapshot(value) ? [[name, value] as const] : []));

/** The machines' snapshots among a story's args. */
export const snapshotsIn = (args: Args): readonly AnyMachineSnapshot[] =>
  namedSnapshotsIn(args).map(([, snapshot]) => snapshot);

/** Ids of a snapshot's active states. */
export const activeIn = (snapshot: AnyMachineSnapshot): readonly string[] =>
  (snapshot._nodes as readonly AnyStateNode[]).map(({ id }) => id);

const charts = new WeakMap<object, Chart>();

/** A new value for each load of the preview. */
const load = Math.random().toString(36).slice(2);
const identities = new WeakMap<object, string>();
let count = 0;

/** The key of a machine, whatever its id. Machines that differ in effects or guards only are the same. */
export function identityOf({ config }: AnyStateMachine): string {
  const known = identities.get(config);
  if (known !== undefined) return known;
  count += 1;
  const identity = `${load}-${count}`;
  identities.set(config, identity);
  return identity;
}

type Reading = Pick<StatechartParameters, 'outcomeOf' | 'reasonOf' | 'metaName'>;

/** A machine's chart; memoized, also for stories with other effects. */
export function chartOf(
  machine: AnyStateMachine,
  { outcomeOf, reasonOf = (reason) => reason, metaName = (key) => key }: Reading,
): Chart {
  const known = charts.get(machine.config);
  if (known !== undefined) return known;
  const { states, ...read } = readMachine(machine, outcomeOf);
  const said = Object.entries(states).map(([id, state]) => {
    const meta = Object.entries(state.meta).map(([key, reason]) => [metaName(key), reasonOf(reason)]);
    return [id, { ...state, meta: Object.fromEntries(meta) }] as const;
  });
  const chart = { ...read, states: Object.fromEntries(said) };
  charts.set(machine.config, chart);
  return chart;
}

export type StoryEntry = {
  id: string;
  title: string;
  name: string;
  args: Args;
};

/**
 * For each leaf of a chart the story that shows it: from the same file if there is one, and the one that differs least from the
 * active states.
 */
export function storiesOf(
  machine: AnyStateMachine,
  chart: Chart,
  entries: readonly StoryEntry[],
  title: string,
  active: readonly string[],
): Readonly<Record<string, StoryEntry>> {
  const shown = entries.flatMap((entry) =>
    snapshotsIn(entry.args)
      .filter((snapshot) => snapshot.machine.config === machine.config)
      .map((snapshot) => ({ entry, states: activeIn(snapshot) })),
  );
  const likeness = ({ entry, states }: (typeof shown)[number]): number =>
    (entry.title === title ? 100 : 0) + states.filter((id) => active.includes(id)).length;
  const found: Record<string, StoryEntry> = {};
  for (const { id } of leavesOf(chart)) {
    const [best] = shown
      .filter(({ states }) => states.includes(id))
      .sort((a, b) => likeness(b) - likeness(a));
    if (best !== undefined) found[id] = best.entry;
  }
  return found;
}
