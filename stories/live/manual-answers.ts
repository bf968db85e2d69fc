import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { waitFor } from 'storybook/test';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { documentForms } from '#browser/fields.ts';
import { type Effect, type EffectsOf, notProvided, withEffects } from '#machines/with-effects.ts';
import { note } from '../../.storybook/note.ts';
import {
  holdCall,
  type LiveActor,
  liveActors,
  pendingCalls,
  showActor,
} from '../../packages/statechart/storybook/live.ts';
import { type Calls, namedSamples, type Samples } from './outcomes.ts';

/** Excludes a live story from visual tests: its picture depends on the moment. */
export const unpictured = { chromatic: { disableSnapshot: true } } as const;

/** The delay of a late answer, in ms. */
const late = 5000;

/**
 * The calls of a machine, each answered by the user in the panel: with any of its outcomes, lost (no answer), late (its first
 * outcome after 5 s), or never.
 */
function answeredManually<CallsOf extends Calls>(samples: Samples<CallsOf>): CallsOf {
  const calls = Object.entries(samples).map(([call, outcomes]) => {
    const answers = namedSamples(outcomes as object);
    const effect: Effect<unknown, unknown> = (_, signal) =>
      new Promise((resolve, reject) => {
        const given = answers.map(([name, answer]) => [name, () => resolve(answer)] as const);
        const [first] = given;
        const all: Readonly<Record<string, () => void>> = {
          ...Object.fromEntries(given),
          'perdu : aucune réponse': () => reject(new Error('unreachable')),
          'en retard de 5 s': () => setTimeout(() => first?.[1](), late),
          jamais: () => undefined,
        };
        note('appel', call);
        holdCall(
          call,
          Object.fromEntries(
            Object.entries(all).map(([name, give]) => [
              name,
              () => {
                note('réponse', call, name);
                give();
              },
            ]),
          ),
          signal,
        );
      });
    return [call, effect] as const;
  });
  return Object.fromEntries(calls) as CallsOf;
}

type Done = Readonly<Record<string, (given: never) => void>>;

/** Logs a machine's provided actions in the Actions panel, then runs those that the story implements: fields are written. */
function noted(machine: AnyStateMachine, done: Done): object {
  const writeFields = (values: Readonly<Record<string, string>>) =>
    documentForms(document).write(machine.id, values);
  const acts = { writeFields, ...done } as Done;
  const provided = Object.entries(machine.implementations.actions).filter(([, act]) => act === notProvided);
  return Object.fromEntries(
    provided.map(([name]) => [
      name,
      (given: never) => {
        note('effet', name, given);
        acts[name]?.(given);
      },
    ]),
  );
}

type Living<M extends AnyStateMachine> = {
  input?: InputFrom<M>;
  /** The provided actions that the story implements. */
  done?: Partial<EffectsOf<M>['actions']>;
};

/** The running machine of a story, shown in the panel, where its calls are answered: the props of its screen. */
export function useLiving<M extends AnyStateMachine>(
  machine: M,
  samples: Samples<EffectsOf<M>['calls']>,
  { input, done = {} }: Living<M> = {},
) {
  const [living] = useState<AnyStateMachine>(() =>
    withEffects(machine, {
      calls: answeredManually(samples),
      actions: noted(machine, done as Done),
    } as EffectsOf<M>),
  );
  const [snapshot, send, actor] = useMachine(living, { input });
  useShown(actor);
  return { snapshot: snapshot as SnapshotFrom<M>, send: send as (event: EventFrom<M>) => void };
}

/** Shows a story's running machine in the panel, and logs its events. */
function useShown(actor: AnyActorRef): void {
  useEffect(() => showActor(actor as LiveActor), [actor]);
  useEffect(() => {
    const { id } = (actor as LiveActor).logic;
    const { unsubscribe } = actor.system.inspect((seen) => {
      if (seen.type !== '@xstate.event' || seen.actorRef !== actor) return;
      if (!seen.event.type.startsWith('xstate.')) note(`événement de ${id}`, seen.event.type, seen.event);
    });
    return unsubscribe;
  }, [actor]);
}

/** In a `play` function: answers the call of a name as the panel would, once it is pending. */
export async function answer(call: string, name: string): Promise<void> {
  const pending = () => pendingCalls().findLast((each) => each.call === call)?.answers[name];
  await waitFor(() => {
    if (pending() === undefined) throw new Error(`No call ${call} can be answered with ${name}.`);
  });
  pending()?.();
}

/** In a `play` function: sends a running machine an event from outside of the page, as the chart would. */
export function happen(machine: string, event: AnyEventObject): void {
  const actor = liveActors().find(({ logic }) => logic.id === machine);
  if (actor === undefined) throw new Error(`No machine ${machine} runs.`);
  actor.send(event);
}
