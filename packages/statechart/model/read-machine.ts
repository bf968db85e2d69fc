import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Cause, Chart, ChartState, ChartTransition } from './chart.ts';
import { actionName, callName, guardName, operatorOf } from './names.ts';

/** How a guard names the outcome of a call; returns nothing for an ordinary guard. */
export type OutcomeOf = (guard: { type: string; params: unknown }) => string | null;

const noOutcome: OutcomeOf = () => null;

const texts = (meta: unknown): Record<string, string> =>
  typeof meta !== 'object' || meta === null
    ? {}
    : Object.fromEntries(
        Object.entries(meta).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
      );

/** XState stores `after` as a raise on entry and a cancel on exit; the transition shows it already. */
const isOwn = (action: unknown): boolean => {
  const { type, id, sendId } = action as { type?: string; id?: unknown; sendId?: unknown };
  const name = type === 'xstate.raise' ? id : type === 'xstate.cancel' ? sendId : '';
  return !String(name ?? '').startsWith('xstate.after.');
};

const historyTarget = (node: AnyStateNode): string | null => {
  const target = (node.config as { target?: string }).target;
  if (target === undefined) return null;
  return target.startsWith('#') ? target.slice(1) : `${node.parent?.id ?? ''}.${target}`;
};

const initialOf = (node: AnyStateNode): string | null => {
  if (node.type === 'history') return historyTarget(node);
  return node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null;
};

const readState = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  type: node.type,
  history: node.type === 'history' ? node.history || 'shallow' : null,
  parent: node.parent?.id ?? null,
  children: Object.values(node.states).map(({ id }) => id),
  initial: initialOf(node),
  description: node.description ?? null,
  tags: [...node.tags],
  meta: texts(node.meta),
  entry: node.entry.filter(isOwn).map(actionName),
  exit: node.exit.filter(isOwn).map(actionName),
  calls: callsOf(node).map(({ name }) => name),
});

/** The calls that a node invokes, with the ids of the invocations. */
const callsOf = (node: AnyStateNode) =>
  node.invoke.map(({ id, src }, index) => {
    const config: unknown = node.config.invoke;
    const written: unknown = Array.isArray(config) ? config[index] : config;
    const inline = (written as { src?: unknown } | undefined)?.src;
    return { id, name: callName(typeof inline === 'string' ? src : inline) };
  });

type Guarded = { outcome: string | null; guard: unknown };

/** A guard without the part that names the call's outcome. */
function withoutOutcome(guard: unknown, outcomeOf: OutcomeOf): Guarded {
  const { type, params, guards } = (guard ?? {}) as {
    type?: unknown;
    params?: unknown;
    guards?: readonly unknown[];
  };
  if (typeof type === 'string') {
    const outcome = outcomeOf({ type, params });
    return { outcome, guard: outcome === null ? guard : undefined };
  }
  if (operatorOf(guard) !== 'and' || guards === undefined) return { outcome: null, guard };
  const parts = guards.map((each) => withoutOutcome(each, outcomeOf));
  const outcome = parts.find((part) => part.outcome !== null)?.outcome ?? null;
  const rest = parts.flatMap((part) => (part.guard === undefined ? [] : [part.guard]));
  return outcome === null || rest.length > 1 ? { outcome: null, guard } : { outcome, guard: rest[0] };
}

function causeOf(node: AnyStateNode, transition: AnyTransitionDefinition, outcome: string | null): Cause {
  const type = transition.eventType;
  const call = (prefix: string): string => {
    const id = type.slice(prefix.length);
    return callsOf(node).find((each) => each.id === id)?.name.name ?? id;
  };
  if (type === '') return { kind: 'always' };
  if (type.startsWith('xstate.after.')) return { kind: 'after', delay: delayOf(transition) };
  if (type.startsWith('xstate.done.actor.'))
    return { kind: 'done', call: call('xstate.done.actor.'), outcome };
  if (type.startsWith('xstate.error.actor.')) return { kind: 'error', call: call('xstate.error.actor.') };
  if (type.startsWith('xstate.snapshot.')) return { kind: 'snapshot', call: call('xstate.snapshot.') };
  return type.startsWith('xstate.done.state.') ? { kind: 'finished' } : { kind: 'event', event: type };
}

const delayOf = (transition: AnyTransitionDefinition): number | string => {
  const { delay } = transition as { delay?: unknown };
  return typeof delay === 'number' || typeof delay === 'string' ? delay : 'ƒ';
};

/** The transitions of a node itself, in the order in which XState tries them. */
const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** The position of each transition among those with the same trigger: XState takes the first whose guard is true. */
function withTurns(transitions: readonly ChartTransition[]): readonly ChartTransition[] {
  const answersAs = (a: ChartTransition, b: ChartTransition): boolean =>
    a.eventType === b.eventType && JSON.stringify(a.cause) === JSON.stringify(b.cause);
  return transitions.map((transition) => {
    const alternatives = transitions.filter((other) => answersAs(transition, other));
    return alternatives.length < 2
      ? transition
      : { ...transition, turn: alternatives.indexOf(transition) + 1 };
  });
}

function readTransitions(node: AnyStateNode, outcomeOf: OutcomeOf): readonly ChartTransition[] {
  const read = transitionsOf(node).map((transition, index): ChartTransition => {
    const isAnswer = transition.eventType.startsWith('xstate.done.actor.');
    const { outcome, guard } = withoutOutcome(transition.guard, isAnswer ? outcomeOf : noOutcome);
    const cause = causeOf(node, transition, outcome);
    return {
      id: `${node.id}/${index}`,
      eventType: transition.eventType,
      cause,
      source: node.id,
      targets: (transition.target ?? []).map(({ id }) => id),
      guard: guard === undefined ? null : guardName(guard),
      turn: null,
      actions: transition.actions.map(actionName),
      reenters: transition.reenter,
    };
  });
  return withTurns(read);
}

const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withDescendants),
];

/**
 * Reads any XState 5 machine without starting it or evaluating guards. `outcomeOf` returns the outcome of a call that a guard
 * names (`{ type: 'answered', params: 'refused' }`); the chart then shows the outcome instead of a guard.
 */
export function readMachine(machine: AnyStateMachine, outcomeOf: OutcomeOf = noOutcome): Chart {
  const nodes = withDescendants(machine.root);
  return {
    id: machine.id,
    root: machine.root.id,
    states: Object.fromEntries(nodes.map((node) => [node.id, readState(node)])),
    transitions: nodes.flatMap((node) => readTransitions(node, outcomeOf)),
  };
}
