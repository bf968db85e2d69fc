import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { claims, isSnapshot, sourcesOf } from './unseen.ts';

/** A story as the proofs see it: its args, and how it is drawn with others in their place. */
export type ProvenStory = {
  file: string;
  name: string;
  /** The name that is read. */
  shownName: string;
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

/** An empty page, whatever its markup. */
const isBlank = (look: string): boolean => look.trim() === '';

type Meta = { unseen?: string; looksAs?: Readonly<Record<string, string>> };

/** The places where a machine can rest or work: atomic and final nodes, in each region of a parallel state. */
export const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'atomic' || node.type === 'final' ? [node] : Object.values(node.states).flatMap(leavesOf);

const metaOf = ({ meta }: AnyStateNode): Meta => (meta ?? {}) as Meta;
const isUnseen = (node: AnyStateNode): boolean => (metaOf(node).unseen ?? '') !== '';

type Shown = { story: ProvenStory; arg: string; snapshot: AnyMachineSnapshot };

const shownBy = (stories: readonly ProvenStory[], machine: AnyStateMachine): readonly Shown[] =>
  stories.flatMap((story) =>
    Object.entries(story.args).flatMap(([arg, value]) =>
      isSnapshot(value) && value.machine.id === machine.id ? [{ story, arg, snapshot: value }] : [],
    ),
  );

const nodesOf = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => _nodes;
const shows = ({ snapshot }: Shown, leaf: AnyStateNode): boolean =>
  nodesOf(snapshot).some(({ id }) => id === leaf.id);
const said = (ids: Iterable<string>): string => [...ids].sort().join(', ');

/** Leaves that no story shows, and stories of leaves that nobody is said to see. A story that ignores its snapshot shows none. */
export function faultsOfLeaves(machine: AnyStateMachine, stories: readonly ProvenStory[]): readonly string[] {
  const all = shownBy(stories, machine);
  const shown = all.filter((each) => !ignoresSnapshot(each, all) && isSeen(each.story));
  return leavesOf(machine.root).flatMap((leaf) => {
    const isShown = shown.some((each) => shows(each, leaf));
    if (isShown === !isUnseen(leaf)) return [];
    return [isShown ? `${leaf.id} is said to be unseen, and has a story` : `${leaf.id} has no story`];
  });
}

/** Snapshots that the machine itself would not make of their value: another machine's, or nodes that were put in. */
export function forgeries(machine: AnyStateMachine, stories: readonly ProvenStory[]): readonly string[] {
  return shownBy(stories, machine).flatMap(({ story, snapshot }) => {
    const ids = new Set(nodesOf(snapshot).map(({ id }) => id));
    let own: ReadonlySet<string>;
    try {
      const made = machine.resolveState({ value: snapshot.value as StateValue, context: snapshot.context });
      own = new Set(nodesOf(made).map(({ id }) => id));
    } catch {
      own = new Set();
    }
    const isOwn = snapshot.machine.config === machine.config && said(own) === said(ids);
    return isOwn ? [] : [`${story.file} ${story.name} shows a snapshot that ${machine.id} does not make`];
  });
}

const isSeen = (story: ProvenStory): boolean => story.mayBeBlank || !isBlank(drawnAsIs(story) ?? '');

const drawn = new WeakMap<ProvenStory, string | null>();

/** A story as it stands; null where it cannot be drawn without a browser. */
function drawnAsIs(story: ProvenStory): string | null {
  if (!drawn.has(story))
    drawn.set(
      story,
      drawnOr(() => story.draw()),
    );
  return drawn.get(story) ?? null;
}

/** What is seen; null where it cannot be drawn. */
export const drawnOr = (draw: () => string): string | null => {
  try {
    return draw();
  } catch {
    return null;
  }
};

const idsOf = ({ snapshot }: Shown): string => said(nodesOf(snapshot).map(({ id }) => id));

/** Whether a story draws the same whatever snapshot it is given: those of the other states of its file. */
function ignoresSnapshot(each: Shown, shown: readonly Shown[]): boolean {
  const others = shown.filter(
    (other) => other.story.file === each.story.file && other.arg === each.arg && idsOf(other) !== idsOf(each),
  );
  const own = drawnAsIs(each.story);
  const hears = ({ snapshot }: Shown): boolean =>
    drawnOr(() => each.story.draw({ [each.arg]: snapshot })) !== own;
  return own !== null && others.length > 0 && !others.some(hears);
}

/** Stories of a state that show nothing, and do not say so. */
export function blankStories(stories: readonly ProvenStory[]): readonly string[] {
  return stories.filter((story) => !isSeen(story)).map(({ file, name }) => `${file} ${name} shows nothing`);
}

/** Stories of machines that the proofs do not know: a machine that stands elsewhere has leaves that nobody counts. */
export function strangers(
  machines: readonly AnyStateMachine[],
  stories: readonly ProvenStory[],
): readonly string[] {
  const known = new Set(machines.map(({ config }) => config));
  return stories.flatMap(({ file, name, args }) =>
    Object.values(args)
      .filter(isSnapshot)
      .filter(({ machine }) => !known.has(machine.config))
      .map(({ machine }) => `${file} ${name} shows ${machine.id}, a machine from elsewhere`),
  );
}

/** Leaves whose reason not to be seen is none that is known, or does not hold. */
export function falseReasons(machine: AnyStateMachine, stories: readonly ProvenStory[]): readonly string[] {
  return leavesOf(machine.root)
    .filter(isUnseen)
    .flatMap((leaf) => {
      const reason = metaOf(leaf).unseen ?? '';
      const looksAsBefore = () => looksAsSource(machine, leaf, stories);
      const holds = claims[reason]?.({ leaf, machine, looksAsBefore }) ?? false;
      return holds ? [] : [`${leaf.id} says « ${reason} », which does not hold`];
    });
}

/** Whether a story of a state that leads to a leaf, else of one beside it, is drawn alike with that leaf in its place. */
function looksAsSource(
  machine: AnyStateMachine,
  leaf: AnyStateNode,
  stories: readonly ProvenStory[],
): boolean {
  const beside = shownBy(stories, machine).filter((each) =>
    nodesOf(each.snapshot).some((node) => leavesOf(node).length === 1 && areSiblings(node, leaf)),
  );
  const sources = sourcesOf(machine, leaf);
  const before = beside.filter(({ snapshot }) => nodesOf(snapshot).some((node) => sources.includes(node)));
  const isAlike = ({ story, arg, snapshot }: Shown): boolean => {
    const swapped = valueWith(machine, snapshot, leaf);
    const own = drawnAsIs(story);
    return swapped !== undefined && own !== null && drawnOr(() => story.draw({ [arg]: swapped })) === own;
  };
  return (before.length > 0 ? before : beside).some(isAlike);
}

/** Stories that set a snapshot and ignore it. */
export function storiesIgnoringSnapshot(
  machine: AnyStateMachine,
  stories: readonly ProvenStory[],
): readonly string[] {
  const shown = shownBy(stories, machine);
  return shown
    .filter((each) => each.story.own.includes(each.arg) && ignoresSnapshot(each, shown))
    .map(({ story }) => `${story.file} ${story.name} ignores its ${machine.id}`);
}

/** The value of a snapshot with one leaf in another's place; undefined where they do not stand in one region. */
function valueWith(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, leaf: AnyStateNode) {
  const path = leaf.path;
  const put = (value: StateValue | undefined, node: AnyStateNode, depth: number): StateValue => {
    const key = path[depth] ?? '';
    const child = node.states[key];
    if (child === undefined) return key;
    const isLast = depth === path.length - 1;
    const before = typeof value === 'object' ? value[key] : undefined;
    const inner = isLast ? undefined : put(before, child, depth + 1);
    if (node.type === 'parallel' && typeof value === 'object') return { ...value, [key]: inner ?? {} };
    return inner === undefined ? key : { [key]: inner };
  };
  try {
    return machine.resolveState({
      value: put(snapshot.value as StateValue, machine.root, 0),
      context: snapshot.context,
    });
  } catch {
    return undefined;
  }
}

/** Whether two leaves exclude each other: they do not stand in two regions of one state. */
function areSiblings(a: AnyStateNode, b: AnyStateNode): boolean {
  const common = lineage(a).find((node) => lineage(b).includes(node));
  return a !== b && common?.type !== 'parallel';
}

/** Leaves that say, one of the other or both of a third one, that they look alike; a leaf's group by its first member. */
function saidGroups(leaves: readonly AnyStateNode[]): ReadonlyMap<AnyStateNode, string> {
  const groups = new Map(leaves.map((leaf) => [leaf, leaf.id]));
  for (const leaf of leaves) {
    for (const [key, reason] of Object.entries(metaOf(leaf).looksAs ?? {})) {
      const other = leaves.find((each) => each.key === key && areSiblings(each, leaf));
      if (other === undefined || reason === '') continue;
      const [remaining, gone] = [groups.get(leaf) ?? '', groups.get(other) ?? ''];
      for (const [each, group] of groups) if (group === gone) groups.set(each, remaining);
    }
  }
  return groups;
}

/** States that a leaf says it looks as without a reason, or that do not exist. */
export function staleDuplicates(machine: AnyStateMachine): readonly string[] {
  const leaves = leavesOf(machine.root);
  return leaves.flatMap((leaf) =>
    Object.entries(metaOf(leaf).looksAs ?? {}).flatMap(([key, reason]) => {
      const isThere = leaves.some((each) => each.key === key && areSiblings(each, leaf));
      return isThere && reason !== '' ? [] : [`${leaf.id} says that it looks as ${key}`];
    }),
  );
}

const lineage = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...lineage(node.parent)];

