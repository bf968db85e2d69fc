import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier, type VerifierOptions } from '@pact-foundation/pact';
import { isBlocking } from '../consumers.ts';
import { type Pact, type PactInteraction, provider } from '../pact-file.ts';

// Pact's native part reports its use to its makers unless it is told not to.
process.env.PACT_DO_NOT_TRACK = 'true';
// It also reads every certificate of the machine for each call, a third of a verification's work, though it only ever asks the
// library's proxy, which has no TLS; what asks the provider is Node, with certificates of its own.
process.env.SSL_CERT_FILE = devNull;
process.env.SSL_CERT_DIR = devNull;

/** Where a provider is (without `/api/v1`), where it takes the states, and headers that both addresses ask for. */
export type ProviderUnderTest = { url: string; statesUrl: string; headers?: Record<string, string> };

type JsonMap = Record<string, string>;

/** One point in which an answer is not what was asked for. */
export type Mismatch = {
  type: string;
  mismatch?: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
};

/** How one interaction was answered. `blocks`: it is held against the provider. */
export type Finding = {
  consumer: string;
  interaction: PactInteraction;
  operation: string;
  verified: boolean;
  blocks: boolean;
  mismatches: readonly Mismatch[];
};

/** The provider, or the address that takes its states, cannot be worked with. */
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

/** Asks both addresses once, so that one that is wrong is told once and not by every interaction. */
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

/** Brings the provider into a state, or out of it; a state that cannot be had is an error of its interaction. */
function stateHandlers({ statesUrl, headers = {} }: ProviderUnderTest, pacts: readonly Pact[]) {
  const names = new Set(
    pacts
      .flatMap(({ interactions }) => interactions.flatMap(({ providerStates }) => providerStates))
      .map(({ name }) => name),
  );
  const tell =
    (state: string, action: 'setup' | 'teardown') =>
    async (params?: unknown): Promise<JsonMap> => {
      const reply = await post(statesUrl, headers, { state, params: params ?? {}, action });
      const text = await reply.text();
      if (!reply.ok)
        throw new Error(`The state "${state}" was answered ${reply.status}: ${text.slice(0, 200)}`);
      return text === '' ? {} : (JSON.parse(text) as JsonMap);
    };
  return Object.fromEntries(
    [...names].map((name) => [name, { setup: tell(name, 'setup'), teardown: tell(name, 'teardown') }]),
  );
}

function errorOf(errors: VerifierReport['errors'], consumer: string, { description }: PactInteraction) {
  return errors.find(
    ({ interaction }) =>
      interaction.includes(` between ${consumer} and `) && interaction.endsWith(` - ${description}`),
  );
}

/**
 * Asks a running provider for every interaction of these pacts, and tells how each was answered, in the order of the
 * pacts. Throws `NotReachable` where one of the two addresses does not answer.
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
      // The library's type asks each handler to be one for messages too.
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
