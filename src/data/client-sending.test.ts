// §4 Session: A 401 with
// §7 Answers: A 401 with

import { describe, expect, it } from 'vitest';
import { changePassword, getMe, requestPasswordReset } from './accounts.ts';
import { addToCart, changeQuantity, listCart, removeLine } from './cart.ts';
import { placeOrder } from './checkout.ts';
import { listProducts } from './products.ts';
import { login, refresh } from './sign-in.ts';
import { type Behaviour, order, startProvider } from './testing/scripted-provider.ts';
import { Unreachable } from './unreachable.ts';

/** The factor of time-outs on this machine (tools/patience.mjs). */
const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** Blocks every caller until there are `size` of them. */
function meeting(size: number): () => Promise<void> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come === size) open();
    return opened;
  };
}

/** Answers 200 to one token only. */
const onlyFor =
  (token: string): Behaviour =>
  ({ headers }) =>
    headers.authorization === `Bearer ${token}`
      ? { json: [] }
      : { status: 401, json: { message: 'Session expirée.' } };

describe('a client of a kept document', () => {
  it('sends no write, says so each time, and still reads', async () => {
    const { client, seen } = await startProvider(() => ({ json: [] }));
    let refused = 0;
    const kept = client({
      token: () => 'good',
      refuseWrite: () => {
        refused += 1;
      },
    });
    const writes = [
      placeOrder(kept, { body: order }),
      addToCart(kept, { product_id: 'p', quantity: 1 }),
      changeQuantity(kept, { id: 'l', quantity: 2 }),
      removeLine(kept, { id: 'l' }),
      login(kept, { email: 'a', password: 'b' }),
      refresh(kept, { refreshToken: 'r' }),
    ];
    for (const write of writes) await expect(write).rejects.toMatchObject({ reason: 'kept' });
    expect(await listCart(kept)).toMatchObject({ kind: 'ok' });
    expect(seen.map(({ method }) => method)).toEqual(['GET']);
    expect(refused).toBe(writes.length);
  });
});

