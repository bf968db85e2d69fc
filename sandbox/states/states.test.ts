import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../customer/visitor.ts';
import { type Sandbox, startSandbox } from '../server.ts';
import { startEmbedded } from '../testing/start.ts';
import { statesPath } from './state-route.ts';
import { states } from './states.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startEmbedded({ states: true });
});
afterAll(() => sandbox.stop());

const enterState = (body: object) =>
  fetch(sandbox.url + statesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const someParams: Record<string, unknown> = {
  stock: 5,
  price: 200_000,
  key: 'one-key-per-attempt',
  payment: 'waiting',
  operation: 'login',
  status: 500,
  body: {},
};

describe('the states over HTTP', () => {
  it.each(Object.entries(states))('%s: returns every documented value', async (state, described) => {
    const gives = 'gives' in described ? Object.keys(described.gives) : [];
    const reply = await enterState({ state, params: someParams, action: 'setup' });
    expect(reply.status).toBe(200);
    const values = (await reply.json()) as Record<string, string>;
    for (const name of gives) expect(values[name], name).toMatch(/./);
    await enterState({ state, action: 'teardown' });
  });

  it('a teardown clears an unused failure', async () => {
    await enterState({ state: 'the next call fails', params: { operation: 'listCategories', status: 500 } });
    await enterState({ state: 'the next call fails', action: 'teardown' });
    expect((await new Visitor(sandbox).get('ecommerce/categories')).status).toBe(200);
  });

  it('refuses an unknown state', async () => {
    expect((await enterState({ state: 'everybody is rich' })).status).toBe(400);
  });

  it('is disabled by default, and always in a public sandbox', async () => {
    const closed = await startEmbedded({ faults: true });
    const reply = await fetch(closed.url + statesPath, { method: 'POST' });
    await closed.stop();
    expect(reply.status).toBe(404);
    await expect(startSandbox({ states: true, host: '0.0.0.0' })).rejects.toThrow('HOST is "0.0.0.0"');
  });
});
