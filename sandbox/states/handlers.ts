import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CheckoutAnswer } from '#openapi/schemas.ts';
import { accessOf, type OperationId } from '../accounts/access.ts';
import { identifierKeys } from '../accounts/identifiers.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { openSession } from '../accounts/sessions.ts';
import {
  attempts,
  cartLines,
  categories,
  countries,
  orders,
  payments,
  products,
  users,
} from '../database/schema.ts';
import type { Faults } from '../faults/faults.ts';
import type { Provider } from '../provider.ts';
import { type Customer, choose, fillCart, order, putOnSale } from '../testing/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../testing/visitor.ts';
import type { State, StateValues } from './states.ts';

/** The sandbox that is brought into a state: what is behind it, where it listens, and how its calls are made to fail. */
export type Stage = { provider: Provider; url: string; faults: Faults };

type Handlers = { [Name in keyof State]: (params: State[Name]) => Promise<StateValues> };

const lastPart = (link = ''): string => link.slice(link.lastIndexOf('/') + 1);
const anotherCode = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
const freshPhone = (): string => String(randomInt(10 ** 12, 10 ** 13));
const freshEmail = (): string => `nouveau-${randomUUID()}@exemple.ci`;
const isOperation = (name: string): name is OperationId => name in accessOf;

// Costly by design, and the same for everybody here.
let passwordHash: Promise<string> | undefined;

