import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CheckoutAnswer, Country, SignedIn } from '#openapi/schemas.ts';
import { choose, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { demoPassword, latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import { cartLines, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';

/** A call that writes. `prepare` makes what it needs, and answers the call itself, which answers its status and body. */
export type Write = {
  what: string;
  /** What it answers when all goes well. */
  status: number;
  prepare: (sandbox: Sandbox) => Promise<() => Promise<{ status: number; text: string }>>;
};

const reply = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return { status, text: JSON.stringify(body ?? {}) };
};

const page = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, text: await response.text() };
};

const lastPartOf = (link: string | undefined): string => link?.split('/').at(-1) ?? '';
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const newPassword = 'Korhogo-2027';

async function registration({ url }: Pick<Sandbox, 'url'>) {
  const { body: countries } = await new Visitor({ url }).get<Country[]>('ecommerce/pays/');
  return {
    first_name: 'Awa',
    last_name: 'Koné',
    email: `ecrit-${randomUUID()}@exemple.ci`,
    numero_telephone: `07${randomInt(1e8).toString().padStart(8, '0')}`,
    pays: countries[0]?.id,
    password1: demoPassword,
  };
}

async function newcomer(sandbox: Sandbox) {
  const body = await registration(sandbox);
  await new Visitor(sandbox).post('auth/register/', body);
  const { code = '', link } = await latestMessage(sandbox, body.email);
  return { email: body.email, code, token: lastPartOf(link) };
}

async function waitsForCode(sandbox: Sandbox) {
  const customer = await newCustomer(sandbox);
  const { database } = sandbox;
  const [user] = await database
    .update(users)
    .set({ two_factor: true })
    .where(eq(users.id, customer.id))
    .returning();
  return { email: customer.email, phone: `+${user?.numero_telephone}` };
}

async function ordered(sandbox: Sandbox): Promise<CheckoutAnswer> {
  const customer = await newCustomer(sandbox);
  await fillCart(customer, (await putOnSale(sandbox)).id);
  return (await order(customer)).body;
}

const paying = (choice: Parameters<typeof choose>[1]): Write => ({
  what: `the payment page: ${choice}`,
  status: 303,
  prepare: async (sandbox) => {
    const { payment_url } = await ordered(sandbox);
    return () => page(choose(payment_url, choice));
  },
});

/** The writes that customers wait for most. */
export const fewWrites: Write[] = [
  {
    what: 'an order',
    status: 201,
    prepare: async (sandbox) => {
      const customer = await newCustomer(sandbox);
      await fillCart(customer, (await putOnSale(sandbox)).id, 2);
      const key = randomUUID();
      return () => reply(order(customer, {}, key));
    },
  },
  {
    what: 'an activation by code',
    status: 200,
    prepare: async (sandbox) => {
      const { email, code } = await newcomer(sandbox);
      return () => reply(new Visitor(sandbox).post('auth/activate-user-account-otp/', { email, otp: code }));
    },
  },
];

