import { createHash, randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Country, SignedIn, User } from '#openapi/schemas.ts';
import { type Customer, newCustomer } from '../customer/purchases.ts';
import { demoPassword, latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import { users } from '../database/schema.ts';
import { demoAccounts } from '../seed/users.ts';
import type { Sandbox } from '../server.ts';
import { strictSettings } from '../strict-mode/strict-mode.ts';
import { startEmbedded, startForTest } from '../testing/start.ts';
import { replacePublishedPassword } from './own-password.ts';

/*
 * Every kind of secret of an account × every change of the account: which secrets stay valid. Each case needs a customer with
 * full-cost password hashes: with `SAMPLE_OF` (`npm test`) one kind is tested per change, selected by `TEST_SEED`.
 */

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest();
});

afterAll(() => sandbox.stop());

type Owner = Customer & { sandbox: Sandbox };
type IsValid = () => Promise<boolean>;

const newPassword = 'Korhogo-2027';
const freshEmail = () => `autre-${randomUUID()}@exemple.ci`;
const freshPhone = () => `07${randomInt(1e8).toString().padStart(8, '0')}`;
const lastPart = (link = '') => link.slice(link.lastIndexOf('/') + 1);
const visitor = (owner: Owner) => new Visitor(owner.sandbox);

const set = (owner: Owner, changes: Partial<typeof users.$inferInsert>) =>
  owner.database.update(users).set(changes).where(eq(users.id, owner.id));

async function signedIn(owner: Owner) {
  const { body } = await visitor(owner).post<SignedIn>('auth/login/', {
    email: owner.email,
    password: demoPassword,
  });
  return body.token;
}

/** The mail of a pending activation: the account is inactive only while the mail is sent. */
async function activationMail(owner: Owner) {
  await set(owner, { is_active: false });
  await visitor(owner).post('auth/login/', { email: owner.email, password: demoPassword });
  await set(owner, { is_active: true });
  return latestMessage(owner.sandbox, owner.email);
}

/** Creates a secret of each kind, with a function that uses it once and returns whether it was valid. */
const kinds = {
  'another session': async (owner) => {
    const { access } = await signedIn(owner);
    return async () => (await new Visitor(owner.sandbox, access).get('auth/me/')).status === 200;
  },
  'refresh token': async (owner) => {
    const refreshToken = (await signedIn(owner)).refresh;
    return async () => (await visitor(owner).post('refresh', { refreshToken })).status === 200;
  },
  'link to a new password': async (owner) => {
    await visitor(owner).post('auth/password-reset/', { email: owner.email });
    const token = lastPart((await latestMessage(owner.sandbox, owner.email)).link);
    const body = { new_password: newPassword, token };
    return async () => (await visitor(owner).post(`auth/password-reset/${token}/`, body)).status === 200;
  },
  'pending change of e-mail': async (owner) => {
    const email = freshEmail();
    await owner.patch('auth/update-acccount/', { email });
    const token = lastPart((await latestMessage(owner.sandbox, email)).link);
    return async () => (await visitor(owner).post(`auth/confirm-email/${token}/`, undefined)).status === 200;
  },
  'login code': async (owner) => {
    const [user] = await owner.database
      .update(users)
      .set({ two_factor: true })
      .where(eq(users.id, owner.id))
      .returning();
    await visitor(owner).post('auth/login/', { email: owner.email, password: demoPassword });
    await set(owner, { two_factor: false });
    const phone = user?.numero_telephone ?? '';
    const dialled = phone.length === 10 ? `+225${phone}` : `+${phone}`;
    const { code: otp } = await latestMessage(owner.sandbox, dialled);
    const body = { otp, username: owner.email };
    return async () => (await visitor(owner).post('auth/two-factor-auth/', body)).status === 200;
  },
  'activation code': async (owner) => {
    const { code: otp } = await activationMail(owner);
    const body = { otp, email: owner.email };
    return async () => (await visitor(owner).post('auth/activate-user-account-otp/', body)).status === 200;
  },
  // The link of an active account always succeeds (a reload, a mail scanner): it is valid if it activates an inactive account.
  'activation link': async (owner) => {
    const token = lastPart((await activationMail(owner)).link);
    return async () => {
      await set(owner, { is_active: false });
      return (await visitor(owner).get(`auth/activate/${token}`)).status === 200;
    };
  },
} satisfies Record<string, (owner: Owner) => Promise<IsValid>>;

