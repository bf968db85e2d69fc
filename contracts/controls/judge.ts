import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pact, PactInteraction } from '../pact-file.ts';
import { type Mismatch, verifyPacts } from '../verify/verification.ts';

/** An answer to put before the verifier, beside the interaction that it should be an answer to. */
export type Case = {
  interaction: PactInteraction;
  answer: { status: number; body?: string; headers?: Record<string, string> };
};

/**
 * What the verifier says of each answer: its mismatches, none where it passes. All are asked in one verification of one
 * server, each under a path of its own, without states and without what a request carries.
 */
export async function judge(cases: readonly Case[]): Promise<(readonly Mismatch[])[]> {
  const server = createServer((request, response) => {
    const at = Number(/^\/case\/(\d+)$/.exec(request.url ?? '')?.[1] ?? -1);
    const { status = 200, body = '', headers = {} } = cases[at]?.answer ?? {};
    response
      .writeHead(status, { ...(body === '' ? {} : { 'content-type': 'application/json' }), ...headers })
      .end(status === 204 ? undefined : body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pact = {
    consumer: { name: 'belier-shop' },
    provider: { name: 'livestock-provider' },
    interactions: cases.map(({ interaction: { response } }, at) => ({
      type: 'Synchronous/HTTP',
      description: `case ${at}`,
      pending: false,
      providerStates: [],
      request: { method: 'GET', path: `/case/${at}` },
      response,
    })),
    metadata: { pactSpecification: { version: '4.0' } },
  } satisfies Pact;
  try {
    const findings = await verifyPacts({ url, statesUrl: url }, [pact]);
    return findings.map(({ mismatches }) => mismatches);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
