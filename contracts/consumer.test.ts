// §7 Commerce: `GET ecommerce/products-betails/`, `GET
// §7 Commerce: `GET ecommerce/categories`, `GET
// §7 Commerce: `GET ecommerce/pays/`, `GET
// §7 Commerce: `GET ecommerce/orders/`, `GET
// §7 Commerce: `GET` and `POST
// §7 Commerce: `POST ecommerce/checkout/`: the
// §7 Accounts: `POST auth/login/`, `POST
// §7 Accounts: `POST auth/register/`, `POST
// §7 Accounts: `POST auth/password-reset/`, `POST
// §7 Accounts: `GET auth/me/`, `PATCH

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '#api/client.ts';
import { apiRoot, exampleToken, fromState, type Interaction, unknownToken } from './interaction.ts';
import { interactions } from './interactions.ts';
import { ownPort } from './own-port.ts';
import { committedPact, consumer, pactFile, provider } from './pact-file.ts';

// Pact's native part reports its use to its makers unless it is told not to.
process.env.PACT_DO_NOT_TRACK = 'true';

const folder = mkdtempSync(join(tmpdir(), 'pact-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tokens = { held: exampleToken, expired: unknownToken };

async function described({ given, asks, method, path, token, headers = {}, body, answer }: Interaction) {
  const authorization =
    token === 'held'
      ? fromState('Bearer {token}', { token: exampleToken })
      : token && `Bearer ${unknownToken}`;
  const port = await ownPort();
  return new PactV4({ consumer, provider, dir: folder, port, logLevel: 'error' })
    .addInteraction()
    .given(given.state, given.params)
    .uponReceiving(asks)
    .withRequest(method, rooted(path), (request) => {
      request.headers({
        ...headers,
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      });
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(answer.status, (response) => {
      if (answer.body !== undefined) response.jsonBody(answer.body);
    });
}

function rooted(path: Interaction['path']): Interaction['path'] {
  if (typeof path === 'string') return apiRoot + path;
  return { ...path, expression: apiRoot + path.expression, value: apiRoot + path.value };
}

/** The shop's own client. A browser sends the cookie itself; here it has to be put on the request. */
function clientFor({ token, headers = {} }: Interaction, url: string): Client {
  return createClient({
    root: url + apiRoot,
    token: () => (token === undefined ? null : tokens[token]),
    csrf: () => headers['X-CSRFToken'],
    fetch: (request, init) => {
      if (headers.Cookie !== undefined) request.headers.set('Cookie', headers.Cookie);
      return fetch(request, init);
    },
  });
}

describe.each(Object.entries(interactions))('%s', (_part, asked) => {
  it.each(asked)('$method: the shop asks $asks, and understands $answer.status', async (interaction) => {
    const { status, body } = interaction.answer;
    const pact = await described(interaction);
    const understood = await pact.executeTest(({ url }) => interaction.call(clientFor(interaction, url)));
    const example = body === undefined ? undefined : MatchersV3.reify(body as never);
    if (status >= 400) expect(understood).toEqual({ kind: 'refused', status, ...(example as object) });
    else {
      expect(understood).toMatchObject({ kind: 'ok', status });
      if (understood && 'data' in understood && understood.data !== undefined) {
        expect(understood.data).toMatchObject(example as object);
      }
    }
  });
});

it('the committed pact is what these interactions write (npx vitest run --project contracts -u)', async () => {
  const written = readFileSync(join(folder, pactFile), 'utf8');
  await expect(written).toMatchFileSnapshot(committedPact);
});