/** Every other write of a customer, and those of the back office that touch several tables. */
const furtherWrites: Write[] = [
  {
    what: 'a registration',
    status: 201,
    prepare: async (sandbox) => {
      const body = await registration(sandbox);
      return () => reply(new Visitor(sandbox).post('auth/register/', body));
    },
  },
  {
    what: 'an activation by link',
    status: 200,
    prepare: async (sandbox) => {
      const { token } = await newcomer(sandbox);
      return () => reply(new Visitor(sandbox).get(`auth/activate/${token}`));
    },
  },
  {
    what: 'a product added to the cart',
    status: 201,
    prepare: async (sandbox) => {
      const customer = await newCustomer(sandbox);
      const { id } = await putOnSale(sandbox);
      const headers = { 'idempotency-key': randomUUID() };
      return () => reply(customer.post('ecommerce/panier/', { product_id: id, quantity: 2 }, { headers }));
    },
  },
  {
    what: 'a quantity changed',
    status: 200,
    prepare: async (sandbox) => {
      const customer = await newCustomer(sandbox);
      await fillCart(customer, (await putOnSale(sandbox)).id);
      const [line] = await sandbox.database
        .select()
        .from(cartLines)
        .where(eq(cartLines.user_id, customer.id));
      return () => reply(customer.patch(`ecommerce/panier/${line?.id}/`, { quantity: 3 }));
    },
  },
  {
    what: 'a login',
    status: 200,
    prepare: async (sandbox) => {
      const { email } = await newCustomer(sandbox);
      return () => reply(new Visitor(sandbox).post('auth/login/', { email, password: demoPassword }));
    },
  },
  {
    what: 'a login that texts a code',
    status: 202,
    prepare: async (sandbox) => {
      const { email } = await waitsForCode(sandbox);
      return () => reply(new Visitor(sandbox).post('auth/login/', { email, password: demoPassword }));
    },
  },
  {
    what: 'a login that mails a new activation',
    status: 423,
    prepare: async (sandbox) => {
      const { email, id } = await newCustomer(sandbox);
      await sandbox.database.update(users).set({ is_active: false }).where(eq(users.id, id));
      return () => reply(new Visitor(sandbox).post('auth/login/', { email, password: demoPassword }));
    },
  },
  {
    what: 'the second step of a login',
    status: 200,
    prepare: async (sandbox) => {
      const { email, phone } = await waitsForCode(sandbox);
      await new Visitor(sandbox).post('auth/login/', { email, password: demoPassword });
      const { code } = await latestMessage(sandbox, phone);
      return () => reply(new Visitor(sandbox).post('auth/two-factor-auth/', { otp: code, username: email }));
    },
  },
  {
    what: 'a renewed session',
    status: 200,
    prepare: async (sandbox) => {
      const { email } = await newCustomer(sandbox);
      const visitor = new Visitor(sandbox);
      const { body } = await visitor.post<SignedIn>('auth/login/', { email, password: demoPassword });
      return () => reply(visitor.post('refresh', { refreshToken: body.token.refresh }));
    },
  },
  {
    what: 'a forgotten password',
    status: 200,
    prepare: async (sandbox) => {
      const { email } = await newCustomer(sandbox);
      return () => reply(new Visitor(sandbox).post('auth/password-reset/', { email }));
    },
  },
  {
    what: 'a new password by link',
    status: 200,
    prepare: async (sandbox) => {
      const { email } = await newCustomer(sandbox);
      const visitor = new Visitor(sandbox);
      await visitor.post('auth/password-reset/', { email });
      const token = lastPartOf((await latestMessage(sandbox, email)).link);
      const body = { token, new_password: newPassword };
      return () => reply(visitor.post(`auth/password-reset/${token}/`, body));
    },
  },
  {
    what: 'a changed password',
    status: 200,
    prepare: async (sandbox) => {
      const customer = await newCustomer(sandbox);
      await signIn(sandbox, customer.email);
      const body = {
        old_password: demoPassword,
        new_password1: newPassword,
        new_password2: newPassword,
      };
      return () => reply(customer.post('auth/change-password/', body));
    },
  },
  {
    what: 'a changed profile with another e-mail',
    status: 200,
    prepare: async (sandbox) => {
      const customer = await newCustomer(sandbox);
      const body = { first_name: 'Adjoua', adresse1: 'Cocody', email: `autre-${randomUUID()}@exemple.ci` };
      return () => reply(customer.patch('auth/update-acccount/', body));
    },
  },
  {
    what: 'a confirmed e-mail',
    status: 200,
    prepare: async (sandbox) => {
      const customer = await newCustomer(sandbox);
      const email = `autre-${randomUUID()}@exemple.ci`;
      await customer.patch('auth/update-acccount/', { email });
      const token = lastPartOf((await latestMessage(sandbox, email)).link);
      return () => reply(new Visitor(sandbox).post(`auth/confirm-email/${token}/`, {}));
    },
  },
  {
    what: 'an order cancelled by staff',
    status: 200,
    prepare: async (sandbox) => {
      const { order_number } = await ordered(sandbox);
      const staff = await signIn(sandbox, 'equipe@exemple.ci');
      const body = { status: 'CANCELLED' };
      return () => reply(staff.patch(`ecommerce/update-order-status/${order_number}/`, body));
    },
  },
  {
    what: 'an animal taken out of the catalogue',
    status: 204,
    prepare: async (sandbox) => {
      const { id } = await putOnSale(sandbox);
      await fillCart(await newCustomer(sandbox), id);
      const staff = await signIn(sandbox, 'equipe@exemple.ci');
      return () => reply(staff.delete(`ecommerce/products-betails/${id}/`));
    },
  },
  {
    what: 'a member of staff who may no longer sign in',
    status: 200,
    prepare: async (sandbox) => {
      const { id, email } = await newCustomer(sandbox);
      await sandbox.database
        .update(users)
        .set({ role: 'staff' })
        .where(and(eq(users.id, id), eq(users.email, email)));
      const administrator = await signIn(sandbox, 'admin@exemple.ci');
      return () => reply(administrator.patch(`auth/register-staff-member/${id}/`, { is_active: false }));
    },
  },
  {
    what: 'a picture and a price of an animal',
    status: 200,
    prepare: async (sandbox) => {
      const { id } = await putOnSale(sandbox);
      const { token } = await signIn(sandbox, 'equipe@exemple.ci');
      const body = new FormData();
      body.set('price', '210000');
      body.set('image1', new Blob([png], { type: 'image/png' }), 'animal.png');
      return () =>
        page(
          fetch(`${sandbox.url}/api/v1/ecommerce/products-betails/${id}/`, {
            method: 'PATCH',
            headers: { authorization: `Bearer ${token}` },
            body,
          }),
        );
    },
  },
  paying('payer'),
  paying('refuser'),
  paying('expirer'),
];

export const allWrites: Write[] = [...fewWrites, ...furtherWrites];
