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

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#data/answer.ts';
import { type Client, createClient } from '#data/client.ts';
import { everyAddition } from '#openapi/words.ts';
import { accessOf } from '#sandbox/accounts/access.ts';
import { consumers, isBlocking } from './consumers.ts';
import {
  apiRoot,
  csrfToken,
  type Expected,
  exampleToken,
  fromState,
  type Interaction,
  unknownToken,
} from './interaction.ts';
import { type PactBody, pactBodyOf, type Rules } from './matching.ts';
import { methodOf, operations, resolved } from './operations.ts';
import { ownPort } from './own-port.ts';
import { committedPact, type Pact, pactFile, provider } from './pact-file.ts';
import { screens } from './screens.ts';

// Disables the telemetry of Pact's native library.
process.env.PACT_DO_NOT_TRACK = 'true';

const folder = mkdtempSync(join(tmpdir(), 'pact-'));
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

/* A refusal is read from any JSON media type, `application/problem+json` (RFC 9457) included. */
const anyJson: Rules = {
  'Content-Type': {
    combine: 'AND',
    matchers: [{ match: 'regex', regex: '^application/([\\w.-]+\\+)?json(\\s*;.*)?$' }],
  },
};

const tokens = { valid: exampleToken, expired: unknownToken, none: null };

const tokenOf = ({ operation, token }: Interaction) =>
  token ?? (accessOf[operation] === 'visitor' ? 'none' : 'valid');

/** The body of an answer in the pact; undefined if the shop does not read it. */
function bodyOf({ shape, example, rules = {} }: Expected): PactBody | undefined {
  if (shape !== undefined) return pactBodyOf(shape, example);
  return example === undefined ? undefined : { example, rules };
}

/** A record as the client returns it: as in the pact, but with null for a missing promotion or size of an animal. */
function recordOf(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(recordOf);
  const isAnimal = typeof said === 'object' && said !== null && 'quantity_vendu' in said;
  return isAnimal ? { promo_price: null, taille: null, ...said } : said;
}

/** The expected result of the client: the record, or the refusal. */
function takenOf({ operation, answer }: Interaction): Answer<unknown> {
  const { status, headers } = answer;
  const accepts = operation === 'listCart' ? { accepts: headers?.['X-Accepts']?.split(', ') ?? [] } : {};
  const said = bodyOf(answer)?.example;
  return status >= 400
    ? { kind: 'refused', status, ...(said as object) }
    : {
        kind: 'ok',
        status,
        data: recordOf(said),
        ...(Array.isArray(said) ? { unread: [] } : {}),
        ...accepts,
      };
}

/** A browser that holds the cookie sends the header with every call, also with GET. */
const csrfHeaders = ({ isForged }: Interaction): Record<string, string> => ({
  Cookie: `csrftoken=${csrfToken}`,
  'X-CSRFToken': isForged === true ? csrfToken.toLowerCase() : csrfToken,
});

/** The `Authorization` header of each token. */
const authorizations = {
  valid: { Authorization: fromState('Bearer {token}', { token: exampleToken }) },
  expired: { Authorization: `Bearer ${unknownToken}` },
  none: {},
};

async function described(consumer: string, asked: Interaction) {
  const { given, asks, operation, path, headers, body, answer } = asked;
  const expected = bodyOf(answer);
  const pact = new PactV4({ consumer, provider, dir: folder, port: await ownPort(), logLevel: 'error' });
  const interaction = [given]
    .flat()
    .reduce(
      (soFar, one) => soFar.given(one.state, 'params' in one ? one.params : undefined),
      pact.addInteraction(),
    );
  return interaction
    .uponReceiving(asks)
    .pending(answer.pending === true)
    .comment({ key: 'operation', value: operation })
    .withRequest(methodOf[operation], rooted(path), (request) => {
      request.headers({
        Accept: 'application/json',
        ...headers,
        ...csrfHeaders(asked),
        ...authorizations[tokenOf(asked)],
      });
      if (body !== undefined) request.jsonBody(body);
    })
    .willRespondWith(answer.status, (response) => {
      if (answer.headers !== undefined) response.headers(answer.headers);
      if (expected !== undefined) response.jsonBody(expected.example);
    });
}

