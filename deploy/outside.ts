import { randomUUID } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { text } from 'node:stream/consumers';
import { demoAccounts, demoPassword } from '#sandbox/seed/users.ts';
import type { Sandbox } from '#sandbox/server.ts';

/** A public deployment: the public addresses of shop and provider, on ports of this machine. */
export type Front = { shop: string; provider: string; passwords: Sandbox['passwords'] };

type Sent = { method?: string; headers?: Record<string, string>; body?: object };

/** A call to a port of this machine by its public name, over https whatever its certificate. */
export async function send(origin: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const { protocol, host, port } = new URL(origin);
  const call = (protocol === 'https:' ? https : http).request({
    ...{ host: '127.0.0.1', port, path, method, rejectUnauthorized: false, servername: 'localhost' },
    headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  call.end(body === undefined ? undefined : JSON.stringify(body));
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** Attacks a public reference provider from outside. Returns what was open. */
export async function openDoors({ shop, provider, passwords }: Front): Promise<string[]> {
  const open: string[] = [];
  const hold = (door: string, isClosed: boolean) => {
    if (!isClosed) open.push(door);
  };
  const { port, protocol } = new URL(provider);
  const forged = { 'x-forwarded-host': `localhost:${port}`, 'x-forwarded-for': '127.0.0.1' };
  const accept = 'application/json';

  const fault = { state: 'the back office is at work', operationId: 'login', kind: 'drop' };
  const doors: [path: string, sent: Sent][] = [
    ['/sandbox/outbox', {}],
    [`/sandbox/paiement/${randomUUID()}`, {}],
    ['/sandbox/faults', { method: 'POST', body: fault }],
    ['/sandbox/states', { method: 'POST', body: fault }],
  ];
  const names = [{}, forged, { host: `localhost:${port}` }, { host: `127.0.0.1:${port}` }];
  for (const origin of new Set([shop, provider]))
    for (const [path, sent] of doors)
      for (const headers of names) {
        const { status } = await send(origin, path, { ...sent, headers: { accept, ...headers } });
        hold(`${origin}${path} answers ${status}`, isRefusal(status));
      }

  const logIn = async (email: string, password: string, headers = {}) =>
    (await send(provider, '/api/v1/auth/login/', { method: 'POST', body: { email, password }, headers }))
      .status;
  for (const email of Object.values(demoAccounts))
    hold(`the published password opens ${email}`, (await logIn(email, demoPassword)) === 401);

  let last = 0;
  for (let guess = 0; guess < 25; guess += 1)
    last = await logIn(demoAccounts.customer, `pas le bon ${guess}`, {
      'x-forwarded-for': `203.0.113.${guess}`,
    });
  hold(`guesses under many names of one caller are answered ${last}`, last === 429);

  const isSecure = protocol === 'https:';
  const categories = await send(provider, '/api/v1/ecommerce/categories', {
    headers: { 'x-forwarded-proto': isSecure ? 'http' : 'https' },
  });
  const cookie = String(categories.headers['set-cookie'] ?? '');
  hold(`csrftoken over ${provider}: ${cookie}`, /; Secure/i.test(cookie) === isSecure);

  const email = demoAccounts.staff;
  await send(provider, '/api/v1/auth/password-reset/', { method: 'POST', body: { email }, headers: forged });
  const authorization = `Basic ${Buffer.from(`:${passwords.pages}`).toString('base64')}`;
  const outbox = await send(provider, '/sandbox/outbox', { headers: { accept, authorization } });
  hold(`the outbox does not open to its password: ${outbox.status}`, outbox.status === 200);
  const mails: { to: string; link?: string }[] = outbox.status === 200 ? JSON.parse(outbox.body) : [];
  const link = mails.find(({ to }) => to === email)?.link ?? '';
  hold(`a mail leads to ${link}`, link.startsWith(`${shop}/account/reset-password/`));
  return open;
}
