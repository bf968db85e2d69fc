import type { Effect } from '../with-effects.ts';

/** A pending call of a machine. */
export interface OpenCall<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  answer(output: Output): Promise<void>;
  /** No answer: the provider could not be reached. */
  fail(): Promise<void>;
}

/** A deferred call for tests: the test answers it, in any order. `answer` and `fail` resolve when the machine has handled them. */
export function deferredCall<Input, Output>(): {
  readonly call: Effect<Input, Output>;
  /** Every call made so far, oldest first. */
  readonly calls: OpenCall<Input, Output>[];
  /** The latest call. Throws if there is none. */
  last(): OpenCall<Input, Output>;
} {
  const calls: OpenCall<Input, Output>[] = [];
  const call: Effect<Input, Output> = (input, signal) =>
    new Promise((resolve, reject) => {
      calls.push({
        input,
        signal,
        answer: (output) => {
          resolve(output);
          return handled();
        },
        fail: () => {
          reject(new Error('unreachable'));
          return handled();
        },
      });
    });
  const last = (): OpenCall<Input, Output> => {
    const latest = calls.at(-1);
    if (latest === undefined) throw new Error('No call was made.');
    return latest;
  };
  return { call, calls, last };
}

// A promise's outcome reaches the machine within a few turns of the microtask queue.
async function handled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
