import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Pact, PactInteraction } from '../../pact-file.ts';
import { type Mismatch, verifyPacts } from '../../verify/verification.ts';

/** An answer to verify, with its interaction. */
export type Case = {
  interaction: PactInteraction;
  answer: { status: number; body?: string; headers?: Record<string, string> };
};

/**
 * The mismatches of each answer by the verifier; none if it passes. One verification of one server checks all answers, each
 * under its own path, without states, headers and bodies of requests.
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