describe('a call without an answer', () => {
  it('gives up after its time-out', async () => {
    const { client } = await startProvider(() => undefined);
    await expect(listProducts(client({ timeoutMs: 40 }))).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('gives up on a body that stalls', async () => {
    const { client } = await startProvider((_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      return undefined;
    });
    await expect(listProducts(client({ timeoutMs: 40 }))).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('waits for a long list as long as something of it comes, and no longer', async () => {
    const { client } = await startProvider((_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const parts = ['[', ' ', ' ', ' ', ' ', ']'];
      const send = (): void => {
        const part = parts.shift();
        if (part === undefined) response.end();
        else response.write(part, () => setTimeout(send, 120 * patience));
      };
      send();
      return undefined;
    });
    expect(await listProducts(client({ timeoutMs: 600 * patience }))).toMatchObject({ kind: 'ok', data: [] });
    await expect(listProducts(client({ timeoutMs: 20 }))).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('waits for no list longer than eight time-outs', async () => {
    const { client } = await startProvider((_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      const dripping = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(dripping));
      return undefined;
    });
    await expect(listProducts(client({ timeoutMs: 50 }))).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('gives up on a session that does not decide', async () => {
    const { client } = await startProvider(() => ({ status: 401, json: {} }));
    const waiting = client({
      token: () => 'old',
      timeoutMs: 60 * patience,
      onUnauthorized: () => new Promise(() => {}),
    });
    await expect(listCart(waiting)).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('is not repeated by a session that decides too late', async () => {
    const { seen, client } = await startProvider(() => ({ status: 401, json: {} }));
    let decide = (_token: string) => {};
    const decision = new Promise<string>((resolve) => {
      decide = resolve;
    });
    const waiting = client({ token: () => 'old', timeoutMs: 60 * patience, onUnauthorized: () => decision });
    await expect(placeOrder(waiting, { key: 'k'.repeat(16), body: order })).rejects.toMatchObject({
      reason: 'timeout',
    });
    decide('new');
    await listProducts(client());
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('takes two time-outs when it is an order', async () => {
    const { client } = await startProvider(() => undefined);
    const started = performance.now();
    const slow = client({ timeoutMs: 60 * patience });
    await expect(placeOrder(slow, { key: 'k'.repeat(16), body: order })).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(performance.now() - started).toBeGreaterThan(110);
  });

  it('is a lost connection where the server hangs up', async () => {
    const { client } = await startProvider((_seen, response) => {
      response.destroy();
      return undefined;
    });
    const failure = await listProducts(client()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Unreachable);
    expect(failure).toMatchObject({ reason: 'network' });
  });

  it('is a lost connection where nobody listens', async () => {
    const { client, stop } = await startProvider(() => ({ json: [] }));
    await stop();
    await expect(listProducts(client())).rejects.toMatchObject({ reason: 'network' });
  });

  it('throws the caller’s own AbortError when it is aborted', async () => {
    const controller = new AbortController();
    const { client } = await startProvider(() => {
      controller.abort();
      return undefined;
    });
    await expect(listProducts(client(), controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not even sent when it was aborted before', async () => {
    const { seen, client } = await startProvider(() => ({ json: [] }));
    await expect(listProducts(client(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([]);
  });
});

describe('a 401 with a token held', () => {
  it('is reported with the used token, and refused if the session is over', async () => {
    const { seen, client } = await startProvider(onlyFor('new'));
    const facts: unknown[] = [];
    const answer = await listCart(
      client({
        token: () => 'old',
        onUnauthorized: async (fact) => {
          facts.push(fact);
          return null;
        },
      }),
    );
    expect(answer).toEqual({ kind: 'refused', status: 401, message: 'Session expirée.' });
    expect(facts).toEqual([{ token: 'old' }]);
    expect(seen).toHaveLength(1);
  });

  it('is repeated once, body included, with the new token', async () => {
    const { seen, client } = await startProvider(onlyFor('new'));
    const answer = await addToCart(client({ token: () => 'old', onUnauthorized: async () => 'new' }), {
      product_id: '1',
      quantity: 3,
    });
    expect(answer).toMatchObject({ kind: 'ok' });
    expect(seen.map(({ headers, body }) => [headers.authorization, body])).toEqual([
      ['Bearer old', '{"product_id":"1","quantity":3}'],
      ['Bearer new', '{"product_id":"1","quantity":3}'],
    ]);
  });

  it('keeps the key of an order attempt when it is repeated', async () => {
    const { seen, client } = await startProvider(({ headers }) =>
      headers.authorization === 'Bearer new' ? { status: 201, json: {} } : { status: 401, json: {} },
    );
    await placeOrder(client({ token: () => 'old', onUnauthorized: async () => 'new' }), {
      key: 'the-same-key-twice',
      body: order,
    });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'the-same-key-twice',
      'the-same-key-twice',
    ]);
  });

  it('is repeated only once; the refused new token is reported too', async () => {
    const { seen, client } = await startProvider(onlyFor('nobody'));
    const refused: string[] = [];
    const answer = await listCart(
      client({
        token: () => 'old',
        onUnauthorized: async ({ token }) => {
          refused.push(token);
          return token === 'old' ? 'new' : 'newer';
        },
      }),
    );
    expect(answer).toMatchObject({ kind: 'refused', status: 401 });
    expect(seen).toHaveLength(2);
    expect(refused).toEqual(['old', 'new']);
  });

  it('a 401 of twelve simultaneous calls is reported once, and all calls wait for the one refresh', async () => {
    const { seen, client } = await startProvider((one, response) =>
      one.path.endsWith('/refresh') ? { json: { token: { access: 'new' } } } : onlyFor('new')(one, response),
    );
    let refused = 0;
    const together = meeting(12);
    const shared = client({
      token: () => 'old',
      onUnauthorized: async () => {
        refused += 1;
        const renewed = await refresh(client(), { refreshToken: 'rt' });
        return renewed.kind === 'ok' ? renewed.data.token.access : null;
      },
      fetch: async (request, init) => {
        const response = await fetch(request, init);
        if (response.status === 401) await together();
        return response;
      },
    });
    const answers = await Promise.all(Array.from({ length: 12 }, () => listCart(shared)));
    expect(answers.every(({ kind }) => kind === 'ok')).toBe(true);
    expect(refused).toBe(1);
    expect(seen).toHaveLength(12 + 1 + 12);
  });

  it('a 401 of an older token is reported to the session with that token, although the session has a newer token', async () => {
    let current = 'old';
    const { client } = await startProvider((seen) => {
      current = 'new';
      return onlyFor('new')(seen, undefined as never);
    });
    const refused: string[] = [];
    const answer = await listCart(
      client({
        token: () => current,
        onUnauthorized: async ({ token }) => {
          refused.push(token);
          return token === current ? null : current;
        },
      }),
    );
    expect(refused).toEqual(['old']);
    expect(answer).toMatchObject({ kind: 'ok' });
  });

  it('is the session’s when a password is changed', async () => {
    const { client } = await startProvider(() => ({ status: 401, json: {} }));
    const refused: string[] = [];
    const notify = async ({ token }: { token: string }) => {
      refused.push(token);
      return null;
    };
    const passwords = { old_password: 'a', new_password1: 'Ladoum!2027', new_password2: 'Ladoum!2027' };
    await changePassword(client({ token: () => 'old', onUnauthorized: notify }), passwords);
    expect(refused).toEqual(['old']);
  });
});

describe('a 401 that is not the session’s', () => {
  const notify = () => {
    throw new Error('The session was notified.');
  };

  it('is refused without a word to the session where no token is held', async () => {
    const { client } = await startProvider(() => ({ status: 401, json: {} }));
    expect(await getMe(client({ onUnauthorized: notify }))).toEqual({ kind: 'refused', status: 401 });
  });

  it('belongs to the form of login', async () => {
    const { client } = await startProvider(() => ({ status: 401, json: {} }));
    const input = { email: 'client@exemple.ci', password: 'faux' };
    const answer = await login(client({ token: () => 'old', onUnauthorized: notify }), input);
    expect(answer).toEqual({ kind: 'refused', status: 401 });
  });

  it('belongs to the form of password recovery', async () => {
    const { client } = await startProvider(() => ({ status: 401, json: {} }));
    const own = client({ token: () => 'old', onUnauthorized: notify });
    expect(await requestPasswordReset(own, { email: 'client@exemple.ci' })).toEqual({
      kind: 'refused',
      status: 401,
    });
  });
});

describe('a write that is refused with 403', () => {
  /** A browser with two `csrftoken` cookies that sends the given one, checked as in the sandbox's `requireCsrfHeader`. */
  const sending = (cookie: () => string): Behaviour => {
    return ({ headers, method }) =>
      method === 'GET' || headers['x-csrftoken'] === cookie() ? { json: {} } : { status: 403 };
  };
  const keyed = { key: 'press-1', product_id: 'p', quantity: 1 };

  it('is sent once more with the other cookie that can be read, under the same key and with the same body', async () => {
    const { client, seen } = await startProvider(sending(() => 'b'));
    const answer = await addToCart(client({ csrf: () => ['a', 'b', 'c'] }), keyed);
    expect(answer.kind).toBe('ok');
    expect(seen.map(({ headers }) => headers['x-csrftoken'])).toEqual(['a', 'b']);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['press-1']));
    expect(new Set(seen.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ product_id: 'p', quantity: 1 })]),
    );
  });

  it('is sent once more without the cookie that no page can read', async () => {
    let hidden = 'hidden';
    const { client, seen } = await startProvider(sending(() => hidden || 'a'));
    const clearHiddenCsrf = () => {
      hidden = '';
    };
    const answer = await placeOrder(client({ csrf: () => ['a'], clearHiddenCsrf }), {
      key: 'k',
      body: order,
    });
    expect([answer.kind, seen.length]).toEqual(['ok', 2]);
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k']);
  });

  it('is a refusal where the second try is refused, too, and at once without a cookie or for a reading', async () => {
    const { client, seen } = await startProvider(() => ({ status: 403, json: { message: 'Interdit.' } }));
    const refusal = { kind: 'refused', status: 403, message: 'Interdit.' };
    expect(await addToCart(client({ csrf: () => ['a', 'b'] }), keyed)).toEqual(refusal);
    expect(seen).toHaveLength(2);
    expect(await addToCart(client(), keyed)).toEqual(refusal);
    expect(await listCart(client({ csrf: () => ['a', 'b'] }))).toEqual(refusal);
    expect(seen).toHaveLength(4);
  });
});