type Kind = keyof typeof kinds;
const every = Object.keys(kinds) as Kind[];
const sessions: Kind[] = ['another session', 'refresh token'];
const activation: Kind[] = ['activation code', 'activation link'];

type Change = {
  change: string;
  role?: 'staff' | 'administrator';
  /** The kinds that stay valid; all others end. */
  valid: Kind[];
  make: (owner: Owner) => Promise<{ status: number }>;
};

const backOffice = (body: object) => async (owner: Owner) => {
  const admin = await signIn(owner.sandbox, demoAccounts.administrator);
  return admin.patch(`auth/register-staff-member/${owner.id}/`, body);
};

const changes: Change[] = [
  {
    change: 'another name',
    valid: every,
    make: (owner) => owner.patch('auth/update-acccount/', { first_name: 'Aya' }),
  },
  {
    change: 'a password change by its owner',
    valid: [],
    make: (owner) =>
      owner.post('auth/change-password/', {
        old_password: demoPassword,
        new_password1: newPassword,
        new_password2: newPassword,
      }),
  },
  {
    change: 'another password by a mailed link',
    valid: [],
    make: async (owner) => {
      await visitor(owner).post('auth/password-reset/', { email: owner.email });
      const token = lastPart((await latestMessage(owner.sandbox, owner.email)).link);
      return visitor(owner).post(`auth/password-reset/${token}/`, { new_password: newPassword, token });
    },
  },
  {
    change: 'another e-mail, confirmed',
    valid: sessions,
    make: async (owner) => {
      const email = freshEmail();
      await owner.patch('auth/update-acccount/', { email });
      const token = lastPart((await latestMessage(owner.sandbox, email)).link);
      const answer = await visitor(owner).post(`auth/confirm-email/${token}/`, undefined);
      owner.email = email;
      return answer;
    },
  },
  {
    change: 'the current e-mail, which withdraws a pending change',
    valid: every.filter((kind) => kind !== 'pending change of e-mail'),
    make: async (owner) => {
      const answer = await owner.patch<User>('auth/update-acccount/', { email: owner.email.toUpperCase() });
      expect(answer.body.pending_email).toBeUndefined();
      return answer;
    },
  },
  {
    change: 'another phone number',
    valid: every.filter((kind) => kind !== 'login code'),
    make: (owner) => owner.patch('auth/update-acccount/', { numero_telephone: freshPhone() }),
  },
  {
    change: 'another name, by the back office',
    role: 'staff',
    // A mail never activates the account of staff: the back office may have closed it.
    valid: every.filter((kind) => !activation.includes(kind)),
    make: backOffice({ first_name: 'Aya' }),
  },
  {
    change: 'another phone number, by the back office',
    role: 'staff',
    valid: every.filter((kind) => !activation.includes(kind) && kind !== 'login code'),
    make: (owner) => backOffice({ numero_telephone: freshPhone() })(owner),
  },
  {
    change: 'another e-mail, by the back office',
    role: 'staff',
    valid: [],
    make: async (owner) => {
      const email = freshEmail();
      const answer = await backOffice({ email })(owner);
      owner.email = email;
      return answer;
    },
  },
  { change: 'a higher role', role: 'staff', valid: [], make: backOffice({ role: 'admin' }) },
  { change: 'a lower role', role: 'administrator', valid: [], make: backOffice({ role: 'staff' }) },
  {
    change: 'closed and opened again by the back office',
    role: 'staff',
    valid: [],
    make: async (owner) => {
      await backOffice({ is_active: false })(owner);
      return backOffice({ is_active: true })(owner);
    },
  },
  {
    change: 'another registration',
    valid: [],
    make: async (owner) => {
      await set(owner, { is_active: false });
      const [country] = (await visitor(owner).get<Country[]>('ecommerce/pays/')).body;
      return visitor(owner).post('auth/register/', {
        first_name: 'Awa',
        last_name: 'Koné',
        email: owner.email,
        numero_telephone: freshPhone(),
        pays: country?.id,
        password1: demoPassword,
      });
    },
  },
  {
    change: 'the deletion of the account',
    valid: [],
    make: async (owner) =>
      (await signIn(owner.sandbox, demoAccounts.administrator)).delete(`auth/users/${owner.id}/`),
  },
];

const each = Math.min(Number(process.env.SAMPLE_OF ?? 1), every.length);
const [begin = 0] = createHash('sha256')
  .update(process.env.TEST_SEED ?? '')
  .digest();
/** The kinds tested for the change at this index: one kind in `each`, so that `each` successive changes test every kind. */
const drawn = (place: number) => every.filter((_, index) => (index + place + begin) % each === 0);

