import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { type Customer, fillCart, newCustomer, putOnSale } from '#sandbox/customer/purchases.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { statesPath } from '#sandbox/states/state-route.ts';
import { patience } from '#sandbox/testing/effort.ts';
import { startEmbedded } from '#sandbox/testing/start.ts';
import { Device, openTab } from '../../tests/walks/tab.ts';
import { type Pact, type PactInteraction, readPacts } from '../pact-file.ts';
import { verifyPacts } from '../verify/verification.ts';
import { type BrokenProvider, brokenProviders, type Call, type Message } from './testing/broken-providers.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startEmbedded({ states: true });
});
afterAll(() => sandbox.stop());

/** A proxy of the sandbox for each broken provider: `/broken/3/…` forwards to the sandbox and breaks its answers as `brokenProviders[3]` says. */
async function startBroken() {
  const server = createServer(async (incoming, outgoing) => {
    const [, at = '', path = ''] = /^\/broken\/(\d+)(\/.*)$/.exec(incoming.url ?? '') ?? [];
    const {
      call = (one: Call) => one,
      refuses = () => false,
      answer = (one: Message) => one,
    }: Partial<BrokenProvider> = brokenProviders[Number(at)] ?? {};
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).flatMap(([name, value]) =>
        typeof value === 'string' &&
        !['host', 'accept-encoding', 'content-length', 'connection', 'transfer-encoding'].includes(name)
          ? [[name, value]]
          : [],
      ),
    );
    const asked = call({ path, headers, body: (await buffer(incoming)).toString() });
    if (refuses(asked)) {
      outgoing.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"Champs inconnus."}');
      return;
    }
    const onwards = send(
      `${sandbox.url}${asked.path}`,
      { method: incoming.method, headers: asked.headers },
      async (reply) => {
        const body = (await buffer(reply)).toString();
        // These providers support no additions, so the header that announces them is removed.
        const {
          'content-length': _length,
          'x-accepts': _accepts,
          ...rest
        } = reply.headers as Message['headers'];
        const changed = answer({ status: reply.statusCode ?? 500, headers: rest, body });
        outgoing
          .writeHead(changed.status, changed.headers)
          .end(changed.status === 204 ? undefined : changed.body);
      },
    );
    onwards.end(asked.body === '' ? undefined : asked.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** An interaction for one broken provider. */
function askedOf(interaction: PactInteraction, at: number): PactInteraction {
  const prefix = `/broken/${at}`;
  const copy = structuredClone(interaction);
  const generator = (copy.request.generators as { path?: { expression: string } } | undefined)?.path;
  if (generator !== undefined) generator.expression = prefix + generator.expression;
  return {
    ...copy,
    description: `${at}: ${interaction.description}`,
    request: { ...copy.request, path: prefix + copy.request.path },
  };
}

it(`each of ${brokenProviders.length} providers with one defect fails the interaction that it breaks; a harmless defect fails none`, async () => {
  const written = readPacts().flatMap(({ interactions }) => interactions);
  const asked = brokenProviders.map(({ asks }) => {
    const found = written.find(({ description }) => description === asks);
    if (found === undefined) throw new Error(`No pact asks ${asks}.`);
    return found;
  });
  const pact: Pact = {
    consumer: { name: 'belier-shop' },
    provider: { name: 'livestock-provider' },
    // Repeats each with an intact provider: the proxy itself has to be harmless.
    interactions: [...asked, ...new Set(asked)].map(askedOf),
    metadata: { pactSpecification: { version: '4.0' } },
  };
  const { url, server } = await startBroken();
  const findings = await verifyPacts({ url, statesUrl: sandbox.url + statesPath }, [pact]);
  server.closeAllConnections();
  server.close();
  const passing = findings
    .slice(0, brokenProviders.length)
    .flatMap(({ verified }, at) => (verified ? [brokenProviders[at]?.broken] : []));
  expect(passing).toEqual(brokenProviders.filter(({ isHarmless }) => isHarmless).map(({ broken }) => broken));
  const failing = findings.slice(brokenProviders.length).filter(({ verified }) => !verified);
  expect(failing.map(({ interaction }) => interaction.description)).toEqual([]);
  // An unavailable state would fail all of them without proving anything.
  expect(findings.flatMap(({ mismatches }) => mismatches).filter(({ type }) => type === 'Error')).toEqual([]);
});

/** A customer with one animal in the cart orders it, with every optional field of the form empty, or with all of them full. */
async function orderIn(customer: Customer, root: string, isFull: boolean): Promise<string> {
  const device = new Device();
  const full = { code_postal: '00225', notes: 'Portail bleu' };
  const values = { address: 'Cocody Angré', ville: 'Abidjan', ...(isFull ? full : {}) };
  device.values.set('access_token', customer.token ?? '');
  device.values.set(
    'checkout_draft',
    JSON.stringify({ email: customer.email, values, isIdNumberWithheld: false }),
  );
  const tab = openTab(device, root, 15_000 * patience);
  tab.openCheckout();
  const checkout = tab.checkout();
  if (checkout === null) throw new Error('The checkout is not open.');
  const ended = await waitFor(
    checkout,
    (snapshot) => {
      if (snapshot.matches({ filling: { confirming: 'idle' } })) checkout.send({ type: 'order.pressed' });
      return snapshot.matches('ordered') || snapshot.context.refusal !== null;
    },
    { timeout: 60_000 * patience },
  );
  tab.stop();
  return ended.matches('ordered') ? 'ordered' : `refused: ${ended.context.refusal?.message}`;
}

it.each(brokenProviders.map((provider, at) => ({ ...provider, at })).filter(({ isHarmless }) => isHarmless))(
  'an order is placed at a provider that announces no additions and where $broken',
  async ({ at }) => {
    const { url, server } = await startBroken();
    try {
      for (const isFull of [false, true]) {
        const customer = await newCustomer(sandbox);
        await fillCart(customer, (await putOnSale(sandbox)).id);
        expect(await orderIn(customer, `${url}/broken/${at}`, isFull)).toBe('ordered');
      }
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
