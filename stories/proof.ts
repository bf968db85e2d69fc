import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { isPassing, isSnapshot, waysInto } from './unseen.ts';

/** A story as the proofs see it: its args, and how it is drawn with others in their place. */
export type ProvenStory = {
  file: string;
  name: string;
  args: Readonly<Record<string, unknown>>;
  /** The args that it sets itself; the others are its file's. */
  own: readonly string[];
  /** What a loader gives and is drawn alike in two cases on purpose (`parameters.looksAs`), with the reason. */
  looksAs: Readonly<Record<string, string>>;
  /** It is tagged to show nothing. */
  mayBeBlank: boolean;
  /** What one sees of it. */
  draw: (args?: Readonly<Record<string, unknown>>) => string;
};

type Meta = { unseen?: string; looksAs?: Readonly<Record<string, string>> };
type Shown = { story: ProvenStory; arg: string; snapshot: AnyMachineSnapshot };

/** The places where a machine can rest or work: atomic and final nodes, in each region of a parallel state. */
export const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'atomic' || node.type === 'final' ? [node] : Object.values(node.states).flatMap(leavesOf);

const metaOf = ({ meta }: AnyStateNode): Meta => (meta ?? {}) as Meta;
const isUnseen = (node: AnyStateNode): boolean => (metaOf(node).unseen ?? '') !== '';
const nodesOf = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => _nodes;
const idsOf = (snapshot: AnyMachineSnapshot): string =>
  nodesOf(snapshot)
    .map(({ id }) => id)
    .sort()
    .join(', ');

const lineage = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...lineage(node.parent)];

/** Whether two nodes exclude each other: they do not stand in two regions of one state. */
const areSiblings = (a: AnyStateNode, b: AnyStateNode): boolean =>
  a !== b && lineage(a).find((node) => lineage(b).includes(node))?.type !== 'parallel';

const looks = new WeakMap<ProvenStory, string | null>();

/** What is seen; null where it cannot be drawn without a browser's help. */
export function drawn(story: ProvenStory, args?: Readonly<Record<string, unknown>>): string | null {
  const known = looks.get(story);
  if (args === undefined && known !== undefined) return known;
  let look: string | null;
  try {
    look = story.draw(args);
  } catch {
    look = null;
  }
  if (args === undefined) looks.set(story, look);
  return look;
}

const isSeen = (story: ProvenStory): boolean => story.mayBeBlank || (drawn(story) ?? '').trim() !== '';

/** The snapshot with one leaf in another's place; undefined where they do not stand in one region. */
function withLeaf(machine: AnyStateMachine, { value, context }: AnyMachineSnapshot, { path }: AnyStateNode) {
  const put = (before: StateValue | undefined, node: AnyStateNode, depth: number): StateValue => {
    const key = path[depth] ?? '';
    const child = node.states[key];
    if (child === undefined) return key;
    const isLast = depth === path.length - 1;
    const inner = isLast
      ? undefined
      : put(typeof before === 'object' ? before[key] : undefined, child, depth + 1);
    if (node.type === 'parallel' && typeof before === 'object') return { ...before, [key]: inner ?? {} };
    return inner === undefined ? key : { [key]: inner };
  };
  try {
    return machine.resolveState({ value: put(value as StateValue, machine.root, 0), context });
  } catch {
    return undefined;
  }
}

/** Whether a story is drawn as it stands with a leaf in the place of its own. */
function isDrawnAlike(
  machine: AnyStateMachine,
  { story, arg, snapshot }: Shown,
  leaf: AnyStateNode,
): boolean {
  const other = withLeaf(machine, snapshot, leaf);
  const own = drawn(story);
  return other !== undefined && own !== null && drawn(story, { [arg]: other }) === own;
}

/** Whether a story draws the same whatever snapshot it is given: those of the other states of its file. */
function ignoresSnapshot(each: Shown, shown: readonly Shown[]): boolean {
  const others = shown.filter(
    ({ story, arg, snapshot }) =>
      story.file === each.story.file && arg === each.arg && idsOf(snapshot) !== idsOf(each.snapshot),
  );
  const own = drawn(each.story);
  const isHeard = ({ snapshot }: Shown): boolean => drawn(each.story, { [each.arg]: snapshot }) !== own;
  return own !== null && others.length > 0 && !others.some(isHeard);
}

/** What the machine itself would not make of a snapshot's value: another machine's, or nodes that were put in. */
function isForged(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): boolean {
  if (snapshot.machine.config !== machine.config) return true;
  const { value, context } = snapshot;
  return idsOf(machine.resolveState({ value: value as StateValue, context })) !== idsOf(snapshot);
}

/** Leaves that say, one of the other or both of a third one, that they look alike; a leaf's group by its first member. */
function saidGroups(leaves: readonly AnyStateNode[]): ReadonlyMap<AnyStateNode, string> {
  const groups = new Map(leaves.map((leaf) => [leaf, leaf.id]));
  for (const leaf of leaves) {
    for (const key of Object.keys(metaOf(leaf).looksAs ?? {})) {
      const other = leaves.find((each) => each.key === key && areSiblings(each, leaf));
      const [remaining = '', gone] = [groups.get(leaf), other && groups.get(other)];
      for (const [each, group] of groups) if (group === gone) groups.set(each, remaining);
    }
  }
  return groups;
}

