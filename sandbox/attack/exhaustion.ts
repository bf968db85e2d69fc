import { newCustomer } from '../customer/purchases.ts';
import { Visitor } from '../customer/visitor.ts';
import { type Attack, type AttackGroup, atOnce, quantile, type Target, tally } from './attack.ts';
import { Caller, statusOf, writeRaw } from './connections.ts';

const api = (target: Target, path: string) => `${target.sandbox.url}/api/v1/${path}`;

const withoutToken: Attack = {
  door: 'calls without a token count like all others',
  run: async (target) => {
    const caller = new Caller(21);
    const limit = target.sandbox.settings.callsPerMinute;
    const answers = await atOnce(limit + 20, () => caller.send(api(target, 'ecommerce/orders/')));
    const forged = await caller.send(api(target, 'ecommerce/panier/'), {
      method: 'POST',
      headers: { cookie: 'csrftoken=a' },
      body: {},
    });
    caller.close();
    const statuses = answers.map(({ status }) => status);
    const limited = statuses.filter((status) => status === 429).length;
    return {
      withstood: limited === 20 && forged.status === 429,
      figure: `limit ${limit}: ${tally(statuses)}; without CSRF ${forged.status}`,
    };
  },
};

/** The password hashes that a flood costs, and what a customer's login takes meanwhile; times are told, never judged. */
async function flooded(
  target: Target,
  flood: (caller: Caller) => Promise<number>[],
): Promise<{ statuses: number[]; hashes: number; figure: string }> {
  const { sandbox } = target;
  const { email } = await newCustomer(sandbox);
  const customer = new Caller(22);
  const attacker = new Caller(23, 400);
  const login = () =>
    customer.send(api(target, 'auth/login/'), { method: 'POST', body: { email, password: 'Tabaski-2026' } });
  const usual: number[] = [];
  for (let round = 0; round < 5; round += 1) usual.push((await login()).ms);
  const before = sandbox.hashing.begun();
  const work = flood(attacker);
  const meanwhile: number[] = [];
  for (let round = 0; round < 5; round += 1) meanwhile.push((await login()).ms);
  const statuses = await Promise.all(work);
  const hashes = sandbox.hashing.begun() - before - meanwhile.length;
  const after = await login();
  customer.close();
  attacker.close();
  const ms = (list: number[]) => `${Math.round(quantile(list, 0.5))} ms`;
  return {
    statuses,
    hashes,
    figure: `${tally(statuses)}, ${hashes} hashes; a login takes ${ms(usual)}, meanwhile ${ms(meanwhile)}, after ${ms([after.ms])}`,
  };
}

const resets: Attack = {
  door: 'a token that is none costs no password hash',
  run: async (target) => {
    const number = target.scale === 'full' ? 400 : 20;
    const { statuses, hashes, figure } = await flooded(target, (attacker) =>
      Array.from({ length: number }, async (_, index) => {
        const token = `jeton-${index}`;
        const body = { new_password: 'Ladoum!2027', token };
        return (await attacker.send(api(target, `auth/password-reset/${token}/`), { method: 'POST', body }))
          .status;
      }),
    );
    return {
      withstood: hashes === 0 && statuses.every((status) => status === 400 || status === 429),
      figure,
    };
  },
};

const logins: Attack = {
  door: 'one address cannot fill the queue of password hashes',
  run: async (target) => {
    const number = target.scale === 'full' ? 400 : 80;
    const { statuses, hashes, figure } = await flooded(target, (attacker) =>
      Array.from({ length: number }, async (_, index) => {
        const body = { email: `inconnu-${index}@exemple.ci`, password: 'pas le bon' };
        return (await attacker.send(api(target, 'auth/login/'), { method: 'POST', body })).status;
      }),
    );
    return {
      withstood: hashes < number && statuses.every((status) => status === 401 || status === 429),
      figure,
    };
  },
};

const largeForm: Attack = {
  door: 'a form that the operation does not take is refused before it is read',
  run: async (target) => {
    const answer = await writeRaw(
      target.sandbox.url,
      'POST /api/v1/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 7130316\r\n\r\n--x\r\n',
    );
    return {
      withstood: statusOf(answer) === 400,
      figure: `answered ${statusOf(answer)} after 5 of 7,130,316 bytes`,
    };
  },
};

const slow = (door: string, text: string, drip: string): Attack => ({
  door,
  run: async (target) => {
    const since = performance.now();
    const answer = await writeRaw(target.sandbox.url, text, drip);
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    return { withstood: true, figure: `closed after ${seconds} s with ${statusOf(answer)}` };
  },
});

const slowHeaders = slow(
  'slow headers are cut off',
  'GET /api/v1/ecommerce/pays/ HTTP/1.1\r\nHost: localhost\r\n',
  'X-A: b\r\n',
);

const slowBody = slow(
  'a slow body is cut off',
  'POST /api/v1/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  ' ',
);

const slowRefused = slow(
  'a slow body of a call that was refused already is cut off',
  'POST /api/v1/ecommerce/panier/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
  ' ',
);

const afterwards: Attack = {
  door: 'after all of it a customer is served',
  run: async (target) => {
    const customer = await newCustomer(target.sandbox);
    const since = performance.now();
    const { status } = await new Visitor(target.sandbox, customer.token).get('auth/me/');
    return { withstood: status === 200, figure: `${status} in ${Math.round(performance.now() - since)} ms` };
  },
};

export const exhaustion: AttackGroup = {
  title: 'exhaustion',
  settings: { headersMs: 500, requestMs: 1000 },
  attacks: [resets, logins, largeForm, slowHeaders, slowBody, slowRefused, afterwards],
};

export const flooding: AttackGroup = {
  title: 'flooding',
  settings: { callsPerMinute: 60 },
  attacks: [withoutToken],
};
