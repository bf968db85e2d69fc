import { and, eq, isNotNull } from 'drizzle-orm';
import type { CheckoutAnswer, User } from '#openapi/schemas.ts';
import { accessOf, type OperationId } from '../accounts/access.ts';
import { openSession } from '../accounts/sessions.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import { attempts, orders, products } from '../database/schema.ts';
import type { Faults } from '../faults/faults.ts';
import type { Provider } from '../provider.ts';
import { anotherCode, freshEmail, lastPart, situationsIn } from './situations.ts';
import type { State, StateValues } from './states.ts';

/** The sandbox to set up: its provider, its address, and its faults. */
export type Stage = { provider: Provider; url: string; faults: Faults };

type Handlers = { [Name in keyof State]: (params: State[Name]) => Promise<StateValues> };

const isOperation = (name: string): name is OperationId => name in accessOf;

/** Sets up each state of the pacts, with new people and animals. */
export function stateHandlers({ provider, url, faults }: Stage): Handlers {
  const { database } = provider;
  const sandbox = { url };
  const visitor = new Visitor(sandbox);
  const { account, backOffice, credentials, filledCart, newcomer, ordered, registered, sale, signedIn } =
    situationsIn({ provider, url });

  return {
    'nothing is asked beforehand': async () => ({}),
    'animals are on sale': async () => ({}),
    'an animal is on sale': async () => {
      const [shown] = await database
        .select({ id: products.id })
        .from(products)
        .where(
          and(
            isNotNull(products.promo_price),
            isNotNull(products.image1),
            isNotNull(products.taille),
            isNotNull(products.poids_estime),
            isNotNull(products.age_mois),
          ),
        )
        .limit(1);
      return { productId: shown?.id ?? '' };
    },
    'an animal with a film is on sale': async () => {
      const [filmed] = await database
        .select({ id: products.id })
        .from(products)
        .where(isNotNull(products.film))
        .limit(1);
      return { productId: filmed?.id ?? '' };
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
      refreshToken: (await openSession(provider, database, (await account()).id)).refresh,
    }),
    'a customer is signed in': async () => ({ token: (await signedIn()).token }),
    'a customer may change the profile': async () => {
      const { customer, token } = await signedIn();
      const { username, numero_telephone } = (await customer.get<User>('auth/me/')).body;
      const phone = numero_telephone ?? '';
      const { countryId } = await newcomer();
      return { token, email: customer.email, username, phone, countryId };
    },
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
