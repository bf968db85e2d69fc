import { useEffect } from 'react';
import { waitFor } from 'storybook/test';
import type { AnyActorRef } from 'xstate';
import type { Effect } from '#machines/with-effects.ts';
import { heldCalls, holdCall, type LiveActor, showActor } from '../../statechart/storybook/live.ts';

/** A refusal that carries a code has a sample for each of its codes; any other outcome has one. */
type Sample<Output> = Output extends { kind: 'refused'; refusal: { code: infer Code extends string } }
  ? Readonly<Record<Code, Output>>
  : Output;

type SamplesOf<Output> = [Output] extends [{ kind: string }]
  ? { [Kind in Output['kind']]: Sample<Extract<Output, { kind: Kind }>> }
  : { done: Output };

type Calls = Readonly<Record<string, never>> | object;

/** A sample of every outcome of every call of a machine's effects: a missing outcome or code does not compile. */
export type Samples<CallsOf extends Calls> = {
  [Call in keyof CallsOf]: CallsOf[Call] extends Effect<infer _Input, infer Output>
    ? SamplesOf<Output>
    : never;
};

/** What a late answer waits, in ms. */
const late = 5000;

const isAnswer = (sample: unknown): boolean =>
  typeof sample !== 'object' || sample === null || 'kind' in sample;

/** The samples of a call by the names under which they are offered: `refused · login-server-failed`. */
const namedSamples = (samples: object): readonly (readonly [string, unknown])[] =>
  Object.entries(samples).flatMap(([kind, sample]): (readonly [string, unknown])[] =>
    isAnswer(sample)
      ? [[kind, sample]]
      : Object.entries(sample as object).map(([code, answer]) => [`${kind} · ${code}`, answer] as const),
  );

/**
 * The calls of a machine, each to be answered by hand in the panel: with any of its outcomes, lost (no answer), late (its
 * first outcome after 5 s), or never.
 */
export function byHand<CallsOf extends Calls>(samples: Samples<CallsOf>): CallsOf {
  const calls = Object.entries(samples).map(([call, outcomes]) => {
    const answers = namedSamples(outcomes as object);
    const effect: Effect<unknown, unknown> = (_, signal) =>
      new Promise((resolve, reject) => {
        const given = answers.map(([name, answer]) => [name, () => resolve(answer)] as const);
        const [first] = given;
        holdCall(
          call,
          {
            ...Object.fromEntries(given),
            'perdu : aucune réponse': () => reject(new Error('unreachable')),
            'en retard de 5 s': () => setTimeout(() => first?.[1](), late),
            jamais: () => undefined,
          },
          signal,
        );
      });
    return [call, effect] as const;
  });
  return Object.fromEntries(calls) as CallsOf;
}

/** Shows a story's machine in the panel while it runs. */
export function useShown(actor: AnyActorRef): void {
  useEffect(() => showActor(actor as LiveActor), [actor]);
}

/** In a journey: answers the call of a name as the panel would, once it is under way. */
export async function answer(call: string, name: string): Promise<void> {
  const held = () => heldCalls().findLast((each) => each.call === call)?.answers[name];
  await waitFor(() => {
    if (held() === undefined) throw new Error(`No call ${call} can be answered with ${name}.`);
  });
  held()?.();
}
