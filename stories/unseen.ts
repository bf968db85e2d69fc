import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A leaf that says that nobody sees it, in its machine, and whether a story draws alike with it in place of a state that leads to it. */
export type Unseen = {
  leaf: AnyStateNode;
  machine: AnyStateMachine;
  looksAsBefore: () => boolean;
};

type Check = (unseen: Unseen) => boolean;

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat().concat(node.always ?? []);

/** The states from which a transition leads into a leaf: into itself, or into what begins with it. */
export function sourcesOf(machine: AnyStateMachine, leaf: AnyStateNode): readonly AnyStateNode[] {
  return nodesBelow(machine.root).filter(
    (node) => node !== leaf && transitionsOf(node).some((transition) => leadsTo(transition, leaf)),
  );
}

const beginsWith = (node: AnyStateNode, leaf: AnyStateNode): boolean => {
  if (node === leaf) return true;
  if (node.type === 'parallel') return Object.values(node.states).some((each) => beginsWith(each, leaf));
  const first = node.initial.target?.[0];
  return node.type === 'compound' && first !== undefined && beginsWith(first, leaf);
};

const leadsTo = ({ target = [] }: AnyTransitionDefinition, leaf: AnyStateNode): boolean =>
  target.some((node) => beginsWith(node, leaf));

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : String((action as { type?: unknown }).type ?? '');

/** What happens when a leaf is entered, on the way there and at its door. */
function donePaths({ leaf, machine }: Unseen): readonly (readonly string[])[] {
  const ways = nodesBelow(machine.root)
    .flatMap(transitionsOf)
    .filter((transition) => leadsTo(transition, leaf));
  return ways.map(({ actions }) => [...actions, ...leaf.entry].map(nameOf));
}

/** It is left at once: one of its eventless transitions holds whatever the data are. */
const isLeftAtOnce: Check = ({ leaf }) =>
  leaf.always?.at(-1)?.guard === undefined && leaf.always !== undefined;

/** It waits for an answer, and each answer leads away from it. */
const isOnlyAsking: Check = ({ leaf }) =>
  leaf.invoke.length > 0 &&
  leaf.invoke.every(({ id }) =>
    ['done', 'error'].every((kind) => {
      const answers = leaf.transitions.get(`xstate.${kind}.actor.${id}`) ?? [];
      return (
        answers.length > 0 && answers.every(({ target }) => target !== undefined && !target.includes(leaf))
      );
    }),
  );

/** Every way into it opens another page. */
const leaves =
  (action: string): Check =>
  (unseen) => {
    const ways = donePaths(unseen);
    return ways.length > 0 && ways.every((done) => done.includes(action));
  };

const asks =
  (...sources: readonly string[]): Check =>
  ({ leaf }) =>
    leaf.invoke.some(({ src }) => sources.includes(String(src)));

const looksAsBefore: Check = (unseen) => unseen.looksAsBefore();
const both =
  (...checks: readonly Check[]): Check =>
  (unseen) =>
    checks.every((check) => check(unseen));

/** What each reason of `meta.unseen` claims; a reason that is none of these is no reason. */
export const claims: Readonly<Record<string, Check>> = {
  'asks without a word': both(isOnlyAsking, looksAsBefore),
  'left in the step that enters it': isLeftAtOnce,
  'looks as the offer before it does': looksAsBefore,
  'looks as the question before it does': looksAsBefore,
  'looks as the wait before it does': looksAsBefore,
  'over before anybody could read it': both(isOnlyAsking, asks('recallWanted', 'takeOver')),
  'the calls wait for it; no screen shows it': both(isOnlyAsking, looksAsBefore),
  'the cart opens in the same step': leaves('leaveForCart'),
  'the cart shows each update at once, whenever it leaves': looksAsBefore,
  'the dashboard opens in the same step': leaves('leaveForDashboard'),
  'the device’s own sheet stands above the page': asks('openSheet'),
  'the login opens in the same step': leaves('leaveForLogin'),
  'the payment result opens in the same step': leaves('leaveForResult'),
};

export const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;
