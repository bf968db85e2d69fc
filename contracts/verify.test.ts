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

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { providerStates } from './provider-states.ts';
import type { State } from './states.ts';
import { verifyPact } from './verify.ts';

type StateRequest = { state: keyof State; params: never };

let sandbox: Sandbox;
let states: Server;

/** Takes the states over HTTP, as README.md asks of any provider: the state's name and parameters in, its values out. */
function stateServer(handlers: ReturnType<typeof providerStates>): Server {
  return createServer(async (request, response) => {
    const { state, params } = (await json(request)) as StateRequest;
    const told = await handlers[state](params).then(
      (values) => ({ status: 200, values }),
      (error: Error) => ({ status: 500, values: { error: error.message } }),
    );
    response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.values));
  });
}

beforeAll(async () => {
  sandbox = await startSandbox();
  states = stateServer(providerStates(sandbox));
  await new Promise<void>((listening) => states.listen(0, '127.0.0.1', listening));
});

afterAll(async () => {
  states.close();
  await sandbox.stop();
});

it('the reference provider keeps every interaction of the pact', async () => {
  const { port } = states.address() as AddressInfo;
  const kept = await verifyPact({ url: sandbox.url, statesUrl: `http://127.0.0.1:${port}` });
  expect(kept, 'the interactions that failed are printed above').toBe(true);
});
