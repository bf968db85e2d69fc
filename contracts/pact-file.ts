import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { consumers } from './consumers.ts';
import type { Rules } from './matching.ts';

export const provider = 'livestock-provider';

/** Pact's file name for a consumer and this provider. */
export const pactFile = (consumer: string): string => `${consumer}-${provider}.json`;

/** The path of a committed pact. */
export const committedPact = (consumer: string): string =>
  fileURLToPath(new URL(`./pacts/${pactFile(consumer)}`, import.meta.url));

/** The part of an interaction of a pact file that is read here. */
export type PactInteraction = {
  description: string;
  pending: boolean;
  comments?: { operation?: string };
  providerStates: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    headers?: Record<string, string[]>;
    body?: { content: unknown };
    generators?: object;
  };
  response: {
    status: number;
    body?: { content: unknown };
    matchingRules?: { body?: Rules; status?: { matchers: object[] }; header?: Rules };
  };
};
export type Pact = {
  consumer: { name: string };
  provider: { name: string };
  interactions: PactInteraction[];
  metadata: object;
};

export const readPact = (consumer: string): Pact =>
  JSON.parse(readFileSync(committedPact(consumer), 'utf8')) as Pact;

/** Every consumer with its committed pact. */
export const readPacts = (): Pact[] => Object.keys(consumers).map(readPact);
