import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Country, SignedIn } from '#openapi/schemas.ts';
import { type Customer, choose, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { demoPassword, latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import { cartLines, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';

/** Who may be needed for a write: a customer of its own, somebody without a token, staff; an animal on sale. */
type Given = { sandbox: Sandbox; customer: Customer; visitor: Visitor; staff: Visitor; animal: string };
type Call = () => Promise<{ status: number; body: unknown }>;

/** A write: its successful status, and its setup. */
type Write = [what: string, status: number, prepare: (given: Given) => Promise<Call>];

const page = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, body: await response.text() };
};

const lastPartOf = (link = ''): string => link.slice(link.lastIndexOf('/') + 1);
const newPassword = 'Korhogo-2027';

async function registration(visitor: Visitor) {
  const { body: countries } = await visitor.get<Country[]>('ecommerce/pays/');
  return {
    first_name: 'Awa',
    last_name: 'Koné',
    email: `ecrit-${randomUUID()}@exemple.ci`,
    numero_telephone: `07${randomInt(1e8).toString().padStart(8, '0')}`,
    pays: countries[0]?.id,
    password1: demoPassword,
  };
}

async function registered({ sandbox, visitor }: Given) {
  const body = await registration(visitor);
  await visitor.post('auth/register/', body);
  const { code, link } = await latestMessage(sandbox, body.email);
  return { email: body.email, otp: code, token: lastPartOf(link) };
}

const set = ({ sandbox, customer }: Given, changes: Partial<typeof users.$inferInsert>) =>
  sandbox.database.update(users).set(changes).where(eq(users.id, customer.id)).returning();

const login = ({ visitor, customer }: Given) =>
  visitor.post<SignedIn>('auth/login/', { email: customer.email, password: demoPassword });

async function ordered({ customer, animal }: Given) {
  await fillCart(customer, animal);
  return (await order(customer)).body;
}

/** Asks for another e-mail: the token that was mailed to it. */
async function emailAsked({ sandbox, customer }: Given) {
  const email = `autre-${randomUUID()}@exemple.ci`;
  await customer.patch('auth/update-acccount/', { email });
  return lastPartOf((await latestMessage(sandbox, email)).link);
}

const paying = (choice: Parameters<typeof choose>[1]): Write => [
  `the payment page: ${choice}`,
  303,
  async (given) => {
    const { payment_url } = await ordered(given);
    return () => page(choose(payment_url, choice));
  },
];

const write = (...one: Write): Write => one;

const writes: Write[] = [
  write('an order', 201, async ({ customer, animal }) => {
    await fillCart(customer, animal, 2);
    const key = randomUUID();
    return () => order(customer, {}, key);
  }),
  write('a registration', 201, async ({ visitor }) => {
    const body = await registration(visitor);
    return () => visitor.post('auth/register/', body);
  }),
  write('an activation by code', 200, async (given) => {
    const { email, otp } = await registered(given);
    return () => given.visitor.post('auth/activate-user-account-otp/', { email, otp });
  }),
  write('an activation by link', 200, async (given) => {
    const { token } = await registered(given);
    return () => given.visitor.get(`auth/activate/${token}`);
  }),
  write('a product added to the cart', 201, async ({ customer, animal }) => {
    const headers = { 'idempotency-key': randomUUID() };
    return () => customer.post('ecommerce/panier/', { product_id: animal, quantity: 2 }, { headers });
  }),
  write('a quantity changed', 200, async ({ sandbox, customer, animal }) => {
    await fillCart(customer, animal);
    const lines = sandbox.database.select().from(cartLines);
    const [line] = await lines.where(eq(cartLines.user_id, customer.id));
    return () => customer.patch(`ecommerce/panier/${line?.id}/`, { quantity: 3 });
  }),
  write('a login', 200, async (given) => () => login(given)),
  write('a login that texts a code', 202, async (given) => {
    await set(given, { two_factor: true });
    return () => login(given);
  }),
  write('a login that mails a new activation', 423, async (given) => {
    await set(given, { is_active: false });
    return () => login(given);
  }),
  write('the second step of a login', 200, async (given) => {
    const [user] = await set(given, { two_factor: true });
    await login(given);
    const { code: otp } = await latestMessage(given.sandbox, `+${user?.numero_telephone}`);
    const body = { otp, username: given.customer.email };
    return () => given.visitor.post('auth/two-factor-auth/', body);
  }),
  write('a renewed session', 200, async (given) => {
    const { body } = await login(given);
    return () => given.visitor.post('refresh', { refreshToken: body.token.refresh });
  }),
  write('a forgotten password', 200, async ({ visitor, customer }) => {
    return () => visitor.post('auth/password-reset/', { email: customer.email });
  }),
  write('a new password by link', 200, async ({ sandbox, visitor, customer }) => {
    await visitor.post('auth/password-reset/', { email: customer.email });
    const token = lastPartOf((await latestMessage(sandbox, customer.email)).link);
    return () => visitor.post(`auth/password-reset/${token}/`, { token, new_password: newPassword });
  }),
  write('a changed password', 200, async (given) => {
    await login(given);
    const next = { new_password1: newPassword, new_password2: newPassword };
    return () => given.customer.post('auth/change-password/', { old_password: demoPassword, ...next });
  }),
  write('a changed profile with another e-mail', 200, async ({ customer }) => {
    const body = { first_name: 'Adjoua', adresse1: 'Cocody', email: `autre-${randomUUID()}@exemple.ci` };
    return () => customer.patch('auth/update-acccount/', body);
  }),
  write('a confirmed e-mail', 200, async (given) => {
    const token = await emailAsked(given);
    return () => given.visitor.post(`auth/confirm-email/${token}/`, {});
  }),
  write('an order cancelled by staff', 200, async (given) => {
    const { order_number } = await ordered(given);
    const path = `ecommerce/update-order-status/${order_number}/`;
    return () => given.staff.patch(path, { status: 'CANCELLED' });
  }),
  write('an animal taken out of the catalogue', 204, async ({ customer, staff, animal }) => {
    await fillCart(customer, animal);
    return () => staff.delete(`ecommerce/products-betails/${animal}/`);
  }),
  write('a member of staff who may no longer sign in', 200, async (given) => {
    await set(given, { role: 'staff' });
    const administrator = await signIn(given.sandbox, 'admin@exemple.ci');
    const path = `auth/register-staff-member/${given.customer.id}/`;
    return () => administrator.patch(path, { is_active: false });
  }),
  write('a picture and a price of an animal', 200, async ({ sandbox, staff, animal }) => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const body = new FormData();
    body.set('price', '210000');
    body.set('image1', new Blob([png], { type: 'image/png' }), 'animal.png');
    const headers = { authorization: `Bearer ${staff.token}` };
    const path = `${sandbox.url}/api/v1/ecommerce/products-betails/${animal}/`;
    return () => page(fetch(path, { method: 'PATCH', headers, body }));
  }),
  paying('payer'),
  paying('refuser'),
  paying('expirer'),
];

/** Every write of a customer, and those of the back office that touch several tables, as a sandbox is called. */
export const writesOf = (sandbox: Sandbox) =>
  writes.map(([what, status, prepare]) => ({
    what,
    status,
    prepare: async (): Promise<Call> =>
      prepare({
        sandbox,
        customer: await newCustomer(sandbox),
        visitor: new Visitor(sandbox),
        staff: await signIn(sandbox, 'equipe@exemple.ci'),
        animal: (await putOnSale(sandbox)).id,
      }),
  }));
