import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { enteredFrom, isLeftAtOnce, isSnapshot } from './unseen.ts';

/** A story under test: its args, and a function that renders it with other args. */
export type ProvenStory = {
  file: string;
  name: string;
  args: Readonly<Record<string, unknown>>;
  /** The args of the story itself; the others are its file's. */
  own: readonly string[];
  /** Intentionally equal cases of loaded data (`parameters.looksAs`), with the reason. */
  looksAs: Readonly<Record<string, string>>;
  /** Tagged to show nothing. */
  mayBeBlank: boolean;
  /** Its visible content. */
  draw: (args?: Readonly<Record<string, unknown>>) => string;
};

type Meta = { unseen?: string; looksAs?: Readonly<Record<string, string>> };
type Shown = { story: ProvenStory; arg: string; snapshot: AnyMachineSnapshot };

/** The atomic and final nodes of a machine, in each region of a parallel state. */
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

/** Whether two nodes exclude each other: they are not in two regions of one state. */
const areSiblings = (a: AnyStateNode, b: AnyStateNode): boolean =>
  a !== b && lineage(a).find((node) => lineage(b).includes(node))?.type !== 'parallel';

const looks = new WeakMap<ProvenStory, string | null>();

/** The visible content; null where it can be rendered in a browser only. */
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

/** The snapshot with one leaf replaced by another; undefined where they are in different regions. */
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

/** Whether a story renders the same with a leaf in the place of its own. */
function isDrawnAlike(
  machine: AnyStateMachine,
  { story, arg, snapshot }: Shown,
  leaf: AnyStateNode,
): boolean {
  const other = withLeaf(machine, snapshot, leaf);
  const own = drawn(story);
  return other !== undefined && own !== null && drawn(story, { [arg]: other }) === own;
}

/** Whether a story renders the same for the snapshots of all other states of its file. */
function ignoresSnapshot(each: Shown, shown: readonly Shown[]): boolean {
  const others = shown.filter(
    ({ story, arg, snapshot }) =>
      story.file === each.story.file && arg === each.arg && idsOf(snapshot) !== idsOf(each.snapshot),
  );
  const own = drawn(each.story);
  const affectsStory = ({ snapshot }: Shown): boolean => drawn(each.story, { [each.arg]: snapshot }) !== own;
  return own !== null && others.length > 0 && !others.some(affectsStory);
}

/** Whether the machine itself would not make the snapshot's value: it is another machine's, or contains added nodes. */
function isForged(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): boolean {
  if (snapshot.machine.config !== machine.config) return true;
  const { value, context } = snapshot;
  return idsOf(machine.resolveState({ value: value as StateValue, context })) !== idsOf(snapshot);
}

/** Leaves that declare to look alike, directly or through a third one; a leaf's group by its first member. */
function declaredGroups(leaves: readonly AnyStateNode[]): ReadonlyMap<AnyStateNode, string> {
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
 * The faults of a machine's stories: a leaf without a story or a valid reason; a snapshot that the machine does not make, or that
 * its story ignores; two states that look alike in all their stories with unchanged data, without a declaration in `meta.looksAs`
 * (states that differ only in data look alike).
 */
export function faultsOf(machine: AnyStateMachine, stories: readonly ProvenStory[]): readonly string[] {
  const leaves = leavesOf(machine.root);
  const all = stories.flatMap((story) =>
    Object.entries(story.args).flatMap(([arg, value]) =>
      isSnapshot(value) && value.machine.id === machine.id ? [{ story, arg, snapshot: value }] : [],
    ),
  );
  const forged = all.filter(({ snapshot }) => isForged(machine, snapshot));
  const ignoring = all.filter((each) => ignoresSnapshot(each, all));
  const effective = all.filter((each) => !ignoring.includes(each) && isSeen(each.story));
  const shown = (leaf: AnyStateNode): Shown | undefined =>
    effective.find(({ snapshot }) => nodesOf(snapshot).some(({ id }) => id === leaf.id));

  /** As a state that it is entered from; if it only begins its parent, as one beside it. */
  const looksAsBefore = (leaf: AnyStateNode): boolean => {
    const sources = enteredFrom(machine, leaf, isUnseen);
    const before = all.filter(({ snapshot }) =>
      nodesOf(snapshot).some(
        (node) =>
          leavesOf(node).length === 1 &&
          areSiblings(node, leaf) &&
          (sources.length === 0 || sources.some((source) => lineage(node).includes(source))),
      ),
    );
    return before.some((each) => isDrawnAlike(machine, each, leaf));
  };
  const faultOf = (leaf: AnyStateNode): string | undefined => {
    if (!isUnseen(leaf)) return shown(leaf) === undefined ? 'has no story' : undefined;
    if (shown(leaf) !== undefined) return 'is said to be unseen, and has a story';
    return isLeftAtOnce(leaf) || looksAsBefore(leaf) ? undefined : 'could be seen';
  };

  const groups = declaredGroups(leaves);
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
    ...ignoring
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

/** Stories of a state that show nothing, without a declaration. */
export const blankStories = (stories: readonly ProvenStory[]): readonly string[] =>
  stories.filter((story) => !isSeen(story)).map(({ file, name }) => `${file} ${name} shows nothing`);

const cases = ['loading', 'empty', 'ready', 'failed'] as const;

const caseOf = (value: unknown): string | undefined => {
  const { state } = (value ?? {}) as { state?: unknown };
  return cases.find((each) => each === state && !isSnapshot(value));
};

/** Cases of loaded data that a file of stories lacks, or renders alike. */
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
    const looks: Record<string, string | null> = {};
    const drawnIn = (story: ProvenStory, index: number) => {
      const key = `${story.file} ${story.name} ${index}`;
      looks[key] ??= drawn(story, { [arg]: found[index]?.args[arg] });
      return looks[key];
    };
    return cases.flatMap((each, index) => {
      const isAlike = (other: number) =>
        ready.every((story) => drawnIn(story, other) === drawnIn(story, index));
      const alike = cases.find((_, other) => other < index && isAlike(other));
      return alike === undefined ? [] : [`${arg}: ${each} looks as ${alike}`];
    });
  });
}

/** A value of a story with one unreadable record; undefined where it holds no list. */
function withUnread(value: unknown): unknown {
  if (caseOf(value) === 'ready') return { ...(value as object), unread: 1 };
  if (!isSnapshot(value) || !Array.isArray(value.context.unread)) return undefined;
  const unread = [{ id: null, name: null, number: null }];
  return value.machine.resolveState({ value: value.value, context: { ...value.context, unread } });
}

const unreadOf = (value: unknown): unknown =>
  isSnapshot(value) ? value.context.unread?.length : (value as { unread?: number } | undefined)?.unread;

/** Lists whose unreadable records a screen shows, and none of its stories. */
export function faultsOfUnread(stories: readonly ProvenStory[]): readonly string[] {
  const args = new Set(stories.flatMap((story) => Object.keys(story.args)));
  return [...args].flatMap((arg) => {
    const isShown = stories.some((story) => {
      const other = withUnread(story.args[arg]);
      return other !== undefined && drawn(story, { [arg]: other }) !== drawn(story);
    });
    const hasStory = stories.some(({ args: { [arg]: value } }) => Number(unreadOf(value) ?? 0) > 0);
    return isShown && !hasStory ? [`${arg} has no unreadable record`] : [];
  });
}