/**
 * What is wrong with the stories of a machine: a leaf without a story that shows it, or without a reason that holds; a snapshot
 * that the machine does not make, or that its story ignores; two states that a story of each draws alike with all data as it
 * is (what only data tell apart is alike), and that do not say so in `meta.looksAs`.
 */
export function faultsOf(machine: AnyStateMachine, stories: readonly ProvenStory[]): readonly string[] {
  const leaves = leavesOf(machine.root);
  const all = stories.flatMap((story) =>
    Object.entries(story.args).flatMap(([arg, value]) =>
      isSnapshot(value) && value.machine.id === machine.id ? [{ story, arg, snapshot: value }] : [],
    ),
  );
  const forged = all.filter(({ snapshot }) => isForged(machine, snapshot));
  const deaf = all.filter((each) => ignoresSnapshot(each, all));
  const heard = all.filter((each) => !deaf.includes(each) && isSeen(each.story));
  const shown = (leaf: AnyStateNode): Shown | undefined =>
    heard.find(({ snapshot }) => nodesOf(snapshot).some(({ id }) => id === leaf.id));

  const looksAsBefore = (leaf: AnyStateNode): boolean => {
    const beside = all.filter(({ snapshot }) =>
      nodesOf(snapshot).some((node) => leavesOf(node).length === 1 && areSiblings(node, leaf)),
    );
    const sources = waysInto(machine, leaf).map(({ from }) => from);
    const before = beside.filter(({ snapshot }) => nodesOf(snapshot).some((node) => sources.includes(node)));
    return (before.length > 0 ? before : beside).some((each) => isDrawnAlike(machine, each, leaf));
  };
  const faultOf = (leaf: AnyStateNode): string | undefined => {
    if (!isUnseen(leaf)) return shown(leaf) === undefined ? 'has no story' : undefined;
    if (shown(leaf) !== undefined) return 'is said to be unseen, and has a story';
    return isPassing(machine, leaf) || looksAsBefore(leaf) ? undefined : 'could be seen';
  };

  const groups = saidGroups(leaves);
  const looksAs = (a: AnyStateNode, b: AnyStateNode): boolean => {
    const each = shown(a);
    return each !== undefined && isDrawnAlike(machine, each, b);
  };
  const seen = leaves.filter((leaf) => !isUnseen(leaf));
  return [
    ...leaves.flatMap((leaf) => {
      const fault = faultOf(leaf);
      return fault === undefined ? [] : [`${leaf.id} ${fault}`];
    }),
    ...forged.map(({ story }) => `${story.file} ${story.name} shows what ${machine.id} does not make`),
    ...deaf
      .filter(({ story, arg }) => story.own.includes(arg))
      .map(({ story }) => `${story.file} ${story.name} ignores its ${machine.id}`),
    ...seen.flatMap((leaf) =>
      seen
        .filter((other) => other.id > leaf.id && areSiblings(leaf, other))
        .filter((other) => groups.get(leaf) !== groups.get(other))
        .filter((other) => looksAs(leaf, other) && looksAs(other, leaf))
        .map((other) => `${leaf.id} looks as ${other.id}`),
    ),
  ];
}

/** Stories of a state that show nothing, and do not say so. */
export const blankStories = (stories: readonly ProvenStory[]): readonly string[] =>
  stories.filter((story) => !isSeen(story)).map(({ file, name }) => `${file} ${name} shows nothing`);

const cases = ['loading', 'empty', 'ready', 'failed'] as const;

const caseOf = (value: unknown): string | undefined => {
  const { state } = (value ?? {}) as { state?: unknown };
  return cases.find((each) => each === state && !isSnapshot(value));
};

/** What a loader gives and a file of stories does not show in each of its four cases, or draws alike in two of them. */
export function faultsOfData(stories: readonly ProvenStory[]): readonly string[] {
  const args = stories.flatMap((story) =>
    Object.keys(story.args).filter((name) => caseOf(story.args[name]) !== undefined),
  );
  return [...new Set(args)].flatMap((arg) => {
    const found = cases.map((wanted) => stories.find((story) => caseOf(story.args[arg]) === wanted));
    const missing = cases.filter((_, index) => found[index] === undefined);
    if (missing.length > 0) return [`${arg} is never ${missing.join(', ')}`];
    if (stories.some((story) => (story.looksAs[arg] ?? '') !== '')) return [];
    const ready = stories.filter((story) => caseOf(story.args[arg]) === 'ready');
    const drawnIn = (story: ProvenStory, index: number) => drawn(story, { [arg]: found[index]?.args[arg] });
    return cases.flatMap((each, index) => {
      const isAlike = (other: number) =>
        ready.every((story) => drawnIn(story, other) === drawnIn(story, index));
      const alike = cases.find((_, other) => other < index && isAlike(other));
      return alike === undefined ? [] : [`${arg}: ${each} looks as ${alike}`];
    });
  });
}
