import { looseObject, string } from 'valibot';
import { confirmEmail } from '#api/accounts.ts';
import { deleteCategory } from '#api/back-office/categories.ts';
import { deleteCountry } from '#api/back-office/countries.ts';
import { updateOrderStatus } from '#api/back-office/orders.ts';
import { addToCart } from '#api/cart.ts';
import { getPayment, paymentShape } from '#api/orders.ts';
import { accessToken, moment } from '#api/shape.ts';
import { login } from '#api/sign-in.ts';
import { ids, payment, signedIn } from '../examples.ts';
import { done, type Expected, fromState, type Interaction, reads, refused } from '../interaction.ts';
import { attemptKey, checkoutBody, ordering, toBePaid, webAddress } from './checkout.ts';

const {
  categoryId,
  countryId,
  deliveredNumber,
  email,
  mailedToken,
  orderNumber,
  password,
  productId,
  refreshToken,
} = ids;
const pressKey = '0b1f3a86-2f6f-4f0a-9c46-3a1e6a0f6d55';
const price = 200_000;
const body = { ...checkoutBody, expected_total: price };
const keyed = { 'Idempotency-Key': attemptKey };
const atWork = { state: 'the back office is at work' } as const;

const again = {
  headers: keyed,
  given: { state: 'a customer has ordered under a key', params: { key: attemptKey, price, body } },
} as const;

/** An order of so many of the animal that the cart holds once; its id is the provider's own. */
const naming = (quantity: number, asks: string, changes: Partial<Interaction>): Interaction => {
  const request = { ...body, expected_items: [{ product_id: productId, quantity }] };
  return {
    ...ordering(asks, request, { headers: keyed, ...changes }),
    body: { ...body, expected_items: [{ product_id: fromState('{productId}', { productId }), quantity }] },
  };
};

const safety: Interaction[] = [
  ordering('to order with a key and the sum that was shown', body, { headers: keyed }),
  ordering('to order again with the same key and values', body, {
    ...again,
    answer: { ...toBePaid, status: 200 },
  }),
  ordering(
    'to order with the same key and other values',
    { ...body, ville: 'Bouaké' },
    { ...again, answer: refused(422) },
  ),
  ordering('to order while the same attempt is being placed', body, {
    headers: keyed,
    given: { state: 'a customer’s order under a key is being placed', params: { key: attemptKey } },
    answer: refused(425),
  }),
  ordering(
    'to order at a total that is no longer right',
    { ...body, expected_total: price - 10_000 },
    {
      headers: keyed,
      answer: refused(409),
    },
  ),
  naming(1, 'to order the animals that were agreed to', {}),
  naming(2, 'to order other animals than the cart holds', { answer: refused(409) }),
  {
    operation: 'addToCart',
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 5 } },
    asks: 'to add an animal to the cart under a key',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    csrf: 'right',
    headers: { 'Idempotency-Key': pressKey },
    body: { product_id: fromState('{productId}', { productId }), quantity: 1 },
    answer: done(201),
    call: (client) => addToCart(client, { product_id: productId, quantity: 1, key: pressKey }),
  },
];

const spoken = (status: number, message: string): Expected => ({
  status,
  orStatus: 'clientError',
  shape: looseObject({ message: string() }),
  example: { message },
});

const words: Interaction[] = [
  {
    operation: 'addToCart',
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 1 } },
    asks: 'to be told why more animals than are left cannot be added',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    csrf: 'right',
    body: { product_id: fromState('{productId}', { productId }), quantity: 2 },
    answer: spoken(400, 'Il ne reste plus assez d’animaux disponibles pour cette quantité.'),
    call: (client) => addToCart(client, { product_id: productId, quantity: 2 }),
  },
  ordering('to be told why an empty cart cannot be ordered', checkoutBody, {
    given: { state: 'a customer is signed in' },
    answer: spoken(400, 'Votre panier est vide.'),
  }),
];