function rooted(path: Interaction['path']): Interaction['path'] {
  if (typeof path === 'string') return apiRoot + path;
  return { ...path, expression: apiRoot + path.expression, value: apiRoot + path.value };
}

/** The shop's own client, with the cookie added that a browser would send by itself. */
function clientFor(asked: Interaction, url: string): Client {
  const sent = { ...csrfHeaders(asked), ...asked.headers };
  return createClient({
    root: url + apiRoot,
    token: () => tokens[tokenOf(asked)],
    csrf: () => [sent['X-CSRFToken'] ?? ''],
    fetch: (request, init) => {
      if (sent.Cookie !== undefined) request.headers.set('Cookie', sent.Cookie);
      return fetch(request, init);
    },
  });
}

const all = Object.entries(consumers).flatMap(([consumer, asked]) =>
  asked.map((interaction) => ({ consumer, interaction })),
);

describe.each(Object.entries(consumers))('%s', (consumer, asked) => {
  // Pact's server may answer before it has recorded the request, and then reports on a busy machine that it got none.
  it.each(asked)(
    '$operation: it asks $asks, and understands $answer.status',
    { retry: 3 },
    async (interaction) => {
      const pact = await described(consumer, interaction);
      const understood = await pact.executeTest(({ url }) => interaction.call(clientFor(interaction, url)));
      // Pact's server sends a date header, as a provider may.
      const { ahead: _, ...taken } = understood as Answer<unknown> & { ahead?: number };
      expect(taken).toEqual(takenOf(interaction));
    },
  );

  it('matches its committed pact (npx vitest run --project contracts -u)', async () => {
    const written = JSON.parse(readFileSync(join(folder, pactFile(consumer)), 'utf8')) as Pact;
    // The builder of pact-js cannot express alternative statuses and rules; they are added to the file.
    for (const { response, description } of written.interactions) {
      const found = asked.find(({ asks }) => asks === description);
      if (found === undefined) throw new Error(`Nobody asks ${description}.`);
      const { answer } = found;
      response.matchingRules = {
        ...(answer.orStatus === undefined
          ? {}
          : { status: { matchers: [{ match: 'statusCode', status: answer.orStatus }] } }),
        ...(answer.status >= 400 && bodyOf(answer) !== undefined ? { header: anyJson } : {}),
        body: bodyOf(answer)?.rules ?? {},
      };
    }
    expect(written.interactions).toHaveLength(asked.length);
    written.interactions.sort((one, other) => one.description.localeCompare(other.description, 'en'));
    await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(committedPact(consumer));
  });
});

it('every operation has a success and a refusal, and no two interactions one name', () => {
  const lacking = Object.keys(accessOf).filter((operation) => {
    const mine = all.filter(({ interaction }) => interaction.operation === operation);
    const statuses = mine.map(({ interaction }) => interaction.answer.status);
    return !statuses.some((status) => status < 300) || !statuses.some((status) => status >= 400);
  });
  expect(lacking).toEqual([]);
  const names = all.map(({ interaction }) => interaction.asks);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

// The client is typed by the file, so the shop sends no other field.
it('every field of every request of the shop is described by a pact', () => {
  // Not from the files, which `-u` writes at the end of its run.
  const sentTo = (isWanted: (consumer: string) => boolean) =>
    new Set(
      all
        .filter(({ consumer }) => isWanted(consumer))
        .filter(({ interaction: { answer } }) => !answer.pending && answer.status < 400)
        .flatMap(({ interaction: { operation, body } }) =>
          Object.keys(body ?? {}).map((field) => `${operation} ${field}`),
        ),
    );
  const [specified, every] = [sentTo(isBlocking), sentTo(() => true)];
  const fields = operations
    .filter(({ id }) => !screens[id].startsWith('no screen'))
    .flatMap(({ id, body }) =>
      Object.keys((body && resolved(body).properties) ?? {}).map((field) => ({ id, field })),
    );
  const additions: readonly string[] = everyAddition;
  const lacking = fields.filter(
    ({ id, field }) => !(additions.includes(field) ? every : specified).has(`${id} ${field}`),
  );
  expect(fields.length).toBeGreaterThan(40);
  expect(lacking).toEqual([]);
});
