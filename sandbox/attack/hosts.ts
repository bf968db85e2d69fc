import { randomInt, randomUUID } from 'node:crypto';
import type { Country } from '#openapi/schemas.ts';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import type { Attack, AttackGroup } from './attack.ts';
import { Caller, statusOf, writeRaw } from './connections.ts';

const targets = [
  '//evil.example/%00',
  '//evil.example/%',
  '//evil.example/%E0%A4%A',
  '///evil.example/%00',
  '/\\evil.example/%00',
  '/\\/evil.example/%',
  'http://evil.example/%00',
  'http://evil.example//evil.example/%',
  'http://evil.example/cart?x=%00',
  '//evil.example/cart?%00',
];

const redirect: Attack = {
  door: 'no address of the shop leads to another site',
  run: async ({ sandbox }) => {
    const away: string[] = [];
    for (const target of targets) {
      const answer = await writeRaw(
        sandbox.url,
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
      );
      const location = /^location: (.*)\r$/im.exec(answer)?.[1];
      if (location === undefined) continue;
      if (new URL(location, 'http://shop.example/').host !== 'shop.example')
        away.push(`${target} → ${location}`);
    }
    return {
      withstood: away.length === 0,
      figure: `${targets.length} addresses: ${away.join(', ') || 'none leads away'}`,
    };
  },
};

const rebinding: Attack = {
  door: 'the sandbox’s own pages answer to no name that is not its own',
  run: async ({ sandbox }) => {
    const caller = new Caller(1);
    const statusFor = async (host: string, path: string) =>
      (await caller.send(`${sandbox.url}${path}`, { headers: { host, accept: 'application/json' } })).status;
    const { port } = new URL(sandbox.url);
    const strange = [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ];
    const opened: string[] = [];
    for (const host of strange) {
      for (const path of [
        '/sandbox/outbox',
        `/sandbox/paiement/${randomUUID()}`,
        '/sandbox/assets/pages.css',
      ]) {
        const status = await statusFor(host, path);
        if (status !== 403) opened.push(`${host}${path}: ${status}`);
      }
    }
    const own: string[] = [];
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, '192.168.1.20:4173']) {
      if ((await statusFor(host, '/sandbox/outbox')) !== 200) own.push(host);
    }
    caller.close();
    return {
      withstood: opened.length === 0 && own.length === 0,
      figure: `${strange.length} strange names: ${opened.join(', ') || 'refused'}${own.length === 0 ? '' : `; own ones refused: ${own.join(', ')}`}`,
    };
  },
};

const mailedLinks: Attack = {
  door: 'mailed links do not follow a forged Host',
  run: async ({ sandbox }) => {
    const caller = new Caller(1);
    const { port } = new URL(sandbox.url);
    const [country] = (await new Visitor(sandbox).get<Country[]>('ecommerce/pays/')).body;
    const led: string[] = [];
    for (const host of ['evil.example', `203.0.113.9:${port}`, `localhost:${Number(port) + 1}`]) {
      const send = (path: string, body: unknown) =>
        caller.send(`${sandbox.url}/api/v1/${path}`, { method: 'POST', headers: { host }, body });
      const { email } = await newCustomer(sandbox);
      await send('auth/password-reset/', { email });
      const registered = `${randomUUID()}@exemple.ci`;
      await send('auth/register/', {
        first_name: 'Awa',
        last_name: 'Koné',
        email: registered,
        numero_telephone: `05${randomInt(1e8).toString().padStart(8, '0')}`,
        pays: country?.id,
        password1: demoPassword,
      });
      for (const to of [email, registered]) {
        const { link = 'none' } = await latestMessage(sandbox, to);
        if (!link.startsWith(`${sandbox.url}/`)) led.push(link);
      }
    }
    caller.close();
    return {
      withstood: led.length === 0,
      figure: led.length === 0 ? 'all lead here' : `lead to ${led.join(', ')}`,
    };
  },
};

const longToken: Attack = {
  door: 'a path that is too long is answered as the contract says',
  run: async ({ sandbox }) => {
    const statuses: number[] = [];
    for (const length of [129, 513, 3000]) {
      const token = 'a'.repeat(length);
      const body = { new_password: 'Ladoum!2027', token: 'a' };
      statuses.push((await new Visitor(sandbox).post(`auth/password-reset/${token}/`, body)).status);
    }
    const broken = await writeRaw(
      sandbox.url,
      'POST /api/v1/auth/password-reset/%zz/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
    statuses.push(statusOf(broken));
    return { withstood: statuses.every((status) => status === 400), figure: statuses.join(', ') };
  },
};

export const hosts: AttackGroup = {
  title: 'addresses',
  settings: {},
  shop: true,
  attacks: [redirect, rebinding, mailedLinks, longToken],
};
