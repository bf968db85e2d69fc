import { randomInt, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { CheckoutAnswer, CheckoutRequest } from '#openapi/schemas.ts';
import { identifierKeys } from '../accounts/identifiers.ts';
import { cartLines, products, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { demoPassword, type Reply, signIn, type Visitor } from './visitor.ts';

/** A valid checkout; `changes` replace some fields. */
export const checkoutBody = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  phone: '0701020304',
  address: 'Cocody Angré, villa 12',
  ville: 'Abidjan',
  moyen_paiement: 'wave',
  type_paiement: 'mobile',
  delivery_method: 'domicile',
  is_payement_echolone: false,
  ...changes,
});

/** Creates a product for this test alone. */
export async function putOnSale(
  sandbox: Pick<Sandbox, 'database'>,
  {
    price = 200_000,
    promo_price = null,
    stock = 5,
    name = `Bélier d’essai ${randomUUID()}`,
  }: {
    price?: number;
    promo_price?: number | null;
    stock?: number;
    name?: string;
  } = {},
): Promise<{ id: string; name: string }> {
  const [like] = await sandbox.database.select().from(products).limit(1);
  if (like === undefined) throw new Error('The catalogue is empty.');
  const id = randomUUID();
  await sandbox.database.insert(products).values({
    id,
    name,
    description: 'Un bélier pour les essais.',
    price,
    promo_price,
    category_id: like.category_id,
    origine_id: like.origine_id,
    quantity_initial: stock,
    created_at: new Date('2026-01-01T00:00:00Z'),
  });
  return { id, name };
}

/** A customer of one test, with the database to set up a cart. */
export type Customer = Visitor & { email: string; id: string; database: Sandbox['database'] };

/** The hash of the demo password at the least cost, which a login takes from the hash; `sign-in.test.ts` holds the real one. */
export const quickHash = hash(demoPassword, { memoryCost: 1024, timeCost: 1, parallelism: 1 });

/** A telephone number that no account has. */
export const freshPhone = (): string => String(randomInt(10 ** 12, 10 ** 13));

type NewUser = typeof users.$inferInsert;

/** A new account: active, with the role of a customer, with these `changes`. */
export async function newAccount(
  { database }: Pick<Sandbox, 'database'>,
  changes: Partial<NewUser> = {},
): Promise<NewUser & { id: string; email: string; numero_telephone: string }> {
  const id = randomUUID();
  const email = `acheteur-${id}@exemple.ci`;
  const numero_telephone = freshPhone();
  const made = {
    ...{ id, role: 'customer' as const, first_name: 'Adjoua', last_name: 'N’Guessan', is_active: true },
    ...{ email, username: email, numero_telephone, password_hash: await quickHash },
    ...identifierKeys({ username: email, numero_telephone }),
    created_at: new Date('2026-01-01T00:00:00Z'),
    ...changes,
  };
  await database.insert(users).values(made);
  return { ...made, id, email, numero_telephone };
}

/** A new customer, active and signed in. */
export async function newCustomer(sandbox: Sandbox): Promise<Customer> {
  const { id, email } = await newAccount(sandbox);
  return Object.assign(await signIn(sandbox, email), { email, id, database: sandbox.database });
}

/** Replaces the content of a customer's cart. */
export async function fillCart(customer: Customer, productId: string, quantity = 1): Promise<void> {
  const { database } = customer;
  await database.delete(cartLines).where(eq(cartLines.user_id, customer.id));
  await database.insert(cartLines).values({ user_id: customer.id, product_id: productId, quantity });
}

/** Orders the cart. */
export const order = (
  customer: Visitor,
  changes: Partial<CheckoutRequest> = {},
  key?: string,
): Promise<Reply<CheckoutAnswer & { message: string; code?: string }>> =>
  customer.post('ecommerce/checkout/', checkoutBody(changes), {
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Presses a button of the payment page. */
export const choose = (
  paymentUrl: string | null | undefined,
  choice: 'payer' | 'refuser' | 'attendre' | 'expirer',
): Promise<Response> =>
  fetch(paymentUrl ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choix: choice }),
  });