/**
 * States that one and the same story draws alike, and that do not say so: of each pair, the story of the one is drawn
 * with the other in its place and all data as it is, and the other way round. What only data tell apart is alike.
 */
export function undeclaredDuplicates(
  machine: AnyStateMachine,
  stories: readonly ProvenStory[],
): readonly string[] {
  const leaves = leavesOf(machine.root).filter((leaf) => !isUnseen(leaf));
  const groups = saidGroups(leaves);
  const isDrawnAlike = duplicatesIn(machine, stories);
  return leaves.flatMap((leaf) =>
    leaves
      .filter((other) => other.id > leaf.id && areSiblings(leaf, other))
      .filter((other) => groups.get(leaf) !== groups.get(other) && isDrawnAlike(leaf, other))
      .map((other) => `${leaf.id} looks as ${other.id}`),
  );
}

function duplicatesIn(machine: AnyStateMachine, stories: readonly ProvenStory[]) {
  const all = shownBy(stories, machine);
  const shown = all.filter((each) => !ignoresSnapshot(each, all));
  const drawnAs = (leaf: AnyStateNode, other: AnyStateNode): boolean => {
    const each = shown.find((candidate) => shows(candidate, leaf));
    const swapped = each && valueWith(machine, each.snapshot, other);
    if (each === undefined || swapped === undefined) return false;
    const own = drawnAsIs(each.story);
    return own !== null && drawnOr(() => each.story.draw({ [each.arg]: swapped })) === own;
  };
  return (a: AnyStateNode, b: AnyStateNode): boolean => drawnAs(a, b) && drawnAs(b, a);
}

/** Stories that are not called after a state that they show, or have no name of their own to be read. */
export function misnamed(stories: readonly ProvenStory[]): readonly string[] {
  return stories.flatMap(({ file, name, shownName, args }) => {
    const keys = Object.values(args)
      .filter(isSnapshot)
      .flatMap((snapshot) => nodesOf(snapshot).flatMap(({ path }) => path));
    // The page of an animal shows many while its machine rests.
    if (keys.length === 0 || (file === 'product' && keys.includes('resting'))) return [];
    const isNamed = keys.some((key) => name.toLowerCase().startsWith(key.toLowerCase()));
    return isNamed && shownName !== name ? [] : [`${file} ${name}`];
  });
}
