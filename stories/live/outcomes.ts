import type { Effect } from '#machines/with-effects.ts';

/** A refusal with a code has a sample for each of its codes; any other outcome has one, or several by name. */
type Sample<Output> = Output extends { kind: 'refused'; refusal: { code: infer Code extends string } }
  ? Readonly<Record<Code, Output>>
  : Output | Readonly<Record<string, Output>>;

type OfKind<Output, Kind> = Output extends { kind: infer Own }
  ? Kind extends Own
    ? Output & { kind: Kind }
    : never
  : never;

type SamplesOf<Output> = [Output] extends [{ kind: string }]
  ? { [Kind in Output['kind']]: Sample<OfKind<Output, Kind>> }
  : { done: Output };

export type Calls = Readonly<Record<string, never>> | object;

/** A sample of every outcome of every call of a machine's effects: a missing outcome or code does not compile. */
export type Samples<CallsOf extends Calls> = {
  [Call in keyof CallsOf]: CallsOf[Call] extends Effect<infer _Input, infer Output>
    ? SamplesOf<Output>
    : never;
};

const isAnswer = (sample: unknown): boolean =>
  typeof sample !== 'object' || sample === null || 'kind' in sample;

/** The samples of a call by their names in the panel: `refused · login-server-failed`. */
export const namedSamples = (samples: object): readonly (readonly [string, unknown])[] =>
  Object.entries(samples).flatMap(([kind, sample]): (readonly [string, unknown])[] =>
    isAnswer(sample)
      ? [[kind, sample]]
      : Object.entries(sample as object).map(([code, answer]) => [`${kind} · ${code}`, answer] as const),
  );
