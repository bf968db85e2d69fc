import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CheckoutAnswer, SignedIn } from '#openapi/schemas.ts';
import { cartLines, countries, payments, products, users } from '#sandbox/database/schema.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { choose, fillCart, newCustomer, order, putOnSale } from '#sandbox/testing/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '#sandbox/testing/visitor.ts';
import type { State, StateValues } from './states.ts';

type Handlers = { [Name in keyof State]: (params: State[Name]) => Promise<StateValues> };

const lastPart = (link = ''): string => link.slice(link.lastIndexOf('/') + 1);
const anotherCode = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
const freshPhone = (): string => String(randomInt(10 ** 12, 10 ** 13));
const freshEmail = (): string => `nouveau-${randomUUID()}@exemple.ci`;

/** Brings the sandbox into each state of the pact. Every state stands on customers and animals of its own. */
export function providerStates(sandbox: Sandbox): Handlers {
  const { database } = sandbox;
  const visitor = new Visitor(sandbox);
  const customer = async () => {
    const made = await newCustomer(sandbox);
    return { ...made, customer: made, token: made.token ?? '' };
  };

  async function credentials(changes: Partial<typeof users.$inferInsert> = {}): Promise<StateValues> {
    const { id, email } = await newCustomer(sandbox);
    const phone = freshPhone();
    await database
      .update(users)
      .set({ ...changes, numero_telephone: phone })
      .where(eq(users.id, id));
    return { email, phone };
  }

  async function filledCart(stock: number, price: number) {
    const { customer: buyer, token } = await customer();
    const { id: productId } = await putOnSale(sandbox, { stock, price });
    await fillCart(buyer, productId);
    const [line] = await database.select().from(cartLines).where(eq(cartLines.user_id, buyer.id));
    return { buyer, values: { token, productId, lineId: line?.id ?? '' } };
  }

  async function ordered(
    choice?: 'payer' | 'refuser',
  ): Promise<{ token: string; orderNumber: string; transactionId: string }> {
    const { buyer, values } = await filledCart(5, 200_000);
    const { body } = await order(buyer);
    if (choice !== undefined) await choose(body.payment_url ?? undefined, choice);
    const paymentId = lastPart(body.payment_url ?? undefined);
    const [payment] = await database.select().from(payments).where(eq(payments.id, paymentId));
    return {
      token: values.token,
      orderNumber: body.order_number,
      transactionId: payment?.transaction_id ?? '',
    };
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

  async function newcomer() {
    const [country] = await database.select({ id: countries.id }).from(countries).limit(1);
    return { email: freshEmail(), phone: freshPhone(), countryId: country?.id ?? '' };
  }

  const onSale = async () => {
    const [shown] = await database
      .select({ id: products.id })
      .from(products)
      .where(and(isNotNull(products.promo_price), isNotNull(products.image1), isNotNull(products.taille)))
      .limit(1);
    return { productId: shown?.id ?? '' };
  };

  return {
    'nothing is asked beforehand': async () => ({}),
    'animals are on sale': async () => ({}),
    'an animal is on sale': onSale,
    'an animal without pictures, promotion or size is on sale': async () => ({
      productId: (await putOnSale(sandbox)).id,
    }),
    'a customer has an account': () => credentials(),
    'a customer has an account with two-factor': () => credentials({ two_factor: true }),
    'a customer has not activated the account': () => credentials({ is_active: false }),
    'a customer waits for the code of a two-factor login': async () => {
      const { email = '', phone = '' } = await credentials({ two_factor: true });
      await visitor.post('auth/login/', { email, password: demoPassword });
      const { code = '' } = await latestMessage(sandbox, `+${phone}`);
      return { email, otp: code, wrongOtp: anotherCode(code) };
    },
    'a customer holds a refresh token': async () => {
      const { email = '' } = await credentials();
      const { body } = await visitor.post<SignedIn>('auth/login/', { email, password: demoPassword });
      return { refreshToken: body.token.refresh ?? '' };
    },
    'a customer is signed in': async () => ({ token: (await customer()).token }),
    'a customer is signed in and an animal is on sale': async ({ stock }) => ({
      token: (await customer()).token,
      productId: (await putOnSale(sandbox, { stock })).id,
    }),
    'a customer’s cart holds one animal': async ({ stock, price }) => (await filledCart(stock, price)).values,
    'a customer’s cart holds an animal that has been sold since': async () => {
      const { values } = await filledCart(1, 200_000);
      await database.update(products).set({ quantity_vendu: 1 }).where(eq(products.id, values.productId));
      return values;
    },
    'a customer has ordered under a key': async ({ key, price, body }) => {
      const { buyer, values } = await filledCart(5, price);
      await buyer.post<CheckoutAnswer>('ecommerce/checkout/', body, { headers: { 'idempotency-key': key } });
      return values;
    },
    'a customer has an order': ({ payment }) =>
      ordered(payment === 'waiting' ? undefined : payment === 'paid' ? 'payer' : 'refuser'),
    'another customer has an order': async () => ({ ...(await ordered()), token: (await customer()).token }),
    'an e-mail and a phone number are free': newcomer,
    'an e-mail is taken': async () => ({ ...(await newcomer()), email: (await newCustomer(sandbox)).email }),
    'an account waits for its activation': registered,
    'a customer has asked for a new password': async () => {
      const { email = '' } = await credentials();
      await visitor.post('auth/password-reset/', { email });
      return { mailedToken: lastPart((await latestMessage(sandbox, email)).link) };
    },
  };
}
