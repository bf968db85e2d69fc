import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { isBlocking } from '../consumers.ts';
import { type Pact, type PactInteraction, provider } from '../pact-file.ts';

// Disables the telemetry of Pact's native library.
process.env.PACT_DO_NOT_TRACK = 'true';
// It also loads the machine's certificates for each call, a third of a verification's time, although it only calls the
// library's proxy, which has no TLS. Node, which calls the provider, has its own certificates.
process.env.SSL_CERT_FILE = devNull;
process.env.SSL_CERT_DIR = devNull;

/** The address of a provider (without `/api/v1`), its address for states, and headers for both. */
export type ProviderUnderTest = { url: string; statesUrl: string; headers?: Record<string, string> };

type JsonMap = Record<string, string>;

/** A difference between an answer and the expected one. */
export type Mismatch = {
  type: string;
  mismatch?: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
};

/** The result of one interaction. `blocks`: a failure fails the verification. */
export type Finding = {
  consumer: string;
  interaction: PactInteraction;
  operation: string;
  verified: boolean;
  blocks: boolean;
  mismatches: readonly Mismatch[];
};

/** The provider, or its address for states, cannot be reached. */
export class NotReachable extends Error {}

type VerifierReport = {
  errors: { interaction: string; mismatch: { mismatches?: Mismatch[]; message?: string } }[];
  pendingErrors: VerifierReport['errors'];
};

async function post(statesUrl: string, headers: Record<string, string>, body: object): Promise<Response> {
  return fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Calls both addresses once, so that a wrong one is reported once and not by every interaction. */
export async function checkReachable({ url, statesUrl, headers = {} }: ProviderUnderTest): Promise<void> {
  await fetch(url, { headers, redirect: 'manual' }).catch(() => {
    throw new NotReachable(`Nothing answers at ${url}. Give the address without /api/v1.`);
  });
  const reply = await post(statesUrl, headers, {
    state: 'nothing is asked beforehand',
    params: {},
    action: 'setup',
  }).catch(() => {
    throw new NotReachable(`Nothing answers at ${statesUrl}, which should take the states.`);
  });
  if (!reply.ok) {
    throw new NotReachable(
      `${statesUrl} answered ${reply.status} to the state "nothing is asked beforehand". It has to take POST with { state, params, action }.`,
    );
  }
}

/** Sets up or tears down a state of the provider; an unavailable state is an error of its interaction. */
function stateHandlers({ statesUrl, headers = {} }: ProviderUnderTest, pacts: readonly Pact[]) {
  const names = new Set(
    pacts
      .flatMap(({ interactions }) => interactions.flatMap(({ providerStates }) => providerStates))
      .map(({ name }) => name),
  );
  const handler =
    (state: string, action: 'setup' | 'teardown') =>
    async (params?: unknown): Promise<JsonMap> => {
      const reply = await post(statesUrl, headers, { state, params: params ?? {}, action });
      const text = await reply.text();
      if (!reply.ok)
        throw new Error(`The state "${state}" was answered ${reply.status}: ${text.slice(0, 200)}`);
      return text === '' ? {} : (JSON.parse(text) as JsonMap);
    };
  return Object.fromEntries(
    [...names].map((name) => [name, { setup: handler(name, 'setup'), teardown: handler(name, 'teardown') }]),
  );
}

function errorOf(errors: VerifierReport['errors'], consumer: string, { description }: PactInteraction) {
  return errors.find(
    ({ interaction }) =>
      interaction.includes(` between ${consumer} and `) && interaction.endsWith(` - ${description}`),
  );
}

/**
 * Verifies a running provider with every interaction of these pacts, and returns the results in the order of the pacts. Throws
 * `NotReachable` if one of the two addresses does not answer.
 */
export async function verifyPacts(target: ProviderUnderTest, pacts: readonly Pact[]): Promise<Finding[]> {
  await checkReachable(target);
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  const files = pacts
    .filter(({ interactions }) => interactions.length > 0)
    .map((pact) => {
      const file = join(folder, `${pact.consumer.name}.json`);
      writeFileSync(file, JSON.stringify(pact));
      return file;
    });
  try {
    const output = await new Verifier({
      provider,
      providerBaseUrl: target.url,
      // The library's type requires each handler to handle messages as well.
      stateHandlers: stateHandlers(target, pacts) as unknown as Required<VerifierOptions>['stateHandlers'],
      pactUrls: files,
      logLevel: 'error',
      requestFilter: (request: { headers: Record<string, string> }, _response: unknown, next: () => void) => {
        for (const [name, value] of Object.entries(target.headers ?? {}))
          request.headers[name.toLowerCase()] = value;
        next();
      },
    })
      .verifyProvider()
      .catch((error: Error) => error.message);
    return findings(JSON.parse(String(output)) as VerifierReport, pacts);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findings({ errors, pendingErrors }: VerifierReport, pacts: readonly Pact[]): Finding[] {
  return pacts.flatMap(({ consumer: { name: consumer }, interactions }) =>
    interactions.map((interaction) => {
      const error = errorOf([...errors, ...pendingErrors], consumer, interaction);
      const { mismatches, message = 'The interaction could not be asked.' } = error?.mismatch ?? {};
      return {
        consumer,
        interaction,
        operation: interaction.comments?.operation ?? '',
        verified: error === undefined,
        blocks: isBlocking(consumer) && !interaction.pending,
        mismatches: error === undefined ? [] : (mismatches ?? [{ type: 'Error', mismatch: message }]),
      };
    }),
  );
}
