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

/** Left in the step that enters it: one of its eventless transitions is always taken. */
export const isLeftAtOnce = ({ always }: AnyStateNode): boolean =>
  always !== undefined && always.at(-1)?.guard === undefined;

/** The states that a leaf, or a state that starts with it, is entered from; those that are passed count as what is before them. */
export function enteredFrom(
  machine: AnyStateMachine,
  leaf: AnyStateNode,
  isPassed: (node: AnyStateNode) => boolean,
): readonly AnyStateNode[] {
  const found = new Set([leaf]);
  for (const node of found) {
    if (node !== leaf && !isPassed(node)) continue;
    const isWay = ({ target = [] }: AnyTransitionDefinition) => target.some((to) => beginsWith(to, node));
    for (const from of nodesBelow(machine.root)) if (transitionsOf(from).some(isWay)) found.add(from);
  }
  return [...found].filter((node) => node !== leaf && !isPassed(node));
}
