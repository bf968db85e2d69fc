import {
  and,
  type DoneActorEvent,
  type EventObject,
  type MachineContext,
  type MetaObject,
  type NoRequiredParams,
  type ParameterizedObject,
  type ProvidedActor,
  type TransitionConfig,
} from 'xstate';

/** The result of a call: a union of outcomes, discriminated by `kind`. */
export type Answer = { kind: string };

/** A named action or guard; its parameters may be computed from the context and the outcome of the branch. */
type Named<Context, Output, Given extends ParameterizedObject> =
  | NoRequiredParams<Given>
  | (Given extends unknown
      ? {
          type: Given['type'];
          params: Given['params'] | ((found: { context: Context; output: Output }) => Given['params']);
        }
      : never);

type OneOrMore<T> = T | readonly T[];

/** The target of an outcome, its actions, and a named guard if the context decides as well. */
type Branch<Context, Output, Action extends ParameterizedObject, Guard extends ParameterizedObject> = {
  target?: string;
  guard?: Named<Context, Output, Guard>;
  actions?: OneOrMore<Named<Context, Output, Action>>;
};

type Branches<
  Context,
  Output extends Answer,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
> = {
  [Kind in Output['kind']]:
    | string
    | OneOrMore<Branch<Context, Extract<Output, { kind: Kind }>, Action, Guard>>;
};

type Done = DoneActorEvent<Answer>;
type Loose = { type: string; params?: unknown };

const kindOf = (event: EventObject): unknown => (event as Done).output.kind;

/** Whether the call returned this outcome. Belongs in the `guards` of each machine that uses `answers`. */
export const answered = ({ event }: { event: EventObject }, kind: string): boolean => kindOf(event) === kind;

/** An action or a guard of a branch as XState takes it: its parameters come from the event, which is the outcome's. */
const named = (given: string | Loose): string | Loose => {
  if (typeof given === 'string' || typeof given.params !== 'function') return given;
  const { type, params } = given;
  return {
    type,
    params: ({ context, event }: { context: unknown; event: Done }) =>
      params({ context, output: event.output }),
  };
};

/**
 * The `onDone` of a call, from the union of its outcomes: one entry for each, `'target'` or a branch, or several where a
 * named guard decides too (the first that holds is taken). The outcomes, actions and guards are those of the call and
 * its machine: a missing or extra outcome, another call's, an unknown action or wrong parameters do not
 * compile. Each branch is guarded by `answered` with its outcome as parameter, and its actions get that outcome alone.
 */
export function answers<
  Context extends MachineContext,
  Output extends Answer,
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(
  branches: NoInfer<
    { type: 'answered'; params: string } extends Guard ? Branches<Context, Output, Action, Guard> : never
  >,
): readonly TransitionConfig<
  Context,
  DoneActorEvent<Output>,
  Event,
  Actor,
  Action,
  Guard,
  Delay,
  Emitted,
  Meta
>[] {
  const given = Object.entries(branches) as [
    string,
    string | OneOrMore<{ target?: string; guard?: string | Loose; actions?: OneOrMore<string | Loose> }>,
  ][];
  return given.flatMap(([kind, outcome]) =>
    [outcome].flat().map((branch) => {
      const outcomeGuard = { type: 'answered', params: kind };
      if (typeof branch === 'string') return { guard: outcomeGuard, target: branch };
      const { guard, actions = [], ...rest } = branch;
      return {
        ...rest,
        guard: guard === undefined ? outcomeGuard : and([outcomeGuard, named(guard) as Loose]),
        actions: [actions].flat().map(named),
      };
    }),
  ) as never;
}