async function serving(
  change: Pick<Change, 'role' | 'make'>,
  within: Sandbox,
  only: readonly Kind[],
): Promise<Kind[]> {
  const still: Kind[] = [];
  for (const kind of only) {
    const owner: Owner = Object.assign(await newCustomer(within), { sandbox: within });
    const isValid = await kinds[kind](owner);
    // The role is set last: only a customer gets an activation mail.
    if (change.role !== undefined) await set(owner, { role: change.role });
    const { status } = await change.make(owner);
    expect([200, 201, 204]).toContain(status);
    if (await isValid()) still.push(kind);
  }
  return still;
}

test.each(changes.map((change, place) => ({ ...change, tried: drawn(place) })))(
  'the valid secrets after this change: $change',
  async ({ valid, tried, ...change }) => {
    expect(await serving(change, sandbox, tried)).toEqual(tried.filter((kind) => valid.includes(kind)));
  },
);

test('in strict mode a new e-mail applies at once: codes and links sent to the old one end', async () => {
  const strict = await startEmbedded({ settings: strictSettings });
  const make = async (owner: Owner) => {
    const email = freshEmail();
    const answer = await owner.patch('auth/update-acccount/', { email });
    owner.email = email;
    return answer;
  };
  const specified = every.filter((kind) => kind !== 'refresh token' && kind !== 'pending change of e-mail');
  expect(await serving({ make }, strict, specified)).toEqual(['another session']);
  await strict.stop();
});

test('an account that the back office has closed receives no mail that could activate it', async () => {
  const owner: Owner = Object.assign(await newCustomer(sandbox), { sandbox });
  await set(owner, { role: 'staff' });
  await backOffice({ is_active: false })(owner);
  const body = { email: owner.email, password: demoPassword };
  expect((await visitor(owner).post('auth/login/', body)).status).toBe(423);
  await expect(latestMessage(sandbox, owner.email)).rejects.toThrow('has nothing for');
});

/* Requests that were authenticated before a change of password and run after it: the change of password prevails. */
test('a change of e-mail that is requested during a change of password ends with it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const owner: Owner = Object.assign(await newCustomer(sandbox), { sandbox });
    const thief = await signIn(sandbox, owner.email);
    const email = freshEmail();
    const [changed] = await Promise.all([
      owner.post('auth/change-password/', {
        old_password: demoPassword,
        new_password1: newPassword,
        new_password2: newPassword,
      }),
      thief.patch('auth/update-acccount/', { email }),
    ]);
    expect(changed.status).toBe(200);
    const token = await latestMessage(sandbox, email).then(
      ({ link }) => lastPart(link),
      () => 'aucun',
    );
    expect((await visitor(owner).post(`auth/confirm-email/${token}/`, undefined)).status).toBe(400);
  }
});

test('of two concurrent changes of password one is accepted and the other refused', async () => {
  const owner: Owner = Object.assign(await newCustomer(sandbox), { sandbox });
  const passwords = [newPassword, 'Bouake!2028'];
  const answers = await Promise.all(
    passwords.map((password) =>
      owner.post('auth/change-password/', {
        old_password: demoPassword,
        new_password1: password,
        new_password2: password,
      }),
    ),
  );
  const taken = answers.findIndex(({ status }) => status === 200);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  await expect(signIn(sandbox, owner.email, passwords[taken])).resolves.toBeInstanceOf(Visitor);
});

/* The last test: it replaces the published password of every demonstration account. */
test('after the published password was replaced no secret of a demonstration account is valid', async () => {
  const still: Kind[] = [];
  const accounts = await sandbox.database.select().from(users).where(eq(users.role, 'customer'));
  const published = accounts.filter(({ email }) => email === demoAccounts.customer);
  expect(published).toHaveLength(1);
  for (const kind of every) {
    const id = published[0]?.id ?? '';
    const { password_hash = '' } = published[0] ?? {};
    await sandbox.database.update(users).set({ password_hash }).where(eq(users.id, id));
    const session = await signIn(sandbox, demoAccounts.customer);
    const owner: Owner = Object.assign(session, {
      email: demoAccounts.customer as string,
      id,
      database: sandbox.database,
      sandbox,
    });
    const isValid = await kinds[kind](owner);
    await replacePublishedPassword(sandbox.database, newPassword, new Date());
    await expect(signIn(sandbox, demoAccounts.customer)).rejects.toThrow('401');
    if (await isValid()) still.push(kind);
  }
  expect(still).toEqual([]);
});
