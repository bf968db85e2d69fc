import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openSession } from '../accounts/sessions.ts';
import {
  type Customer,
  choose,
  fillCart,
  freshPhone,
  newAccount,
  order,
  putOnSale,
} from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import {
  cartLines,
  categories,
  countries,
  orders,
  payments,
  products,
  type users,
} from '../database/schema.ts';
import type { Provider } from '../provider.ts';
import type { StateValues } from './states.ts';

/** The token at the end of a mailed link. */
export const lastPart = (link = ''): string => link.slice(link.lastIndexOf('/') + 1);
/** A code of the same length that is not this one. */
export const anotherCode = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
/** An unused e-mail. */
export const freshEmail = (): string => `nouveau-${randomUUID()}@exemple.ci`;

/** The people, animals, carts and orders of which the states are made: each call makes new ones. */
export function situationsIn({ provider, url }: { provider: Provider; url: string }) {
  const { database } = provider;
  const sandbox = { url };
  const visitor = new Visitor(sandbox);

  const account = (changes: Partial<typeof users.$inferInsert> = {}) =>
    newAccount({ database }, { created_at: provider.now(), ...changes });

  async function signedIn(changes?: Partial<typeof users.$inferInsert>) {
    const { id, email } = await account(changes);
    const { access } = await openSession(provider, provider.database, id);
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

  return { account, backOffice, credentials, filledCart, newcomer, ordered, registered, sale, signedIn };
}
