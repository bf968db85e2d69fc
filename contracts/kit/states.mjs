// Takes the states of the pacts over HTTP: a starter in Node. Test code, never in production. Reads states.schema.json
// beside it.
//   node states.mjs 8001                        POST http://127.0.0.1:8001/_pact/states
//   import { serve, states } from './states.mjs'   the same from a file of yours, which adds its states and calls serve
import { readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const described = JSON.parse(readFileSync(new URL('./states.schema.json', import.meta.url), 'utf8')).$defs;

/*
 * One function per state: it sets up the state in your API (through your models, or your own API) and returns the values that
 * states.schema.json names. Create new people and animals each time, so that no state needs to be undone.
 * The password of every account is Tabaski-2026.
 */
export const states = {
  'nothing is asked beforehand': async () => ({}),
  'animals are on sale': async () => ({}),
  // 'a customer is signed in': async () => ({ token: await signIn(await createCustomer()) }),
  // 'a customer is signed in and an animal is on sale': async ({ stock }) => ({ token: …, productId: … }),
};

/*
 * Calls that have to fail, by operationId: a middleware of your API asks `failNext` before it answers, in the process that
 * also calls `serve`. Without it these interactions are reported as pending and do not count.
 */
const failures = new Map();
states['the next call fails'] = async ({ operation, status }) => {
  failures.set(operation, status);
  return {};
};

/** For your middleware: the status to answer this operation with, once, or undefined. */
export function failNext(operation) {
  const status = failures.get(operation);
  failures.delete(operation);
  return status;
}

async function enterState({ state, params, action }) {
  const promised = described[state]?.properties.values.required;
  if (promised === undefined) return [404, { error: `There is no state "${state}".` }];
  if (action === 'teardown') {
    failures.clear();
    return [200, {}];
  }
  const write = states[state];
  if (write === undefined) {
    return [501, { error: `Write the state "${state}"; it gives ${promised.join(', ') || 'nothing'}.` }];
  }
  const values = await write(params ?? {});
  const missing = promised.filter((name) => !values[name]);
  if (missing.length > 0) return [500, { error: `The state "${state}" has to give ${missing.join(', ')}.` }];
  return [200, values];
}

/** Listens for the states. */
export function serve(port = 8001) {
  const server = createServer(async (request, response) => {
    const [status, body] =
      request.method === 'POST' && request.url === '/_pact/states'
        ? await enterState(await json(request)).catch((error) => [500, { error: String(error) }])
        : [404, { error: 'POST /_pact/states' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return server.listen(port, '127.0.0.1', () => console.log('The states are taken.'));
}

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url))
  serve(Number(process.argv[2] ?? 8001));
