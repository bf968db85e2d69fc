import { MatchersV3 } from '@pact-foundation/pact';
import type { GenericSchema } from 'valibot';
import type { Answer } from '#data/answer.ts';
import type { Client } from '#data/client.ts';
import type { LoginAnswer } from '#data/sign-in.ts';
import type { OperationId } from '#sandbox/accounts/access.ts';
import type { State } from '#sandbox/states/states.ts';
import type { Rules } from './matching.ts';

/** A state with its parameters. */
export type Given = {
  [Name in keyof State]: State[Name] extends undefined
    ? { state: Name }
    : { state: Name; params: State[Name] };
}[keyof State];

/** One call of the client, with its state and its answer. */
export type Interaction = {
  operation: OperationId;
  /** The states to set up before, and the values that the request takes from them. */
  given: Given | readonly Given[];
  /** The description; unique among all pacts. */
  asks: string;
  /** Below the API's root. */
  path: TextOrMatcher;
  /**
   * The token sent. `valid`: one from the state; `expired`: one that no provider issued. By default `valid` for an operation of an
   * account, else none.
   */
  token?: 'valid' | 'expired' | 'none';
  /** The CSRF header differs from the cookie. */
  isForged?: true;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  answer: Expected;
  call: (client: Client) => Promise<Answer<unknown> | LoginAnswer>;
};

/** The expected answer. */
export type Expected = {
  /** The status of the example. */
  status: number;
  /** Other accepted statuses; none by default. */
  orStatus?: 'success' | 'clientError' | readonly number[];
  /** The schema of the body, if the shop reads the body, with an example. */
  shape?: GenericSchema;
  example?: unknown;
  /** Headers that the shop reads. */
  headers?: Record<string, string>;
  /** The matching rules of `example`, by path; ignored if there is a `shape`, which gives the rules. */
  rules?: Rules;
  /** A failure on demand: reported by a verification, without failing it. */
  pending?: true;
};

/** Any 2xx, whatever its body says. */
export const done = (status = 200): Expected => ({ status, orStatus: 'success' });

/** Any 2xx whose body has what the schema requires. */
export const reads = (shape: GenericSchema, example: unknown, status = 200): Expected => ({
  status,
  orStatus: 'success',
  shape,
  example,
});

/** Any 2xx whose body is an empty list. */
export const empty: Expected = { status: 200, orStatus: 'success', example: [] };

/** A refusal that the shop distinguishes by its status. */
export const refused = (status: number): Expected => ({ status });

/** A refusal that the shop treats like any other 4xx. */
export const anyClientError = (status: number): Expected => ({ status, orStatus: 'clientError' });

/** A text, or a matcher of Pact that has a text as its example. */
export type TextOrMatcher = string | MatchersV3.ProviderStateInjectedValue<string>;

/**
 * A template for values of the provider's state: `{name}` is replaced by the value that the state returned under that name,
 * or by its example in the test of the consumer.
 */
export function fromState(text: string, examples: Record<string, string>): TextOrMatcher {
  const expression = text.replace(/\{(\w+)\}/g, (_all, name: string) => `\${${name}}`);
  const example = text.replace(/\{(\w+)\}/g, (_all, name: string) => examples[name] ?? '');
  return MatchersV3.fromProviderState(expression, example);
}

/** A call that fails on demand with this status; the client reports a refusal with it. */
export function withFailure(interaction: Interaction, asks: string, status: number): Interaction {
  const fault = {
    state: 'the next call fails',
    params: { operation: interaction.operation, status },
  } as const;
  return {
    ...interaction,
    asks,
    given: [...[interaction.given].flat(), fault] as readonly Given[],
    answer: { status, pending: true },
  };
}

/** A call with a token that no provider issued: whatever it requests, a 401 ends the session (specification §8). */
export function withExpiredToken(
  interaction: Interaction,
  asks: string,
  path = interaction.path,
): Interaction {
  return {
    ...interaction,
    asks,
    path,
    given: { state: 'nothing is asked beforehand' },
    token: 'expired',
    answer: refused(401),
  };
}

export const apiRoot = '/api/v1';

/** The token of the examples; the provider's state gives the real one. */
export const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
/** A token that no provider issued. */
export const unknownToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwIn0.cGVyaW3DqQ';

/** A CSRF token in the format of Django's middleware. */
export const csrfToken = 'belierBELIER0123456789belierBELI';