/** Brings a sandbox into each state of the pacts. Every state stands on people and animals of its own. */
export function stateHandlers({ provider, url, faults }: Stage): Handlers {
  const { database } = provider;
  const sandbox = { url };
  const visitor = new Visitor(sandbox);

  async function account(changes: Partial<typeof users.$inferInsert> = {}) {
    passwordHash ??= hashPassword(demoPassword);
    const email = freshEmail();
    const numero_telephone = freshPhone();
    const [made] = await database
      .insert(users)
      .values({
        role: 'customer',
        first_name: 'Adjoua',
        last_name: 'N’Guessan',
        email,
        username: email,
        password_hash: await passwordHash,
        numero_telephone,
        ...identifierKeys({ username: email, numero_telephone }),
        is_active: true,
        created_at: provider.now(),
        ...changes,
      })
      .returning();
    if (made === undefined) throw new Error('The account was not kept.');
    return made;
  }

  async function signedIn(changes?: Partial<typeof users.$inferInsert>) {
    const { id, email } = await account(changes);
    const { access } = await openSession(provider, id);
    const customer: Customer = Object.assign(new Visitor(sandbox, access), { email, id, database });
    return { customer, id, token: access };
  }

  async function credentials(changes?: Partial<typeof users.$inferInsert>) {
    const { email, numero_telephone: phone } = await account(changes);
    return { email, phone };
  }

  const sale = async (changes: { stock?: number; price?: number } = {}) =>
    (await putOnSale({ database }, changes)).id;

  async function filledCart(stock: number, price: number) {
    const { customer, token } = await signedIn();
    const productId = await sale({ stock, price });
    await fillCart(customer, productId);
    const [line] = await database.select().from(cartLines).where(eq(cartLines.user_id, customer.id));
    return { customer, values: { token, productId, lineId: line?.id ?? '' } };
  }

  async function ordered(choice?: 'payer' | 'refuser') {
    const { customer, values } = await filledCart(5, 200_000);
    const { body } = await order(customer);
    if (choice !== undefined) await choose(body.payment_url, choice);
    const [payment] = await database
      .select({ transaction_id: payments.transaction_id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.order_id))
      .where(eq(orders.order_number, body.order_number));
    return {
      token: values.token,
      orderNumber: body.order_number,
      transactionId: payment?.transaction_id ?? '',
    };
  }

  async function newcomer() {
    const [country] = await database.select({ id: countries.id }).from(countries).limit(1);
    return { email: freshEmail(), phone: freshPhone(), countryId: country?.id ?? '' };
  }

  async function registered(): Promise<StateValues> {
    const values = await newcomer();
    await visitor.post('auth/register/', {
      first_name: 'Aya',
      last_name: 'Kouassi',
      email: values.email,
      numero_telephone: values.phone,
      pays: values.countryId,
      password1: demoPassword,
    });
    const { code = '', link } = await latestMessage(sandbox, values.email);
    return { ...values, otp: code, wrongOtp: anotherCode(code), mailedToken: lastPart(link) };
  }

  async function unusedCountryCode(): Promise<string> {
    const taken = new Set(
      (await database.select({ code: countries.code }).from(countries)).map(({ code }) => code),
    );
    for (let number = 0; ; number += 1) {
      const code = String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26));
      if (!taken.has(code)) return code;
    }
  }

  async function backOffice(): Promise<StateValues> {
    const { token } = await signedIn({ role: 'administrator' });
    const productId = await sale();
    const [product] = await database.select().from(products).where(eq(products.id, productId));
    const code = await unusedCountryCode();
    const unique = randomUUID().slice(0, 8);
    const [category] = await database
      .insert(categories)
      .values({ nom_categorie: `Essai ${unique}` })
      .returning();
    const [country] = await database
      .insert(countries)
      .values({ libelle: `Essai ${unique}`, code: unique, flag: '/media/flags/ci.svg' })
      .returning();
    return {
      token,
      productId,
      categoryId: category?.id ?? '',
      countryId: country?.id ?? '',
      usedCategoryId: product?.category_id ?? '',
      usedCountryId: product?.origine_id ?? '',
      staffId: (await account({ role: 'staff' })).id,
      userId: (await account()).id,
      email: freshEmail(),
      phone: freshPhone(),
      code,
      name: `Essai ${randomUUID().slice(0, 8)}`,
    };
  }

  return {
    'nothing is asked beforehand': async () => ({}),
    'animals are on sale': async () => ({}),
    'an animal is on sale': async () => {
      const [shown] = await database
        .select({ id: products.id })
        .from(products)
        .where(and(isNotNull(products.promo_price), isNotNull(products.image1), isNotNull(products.taille)))
        .limit(1);
      return { productId: shown?.id ?? '' };
    },
    'an animal without pictures, promotion or size is on sale': async () => ({ productId: await sale() }),
    'a customer has an account': () => credentials(),
    'a customer has an account with two-factor': () => credentials({ two_factor: true }),
    'a customer has not activated the account': () => credentials({ is_active: false }),
    'a customer waits for the code of a two-factor login': async () => {
      const { email, phone } = await credentials({ two_factor: true });
      await visitor.post('auth/login/', { email, password: demoPassword });
      const { code = '' } = await latestMessage(sandbox, `+${phone}`);
      return { email, otp: code, wrongOtp: anotherCode(code) };
    },
    'a customer holds a refresh token': async () => ({
      refreshToken: (await openSession(provider, (await account()).id)).refresh,
    }),
    'a customer is signed in': async () => ({ token: (await signedIn()).token }),
    'a customer is signed in and an animal is on sale': async ({ stock }) => ({
      token: (await signedIn()).token,
      productId: await sale({ stock }),
    }),
    'a customer’s cart holds one animal': async ({ stock, price }) => (await filledCart(stock, price)).values,
    'a customer’s cart holds an animal that has been sold since': async () => {
      const { values } = await filledCart(1, 200_000);
      await database.update(products).set({ quantity_vendu: 1 }).where(eq(products.id, values.productId));
      return values;
    },
    'a customer has ordered under a key': async ({ key, price, body }) => {
      const { customer, values } = await filledCart(5, price);
      await customer.post<CheckoutAnswer>('ecommerce/checkout/', body, {
        headers: { 'idempotency-key': key },
      });
      return values;
    },
    'a customer’s order under a key is being placed': async ({ key }) => {
      const { customer, values } = await filledCart(5, 200_000);
      await database
        .insert(attempts)
        .values({ user_id: customer.id, key, body_hash: '', created_at: provider.now() });
      return values;
    },
    'a customer has an order': ({ payment }) =>
      ordered(payment === 'waiting' ? undefined : payment === 'paid' ? 'payer' : 'refuser'),
    'another customer has an order': async () => ({ ...(await ordered()), token: (await signedIn()).token }),
    'an e-mail and a phone number are free': newcomer,
    'an e-mail is taken': async () => ({ ...(await newcomer()), email: (await account()).email }),
    'an account waits for its activation': registered,
    'a customer has asked for a new password': async () => {
      const { email } = await credentials();
      await visitor.post('auth/password-reset/', { email });
      return { mailedToken: lastPart((await latestMessage(sandbox, email)).link) };
    },
    'a new e-mail waits for its confirmation': async () => {
      const { customer } = await signedIn();
      const email = freshEmail();
      await customer.patch('auth/update-acccount/', { email });
      return { mailedToken: lastPart((await latestMessage(sandbox, email)).link) };
    },
    'the back office is at work': backOffice,
    'the back office has orders': async () => {
      const [delivered] = await database
        .select({ number: orders.order_number })
        .from(orders)
        .where(eq(orders.status, 'DELIVERED'))
        .limit(1);
      const { token } = await signedIn({ role: 'administrator' });
      return { token, orderNumber: (await ordered()).orderNumber, deliveredNumber: delivered?.number ?? '' };
    },
    'the next call fails': async ({ operation, status }) => {
      if (!isOperation(operation)) throw new Error(`There is no operation ${operation}.`);
      faults.add({ operationId: operation, kind: 'status', status });
      return {};
    },
  };
}
