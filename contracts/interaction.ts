import { MatchersV3 } from '@pact-foundation/pact';
import type { Answer } from '#api/answer.ts';
import type { Client } from '#api/client.ts';
import type { LoginAnswer } from '#api/sign-in.ts';
import type { State } from './states.ts';

/** One call of the shop's client, and what it needs to be answered. */
export type Interaction = {
  /** What the provider has been brought to before, and what the request needs to know of it. */
  given: { [Name in keyof State]: { state: Name; params?: State[Name] } }[keyof State];
  /** What is asked, in words; unique within the pact. */
  asks: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API's root. */
  path: Said;
  /** The token sent: one that the state gives, one that no provider knows, or none. */
  token?: 'held' | 'expired';
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  answer: { status: number; body?: unknown };
  call: (client: Client) => Promise<Answer<unknown> | LoginAnswer>;
};

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

export const apiRoot = '/api/v1';

/** The token of the examples; the provider's state gives the real one. */
export const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
/** A token that no provider gave. */
export const unknownToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwIn0.cGVyaW3DqQ';
