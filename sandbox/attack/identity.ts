import { randomInt, randomUUID } from 'node:crypto';
import type { Country, User } from '#openapi/schemas.ts';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { type Attack, type AttackGroup, atOnce, tally } from './attack.ts';

const newNumber = () => `05${randomInt(1e8).toString().padStart(8, '0')}`;

async function register(visitor: Visitor, numero_telephone: string, email = `${randomUUID()}@exemple.ci`) {
  const { body } = await visitor.get<Country[]>('ecommerce/pays/');
  const answer = await visitor.post('auth/register/', {
    first_name: 'Awa',
    last_name: 'Koné',
    email,
    numero_telephone,
    pays: body[0]?.id,
    password1: demoPassword,
  });
  return { email, status: answer.status };
}

/** Whether the account that was registered with this e-mail can still be activated by the code that was mailed to it. */
async function isActivated(visitor: Visitor, sandbox: Sandbox, email: string): Promise<boolean> {
  const { code: otp } = await latestMessage(sandbox, email);
  return (await visitor.post('auth/activate-user-account-otp/', { email, otp })).status === 200;
}

const oneNumber: Attack = {
  door: 'a number with and without 225 is one number',
  run: async ({ sandbox }) => {
    const visitor = new Visitor(sandbox);
    const number = newNumber();
    const first = await register(visitor, number);
    // One that was never activated may be registered anew.
    const active = await isActivated(visitor, sandbox, first.email);
    const others = await atOnce(3, async (index) => {
      const spelled = [`225${number}`, `00225${number}`, number][index] ?? number;
      return (await register(visitor, spelled)).status;
    });
    const byPrefix = newNumber();
    const raced = await Promise.all([register(visitor, `225${byPrefix}`), register(visitor, byPrefix)]);
    // Either is refused, or it came when the other stood and registered the number anew: one account in both cases.
    let activated = 0;
    for (const { email, status } of raced) {
      if (status === 201 && (await isActivated(visitor, sandbox, email))) activated += 1;
    }
    return {
      withstood: active && others.every((status) => status === 400) && activated === 1,
      figure: `the number again: ${tally(others)}; two spellings at once: ${activated} account`,
    };
  },
};

const usernames: Attack = {
  door: 'a username is nobody else’s e-mail or number',
  run: async ({ sandbox }) => {
    const customer = await newCustomer(sandbox);
    const number = newNumber();
    const email = `victime-${randomUUID()}@exemple.ci`;
    const statuses: number[] = [];
    for (const username of [email, email.toUpperCase(), number, `+225 ${number}`]) {
      statuses.push((await customer.patch('auth/update-acccount/', { username })).status);
    }
    const victim = await register(new Visitor(sandbox), number, email);
    return {
      withstood: statuses.every((status) => status === 400) && victim.status === 201,
      figure: `taken: ${tally(statuses)}; the owner’s registration: ${victim.status}`,
    };
  },
};

const oneCase: Attack = {
  door: 'usernames that differ by case are one',
  run: async ({ sandbox }) => {
    const one = await newCustomer(sandbox);
    const other = await newCustomer(sandbox);
    const username = `Éleveur${randomInt(1e9)}`;
    const first = await one.patch('auth/update-acccount/', { username });
    const second = await other.patch('auth/update-acccount/', { username: username.toLowerCase() });
    const found = await new Visitor(sandbox).post<{ user: User }>('auth/login/', {
      email: username.toUpperCase(),
      password: demoPassword,
    });
    return {
      withstood: first.status === 200 && second.status === 400 && found.body.user?.email === one.email,
      figure: `${first.status}, then in lower case ${second.status}; login in upper case: ${found.status}`,
    };
  },
};

const emailChange: Attack = {
  door: 'an e-mail changes only by the mail to its new address, and the old one is told',
  run: async ({ sandbox }) => {
    const customer = await newCustomer(sandbox);
    const email = `nouvelle-${randomUUID()}@exemple.ci`;
    const changed = await customer.patch<User>('auth/update-acccount/', { email });
    const current = (await customer.get<User>('auth/me/')).body.email;
    const mail = await latestMessage(sandbox, customer.email).catch(() => undefined);
    const asked = await latestMessage(sandbox, email).catch(() => undefined);
    const token = asked?.link?.split('/').at(-1) ?? 'aucun';
    const done = await new Visitor(sandbox).post(`auth/confirm-email/${token}/`, undefined);
    const again = await new Visitor(sandbox).post(`auth/confirm-email/${token}/`, undefined);
    const now = (await customer.get<User>('auth/me/')).body.email;
    return {
      withstood:
        changed.status === 200 &&
        current === customer.email &&
        mail !== undefined &&
        done.status === 200 &&
        again.status === 400 &&
        now === email,
      figure: `${current === customer.email ? 'old' : 'new'} until confirmed (${done.status}, again ${again.status}); the old one is ${mail === undefined ? 'not told' : 'told'}`,
    };
  },
};

export const identity: AttackGroup = {
  title: 'who is who',
  settings: {},
  attacks: [oneNumber, usernames, oneCase, emailChange],
};
