import { MatchersV3 } from '@pact-foundation/pact';
import type { GenericSchema } from 'valibot';
import type { Answer } from '#api/answer.ts';
import type { Client } from '#api/client.ts';
import type { LoginAnswer } from '#api/sign-in.ts';
import type { OperationId } from '#sandbox/accounts/access.ts';
import type { State } from '#sandbox/states/states.ts';
import type { Rules } from './matching.ts';

/** A state with its parameters. */
export type Given = {
  [Name in keyof State]: State[Name] extends undefined
    ? { state: Name }
    : { state: Name; params: State[Name] };
}[keyof State];

/** One call of the client, and what it needs to be answered. */
export type Interaction = {
  operation: OperationId;
  /** What the provider has been brought to before, and what the request needs to know of it. */
  given: Given | readonly Given[];
  /** What is asked, in words; unique among all pacts. */
  asks: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API's root. */
  path: Said;
  /** The token sent: one that the state gives, one that no provider knows, or none. */
  token?: 'valid' | 'expired';
  /** The CSRF pair of a browser; `wrong`: a header that is not the cookie's. */
  csrf?: 'right' | 'wrong';
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  answer: Expected;
  call: (client: Client) => Promise<Answer<unknown> | LoginAnswer>;
};

/** What an answer must be. */
export type Expected = {
  /** The status of the example. */
  status: number;
  /** Which others do as well; none unless said. */
  orStatus?: 'success' | 'clientError' | readonly number[];
  /** The body's shape, where any of it is read, with an example of it. */
  shape?: GenericSchema;
  example?: unknown;
  /** Headers that the shop reads. */
  headers?: Record<string, string>;
  /** Rules of the body in place of the shape's, by their place. */
  rules?: Rules;
  /** Nobody promises to fail: reported by a verification, never held against the provider. */
  pending?: true;
};

/** Any 2xx, whatever its body says. */
export const done = (status = 200): Expected => ({ status, orStatus: 'success' });

/** Any 2xx whose body has what the shape requires. */
export const reads = (shape: GenericSchema, example: unknown, status = 200): Expected => ({
  status,
  orStatus: 'success',
  shape,
  example,
});

/** Any 2xx whose body is an empty list. */
export const empty: Expected = { status: 200, orStatus: 'success', example: [] };

/** A refusal that the shop tells from others by its very status. */
export const refused = (status: number): Expected => ({ status });

/** A refusal that reads like any other 4xx. */
export const refusedAnyhow = (status: number): Expected => ({ status, orStatus: 'clientError' });

/** A text, or a matcher with one: as Pact takes it. */
export type Said = string | MatchersV3.ProviderStateInjectedValue<string>;

/**
 * A text into which the provider's state puts its own values: `{name}` stands for the value that the state returned under
 * that name, and for its example while the consumer is tested.
 */
export function fromState(text: string, examples: Record<string, string>): Said {
  const expression = text.replace(/\{(\w+)\}/g, (_all, name: string) => `\${${name}}`);
  const example = text.replace(/\{(\w+)\}/g, (_all, name: string) => examples[name] ?? '');
  return MatchersV3.fromProviderState(expression, example);
}

/** A call that meets a fault: it is made to fail with this status, and the client takes it as that refusal. */
export function failing(interaction: Interaction, asks: string, status: number): Interaction {
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

/** A call with a token that no provider gave: the session is over, whatever the call (specification §8). */
export function withExpiredToken(
  { given: _given, ...interaction }: Interaction,
  asks: string,
  path: string,
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
/** A token that no provider gave. */
export const unknownToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwIn0.cGVyaW3DqQ';

/** A CSRF token in the form that Django's middleware takes. */
export const csrfToken = 'belierBELIER0123456789belierBELI';
