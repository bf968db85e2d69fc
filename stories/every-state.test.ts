import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';

const machineModules = import.meta.glob<Record<string, unknown>>(
  ['../machines/**/*.ts', '!../machines/**/*.test.ts', '!../machines/**/testing/*.ts'],
  {
    eager: true,
  },
);
const storyModules = import.meta.glob<Record<string, unknown>>('./**/*.stories.tsx', { eager: true });

const machines: readonly AnyStateMachine[] = Object.values(machineModules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

/** The places where a machine can rest or work: atomic and final nodes, in each region of a parallel state. */
const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'atomic' || node.type === 'final' ? [node] : Object.values(node.states).flatMap(leavesOf);

const isUnseen = ({ meta }: AnyStateNode): boolean =>
  typeof meta === 'object' &&
  meta !== null &&
  'unseen' in meta &&
  typeof meta.unseen === 'string' &&
  meta.unseen !== '';

const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;

const isLife = (name: string): boolean => /^(Journey|Living)/.test(name);

/** The words for what a snapshot shows: the keys of its states. */
const wordsOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  (snapshot._nodes as readonly AnyStateNode[]).flatMap(({ path }) => path);

/** The snapshots that a story shows: among its own args and those of its file. */
function snapshotsOf(module: Record<string, unknown>): readonly AnyMachineSnapshot[] {
  const { default: meta, ...stories } = module as Record<string, { args?: Record<string, unknown> }>;
  return Object.values(stories).flatMap(({ args }) =>
    Object.values({ ...meta?.args, ...args }).filter(isSnapshot),
  );
}

const shown = new Map<string, Set<string>>();
for (const snapshot of Object.values(storyModules).flatMap(snapshotsOf)) {
  const ids = shown.get(snapshot.machine.id) ?? new Set();
  for (const node of snapshot._nodes as readonly AnyStateNode[]) ids.add(node.id);
  shown.set(snapshot.machine.id, ids);
}

/** Every machine there is, so that none gets lost on the way here. */
const ids: readonly string[] = [
  ...['activation', 'add-to-cart', 'carousel', 'cart', 'checkout', 'code-entry', 'connection', 'contact'],
  ...['forgot-password', 'login', 'notices', 'order-lookup', 'orders', 'password-change', 'payment-result'],
  ...['pictures', 'profile', 'registration', 'reset-password', 'session', 'share'],
];

/** Machines without a screen of their own; what they do shows in the header and in the notices. */
const withoutScreen: Readonly<Record<string, string>> = {
  session: 'it shows in the header, and in stories of the layout by its two props',
  'deliberate-press': 'its button looks the same at all times: an early press is ignored in silence',
};

describe('every state of every screen can be seen', () => {
  it('looks at every machine, and at stories of each', () => {
    const withScreen = machines.filter(({ id }) => id !== 'deliberate-press');
    expect(withScreen.map(({ id }) => id).sort()).toEqual(ids);
    expect([...shown.keys()].sort()).toEqual(ids);
  });

  for (const machine of machines.filter(({ id }) => withoutScreen[id] === undefined)) {
    it(`${machine.id}: each leaf has a story, or says why nobody can see it`, () => {
      const missing = leavesOf(machine.root)
        .filter((leaf) => !isUnseen(leaf) && !shown.get(machine.id)?.has(leaf.id))
        .map(({ id }) => id);
      expect(missing).toEqual([]);
    });

    it(`${machine.id}: no story shows a leaf that is said to be unseen`, () => {
      const contradicted = leavesOf(machine.root)
        .filter((leaf) => isUnseen(leaf) && shown.get(machine.id)?.has(leaf.id))
        .map(({ id }) => id);
      expect(contradicted).toEqual([]);
    });
  }

  it('names each story after a state that it shows, in French where it is read', () => {
    const misnamed = Object.entries(storyModules).flatMap(([file, { default: meta, ...stories }]) =>
      Object.entries(stories as Record<string, { name?: string; args?: Record<string, unknown> }>)
        .filter(([name, { name: shownName, args }]) => {
          const given = { ...(meta as { args?: object }).args, ...args };
          const words = Object.values(given).filter(isSnapshot).flatMap(wordsOf);
          if (words.length === 0 || isLife(name)) return false;
          // The page of an animal shows many while its machine rests.
          if (file === './product.stories.tsx' && words.includes('resting')) return false;
          const isNamed = words.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
          return !isNamed || shownName === undefined || shownName === name;
        })
        .map(([name]) => `${file} ${name}`),
    );
    expect(misnamed).toEqual([]);
  });
});
