import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export const isSnapshot = (value: unknown): value is AnyMachineSnapshot =>
  typeof value === 'object' && value !== null && 'machine' in value && '_nodes' in value;

const nodesBelow = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesBelow),
];

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] =>
  [...node.transitions.values()].flat().concat(node.always ?? []);

const beginsWith = (node: AnyStateNode, leaf: AnyStateNode): boolean => {
  if (node === leaf) return true;
  if (node.type === 'parallel') return Object.values(node.states).some((each) => beginsWith(each, leaf));
  const first = node.initial.target?.[0];
  return node.type === 'compound' && first !== undefined && beginsWith(first, leaf);
};

/** The transitions into a leaf, or into a state that starts with it, and the state that each leaves. */
export const waysInto = (machine: AnyStateMachine, leaf: AnyStateNode) =>
  nodesBelow(machine.root).flatMap((from) =>
    transitionsOf(from)
      .filter(({ target = [] }) => target.some((node) => beginsWith(node, leaf)))
      .map(({ actions }) => ({ from, actions: [...actions, ...leaf.entry] })),
  );

/** Left at once: one of its eventless transitions is always taken. */
const isLeftAtOnce = ({ always }: AnyStateNode): boolean =>
  always !== undefined && always.at(-1)?.guard === undefined;

/** Waits for an answer, and each answer leads out of it. */
const isOnlyAsking = (leaf: AnyStateNode): boolean =>
  leaf.invoke.length > 0 &&
  leaf.invoke.every(({ id }) =>
    ['done', 'error'].every((kind) => {
      const answers = leaf.transitions.get(`xstate.${kind}.actor.${id}`) ?? [];
      return answers.length > 0 && answers.every(({ target }) => target?.includes(leaf) === false);
    }),
  );

/** Every transition into it opens another page. */
function opensPage(machine: AnyStateMachine, leaf: AnyStateNode): boolean {
  const ways = waysInto(machine, leaf);
  const isLeaving = (action: unknown): boolean =>
    /^leaveFor/.test(typeof action === 'string' ? action : String((action as { type?: unknown }).type));
  return ways.length > 0 && ways.every(({ actions }) => actions.some(isLeaving));
}

/** Whether a leaf is never visible, according to its machine. */
export const isPassing = (machine: AnyStateMachine, leaf: AnyStateNode): boolean =>
  isLeftAtOnce(leaf) || isOnlyAsking(leaf) || opensPage(machine, leaf);