const renewal: Interaction = {
  operation: 'login',
  given: { state: 'a customer has an account' },
  asks: 'to log in and be given a refresh token',
  method: 'POST',
  path: '/auth/login/',
  csrf: 'right',
  body: { email: fromState('{email}', { email }), password },
  answer: reads(looseObject({ token: looseObject({ access: accessToken, refresh: string() }) }), {
    token: { ...signedIn.token, refresh: refreshToken },
  }),
  call: (client) => login(client, { email, password }),
};

/** A pending payment leads back to its own page, and says until when it waits. */
const wayBack: Interaction = {
  operation: 'getPayment',
  given: { state: 'a customer has an order', params: { payment: 'waiting' } },
  asks: 'where and until when a payment that is awaited can be made',
  method: 'GET',
  path: fromState('/ecommerce/get-detail-payment-order/{orderNumber}', { orderNumber }),
  token: 'held',
  answer: reads(looseObject({ ...paymentShape.entries, payment_url: webAddress, expires_at: moment }), {
    ...payment,
    payment_url: 'https://pay.exemple.ci/p/7f3a91c2',
    expires_at: '2026-11-04T10:45:00Z',
  }),
  call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
};

/** A new e-mail is the account's own once the link that was mailed to it is followed. */
const confirming: Interaction = {
  operation: 'confirmEmail',
  given: { state: 'a new e-mail waits for its confirmation' },
  asks: 'to confirm a new e-mail with the mailed token',
  method: 'POST',
  path: fromState('/auth/confirm-email/{mailedToken}/', { mailedToken }),
  csrf: 'right',
  answer: done(),
  call: (client) => confirmEmail(client, { token: mailedToken }),
};

const newEmail: Interaction[] = [
  confirming,
  {
    ...confirming,
    given: { state: 'nothing is asked beforehand' },
    asks: 'to confirm a new e-mail with an unknown token',
    path: '/auth/confirm-email/inconnu/',
    answer: refused(400),
    call: (client) => confirmEmail(client, { token: 'inconnu' }),
  },
];

const stillUsed: Interaction[] = [
  {
    operation: 'deleteCategory',
    given: atWork,
    asks: 'to remove a category that products have',
    method: 'DELETE',
    path: fromState('/ecommerce/categories/{usedCategoryId}/', { usedCategoryId: categoryId }),
    token: 'held',
    csrf: 'right',
    answer: refused(409),
    call: (client) => deleteCategory(client, { id: categoryId }),
  },
  {
    operation: 'deleteCountry',
    given: atWork,
    asks: 'to remove a country that products come from',
    method: 'DELETE',
    path: fromState('/ecommerce/pays/{usedCountryId}/', { usedCountryId: countryId }),
    token: 'held',
    csrf: 'right',
    answer: refused(409),
    call: (client) => deleteCountry(client, { id: countryId }),
  },
  {
    operation: 'updateOrderStatus',
    given: { state: 'the back office has orders' },
    asks: 'to take back the delivery of an order',
    method: 'PATCH',
    path: fromState('/ecommerce/update-order-status/{deliveredNumber}/', { deliveredNumber }),
    token: 'held',
    csrf: 'right',
    body: { status: 'PENDING' },
    answer: refused(409),
    call: (client) => updateOrderStatus(client, { id: deliveredNumber, status: 'PENDING' }),
  },
];

/** The refusal of a write whose CSRF header is not the cookie's: the names are assumed, a bearer alone would do. */
export const forged = (interaction: Interaction): Interaction => ({
  ...interaction,
  asks: `${interaction.asks}, with a CSRF header that is not the cookie’s`,
  csrf: 'wrong',
  answer: refused(403),
});

/** What the shop asks for beyond the specification: reported by a verification, never held against the provider. */
export const additions: Interaction[] = [...safety, ...words, renewal, wayBack, ...newEmail, ...stillUsed];
