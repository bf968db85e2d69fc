import {
  type AnyStateMachine,
  fromPromise,
  type NonReducibleUnknown,
  type ParameterizedObject,
  type PromiseActorLogic,
  type ProvidedActor,
  type StateMachine,
} from 'xstate';

/**
 * A call that leaves the machine. `signal` aborts when the state that invoked it is left, so a late answer is never
 * handled by a later state. Expected refusals are output (`kind: 'refused'`); a rejection means unreachable, or a bug.
 */
export type Effect<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** Declares a call in `setup({ actors })`. `withEffects` implements it. */
export const effect = <Output, Input = undefined>(): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error('This effect was never provided.')));

// A type-level brand: it marks the actions that `withEffects` has to implement.
declare const mark: unique symbol;
type Outside = { readonly [mark]: never };
type ProvidedAction<Params> = (_: unknown, params: Params | Outside) => void;

/** The body of every provided action until `withEffects` implements it. */
export const notProvided = (): void => {
  throw new Error('This action was never provided.');
};

/**
 * Declares, in `setup({ actions })`, an action that leaves the machine (a notice, navigation, storage, printing). The other
 * actions there change the context, and `withEffects` does not require them.
 */
export function providedAction(): ProvidedAction<undefined>;
export function providedAction<Params>(): ProvidedAction<Params>;
export function providedAction(): () => void {
  return notProvided;
}

// The machine's own type parameters carry its actors and actions; `infer` is the only way to read them back.
type NamedIn<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Ch,
    infer Actor,
    infer Action,
    infer _G,
    infer _D,
    infer _S,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _Me,
    infer _Co
  >
    ? { actor: Actor; action: Action }
    : never;

type CallOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input> ? Effect<Input, Output> : never;

type CallsOf<M> = {
  [Actor in Extract<NamedIn<M>['actor'], ProvidedActor> as Actor['src']]: CallOf<Actor['logic']>;
};
type ProvidedActionsOf<M> = {
  [Action in Extract<NamedIn<M>['action'], ParameterizedObject> as [
    Extract<Action['params'], Outside>,
  ] extends [never]
    ? never
    : Action['type']]: (params: Exclude<Action['params'], Outside>) => void;
};

/** The effects of a machine: exactly its calls and provided actions. */
export type EffectsOf<M> = { calls: CallsOf<M>; actions: ProvidedActionsOf<M> };

/*
 * XState drops the outcome of a call whose actor was stopped, unless it runs again by then: React's strict mode, in
 * development, stops and restarts every actor, and the abort of its first call would fail the second one.
 */
const unlessLeft = <Output>(outcome: Promise<Output>, signal: AbortSignal): Promise<Output> =>
  new Promise((resolve, reject) => {
    outcome.then(
      (output) => signal.aborted || resolve(output),
      (reason) => signal.aborted || reject(reason),
    );
  });

/**
 * Provides every call (through `fromPromise`) and every provided action of a machine. The only way to start one.
 * A missing, extra or wrong effect does not compile.
 */
export function withEffects<M extends AnyStateMachine>(machine: M, effects: NoInfer<EffectsOf<M>>): M {
  const calls = effects.calls as Record<string, Effect<NonReducibleUnknown, unknown>>;
  const actions = effects.actions as Record<string, (params: unknown) => void>;
  return machine.provide({
    actors: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        name,
        fromPromise<unknown, NonReducibleUnknown>(({ input, signal }) =>
          unlessLeft(call(input, signal), signal),
        ),
      ]),
    ),
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, act]) => [name, (_: unknown, params: unknown) => act(params)]),
    ),
  }) as M;
}
