import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { demoAccounts, demoPassword } from '#sandbox/seed/users.ts';
import type { Sandbox } from '#sandbox/server.ts';

/** A public deployment: the public addresses of shop and provider, on ports of this machine. */
export type Front = { shop: string; provider: string; passwords: Sandbox['passwords'] };

type Sent = { method?: string; headers?: Record<string, string>; body?: object; from?: string };

/* Two callers have two addresses: Linux answers on all of 127.0.0.0/8. */
const stranger = '127.0.0.9';
const owner = '127.0.0.8';

/* 503: a provider that trusts no proxy refuses forwarded headers. */
const isRefusal = (status: number): boolean => (status >= 400 && status < 500) || status === 503;

async function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from = stranger }: Sent = {},
) {
  const { protocol, host, port } = new URL(origin);
  const call = (protocol === 'https:' ? https : http).request({
    host: '127.0.0.1',
    port,
    path,
    method,
    localAddress: process.platform === 'linux' ? from : undefined,
    rejectUnauthorized: false,
    headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  call.end(body === undefined ? undefined : JSON.stringify(body));
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  return {
    status: answer.statusCode ?? 0,
    cookie: String(answer.headers['set-cookie'] ?? ''),
    body: await text(answer),
  };
}

/** Attacks a public reference provider from outside. Returns what was open. */
export async function openDoors({ shop, provider, passwords }: Front): Promise<string[]> {
  const open: string[] = [];
  const hold = (door: string, isClosed: boolean) => {
    if (!isClosed) open.push(door);
  };
  const { port } = new URL(provider);
  const forged = { 'x-forwarded-host': `localhost:${port}`, 'x-forwarded-for': '127.0.0.1' };

  for (const origin of new Set([shop, provider])) {
    for (const path of ['/sandbox/outbox', `/sandbox/paiement/${randomUUID()}`]) {
      for (const headers of [{}, forged, { host: `localhost:${port}` }, { host: `127.0.0.1:${port}` }]) {
        const { status } = await send(origin, path, { headers: { accept: 'application/json', ...headers } });
        hold(`${origin}${path} answers ${status}`, isRefusal(status));
      }
    }
    for (const path of ['/sandbox/faults', '/sandbox/states']) {
      for (const headers of [{}, forged, { host: `localhost:${port}` }]) {
        const body = { state: 'the back office is at work', operationId: 'login', kind: 'drop' };
        const { status } = await send(origin, path, { method: 'POST', headers, body });
        hold(`${origin}${path} answers ${status}`, isRefusal(status));
      }
    }
  }

  const logIn = async (email: string, password: string | undefined, from?: string, headers = {}) =>
    (
      await send(provider, '/api/v1/auth/login/', {
        method: 'POST',
        body: { email, password },
        headers,
        ...(from === undefined ? {} : { from }),
      })
    ).status;
  for (const email of Object.values(demoAccounts)) {
    hold(`the published password opens ${email}`, (await logIn(email, demoPassword)) === 401);
  }

  let last = 0;
  for (let guess = 0; guess < 25; guess += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${guess}` };
    last = await logIn(demoAccounts.customer, `pas le bon ${guess}`, stranger, headers);
  }
  hold(`guesses under many names of one caller are answered ${last}`, last === 429 || last === 503);
  for (let guess = 0; guess < 25; guess += 1)
    last = await logIn(demoAccounts.customer, `pas le bon ${guess}`);
  hold(`guesses of one caller are answered ${last}`, last === 429);
  if (process.platform === 'linux') {
    const own = await logIn(demoAccounts.customer, passwords.accounts, owner);
    hold(`a stranger’s guesses lock the owner out: ${own}`, own === 200);
  }

  const isSecure = provider.startsWith('https:');
  const said = { 'x-forwarded-proto': isSecure ? 'http' : 'https' };
  const { cookie } = await send(provider, '/api/v1/ecommerce/categories', { headers: said });
  hold(`csrftoken over ${provider}: ${cookie}`, /; Secure/i.test(cookie) === isSecure);

  const email = demoAccounts.staff;
  const reset = await send(provider, '/api/v1/auth/password-reset/', {
    method: 'POST',
    body: { email },
    headers: forged,
  });
  const authorization = `Basic ${Buffer.from(`:${passwords.pages}`).toString('base64')}`;
  const outbox = await send(provider, '/sandbox/outbox', {
    headers: { accept: 'application/json', authorization },
  });
  hold(`the outbox does not open to its password: ${outbox.status}`, outbox.status === 200);
  const mails: { to: string; link?: string }[] = outbox.status === 200 ? JSON.parse(outbox.body) : [];
  const link = mails.find(({ to }) => to === email)?.link ?? '';
  const isOurs = link.startsWith(`${shop}/account/reset-password/`);
  hold(`a mail leads to ${link}`, isOurs || reset.status === 503);
  return open;
}
