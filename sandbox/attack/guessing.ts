import { eq } from 'drizzle-orm';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import { secrets, users } from '../database/schema.ts';
import { type Attack, type AttackGroup, atOnce, tally } from './attack.ts';

const attempts = { small: 60, full: 300 };

/** Guesses sent at once, the right one last: none is right, and no more are looked at than the limit allows. */
const raced =
  (
    limit: number,
    send: (target: Parameters<Attack['run']>[0], right: boolean, index: number) => Promise<number>,
  ) =>
  async (target: Parameters<Attack['run']>[0]) => {
    const number = attempts[target.scale];
    const statuses = await atOnce(number, (index) => send(target, index === number - 1, index));
    const looked = statuses.filter((status) => status !== 429).length;
    return {
      withstood: looked <= limit && !statuses.includes(200),
      figure: `${number} at once: ${tally(statuses)}`,
    };
  };

const login: Attack = {
  door: 'a password cannot be guessed by many logins at once',
  run: async (target) => {
    const { email } = await newCustomer(target.sandbox);
    return raced(20, async ({ sandbox }, right, index) => {
      const password = right ? demoPassword : `pas le bon ${index}`;
      return (await new Visitor(sandbox).post('auth/login/', { email, password })).status;
    })(target);
  },
};

const unknownLogin: Attack = {
  door: 'logins of an account that does not exist are limited alike',
  run: raced(20, async ({ sandbox }) => {
    const body = { email: 'personne.du.tout@exemple.ci', password: demoPassword };
    return (await new Visitor(sandbox).post('auth/login/', body)).status;
  }),
};

const oldPassword: Attack = {
  door: 'the old password cannot be guessed by many password changes at once',
  run: async (target) => {
    const customer = await newCustomer(target.sandbox);
    return raced(20, async (_, right, index) => {
      const old_password = right ? demoPassword : `pas le bon ${index}`;
      const next = 'Ladoum!2027';
      const body = { old_password, new_password1: next, new_password2: next };
      return (await customer.post('auth/change-password/', body)).status;
    })(target);
  },
};

/* The right code is sent last; the tries of one code are fewer than the guesses of one account. */
const activationCode: Attack = {
  door: 'an activation code cannot be guessed by many tries at once',
  run: async (target) => {
    const { sandbox } = target;
    const { email, id } = await newCustomer(sandbox);
    await sandbox.database.update(users).set({ is_active: false }).where(eq(users.id, id));
    await new Visitor(sandbox).post('auth/login/', { email, password: demoPassword });
    const { code = '' } = await latestMessage(sandbox, email);
    return raced(20, async (_, right) => {
      const otp = right ? code : code === '000000' ? '111111' : '000000';
      return (await new Visitor(sandbox).post('auth/activate-user-account-otp/', { otp, email })).status;
    })(target);
  },
};

const loginCode: Attack = {
  door: 'a login code cannot be guessed by many tries at once',
  run: async (target) => {
    const { sandbox } = target;
    const { email, id } = await newCustomer(sandbox);
    await sandbox.database.update(users).set({ two_factor: true }).where(eq(users.id, id));
    await new Visitor(sandbox).post('auth/login/', { email, password: demoPassword });
    await sandbox.database.update(secrets).set({ tries_left: 1000 }).where(eq(secrets.user_id, id));
    return raced(20, async (_, __, index) => {
      const otp = String(index).padStart(5, '0');
      return (await new Visitor(sandbox).post('auth/two-factor-auth/', { otp, username: email })).status;
    })(target);
  },
};

/** How often texts and mails were sent to somebody. */
async function messagesTo(url: string, matches: (to: string) => boolean): Promise<number> {
  const response = await fetch(`${url}/sandbox/outbox`, { headers: { accept: 'application/json' } });
  const messages: { to: string }[] = await response.json();
  return messages.filter(({ to }) => matches(to)).length;
}

const texts: Attack = {
  door: 'many logins do not send as many text messages',
  run: async ({ sandbox, scale }) => {
    const { email, id } = await newCustomer(sandbox);
    const [user] = await sandbox.database
      .update(users)
      .set({ two_factor: true })
      .where(eq(users.id, id))
      .returning({ phone: users.numero_telephone });
    const number = scale === 'full' ? 40 : 12;
    const statuses: number[] = [];
    for (let index = 0; index < number; index += 1) {
      const body = { email, password: demoPassword };
      statuses.push((await new Visitor(sandbox).post('auth/login/', body)).status);
    }
    const sent = await messagesTo(sandbox.url, (to) => to.endsWith(user?.phone ?? '?'));
    return {
      withstood: sent >= 1 && sent <= 5,
      figure: `${number} logins (${tally(statuses)}): ${sent} SMS`,
    };
  },
};

const mails: Attack = {
  door: 'many requests for a new password do not send as many mails',
  run: async ({ sandbox, scale }) => {
    const { email } = await newCustomer(sandbox);
    const number = scale === 'full' ? 40 : 12;
    const statuses = await atOnce(
      number,
      async () => (await new Visitor(sandbox).post('auth/password-reset/', { email })).status,
    );
    const sent = await messagesTo(sandbox.url, (to) => to === email);
    return {
      withstood: sent >= 1 && sent <= 5,
      figure: `${number} at once (${tally(statuses)}): ${sent} mails`,
    };
  },
};

export const guessing: AttackGroup = {
  title: 'guessing',
  settings: {},
  attacks: [login, unknownLogin, oldPassword, activationCode, loginCode, texts, mails],
};
