import { array, looseObject, picklist, string } from 'valibot';
import { confirmEmail } from '#data/accounts.ts';
import { deleteCategory, deleteCountry } from '#data/back-office/catalogue.ts';
import { updateOrderStatus } from '#data/back-office/sales.ts';
import { addToCart, cartLineShape, listCart } from '#data/cart.ts';
import { placeOrder } from '#data/checkout.ts';
import { getPayment, paymentShape } from '#data/orders.ts';
import { getProduct, productShape } from '#data/products.ts';
import { accessToken, count, day, moment } from '#data/shape.ts';
import { login } from '#data/sign-in.ts';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import { everyAddition, everyPaymentClosing } from '#openapi/words.ts';
import { cartLine, ids, payment, product, signedIn } from '../examples.ts';
import { done, type Expected, fromState, type Interaction, reads, refused } from '../interaction.ts';
import * as requests from '../requests.ts';
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
/** For a provider that announces all additions. */
const announced = { customer: 'little', accepts: everyAddition } as const;
const { body: agreed } = await requests.ordering(announced);
const { body: fullyAgreed } = await requests.ordering({
  ...announced,
  customer: 'all',
  notes: 'Portail bleu.',
});
const { body: one } = await requests.adding(1, everyAddition);
const { body: two } = await requests.adding(2, everyAddition);
/** Without the animals, whose ids come from the provider. */
const { expected_items: items, ...body } = agreed;
const keyed = { 'Idempotency-Key': attemptKey };
const atWork = { state: 'the back office is at work' } as const;

const again = {
  headers: keyed,
  given: { state: 'a customer has ordered under a key', params: { key: attemptKey, price, body } },
} as const;

const underKey = (request: CheckoutRequest): Partial<Interaction> => ({
  headers: keyed,
  call: (client) => placeOrder(client, { key: attemptKey, body: request }),
});

/** An order with the animals of the cart; their ids come from the provider. */
const naming = (asks: string, request: CheckoutRequest, changes: Partial<Interaction>): Interaction => ({
  ...ordering(asks, request, { ...underKey(request), ...changes }),
  body: {
    ...request,
    expected_items: (request.expected_items ?? []).map((item) => ({
      ...item,
      product_id: fromState('{productId}', { productId }),
    })),
  },
});
const twice = items?.map((item) => ({ ...item, quantity: 2 })) ?? [];

const elsewhere = { ...body, ville: 'Bouaké' };
const cheaper = { ...body, expected_total: price - 10_000 };

const safety: Interaction[] = [
  {
    operation: 'listCart',
    given: { state: 'a customer’s cart holds one animal', params: { stock: 5, price } },
    asks: 'for the cart, and what is taken beyond the specification',
    path: '/ecommerce/panier/',
    answer: {
      ...reads(array(cartLineShape), [cartLine]),
      headers: { 'X-Accepts': everyAddition.join(', ') },
    },
    call: (client) => listCart(client),
  },
  ordering('to order with a key and the sum that was shown', body, underKey(body)),
  ordering('to order again with the same key and values', body, {
    ...underKey(body),
    ...again,
    answer: { ...toBePaid, status: 200 },
  }),
  ordering('to order with the same key and other values', elsewhere, {
    ...underKey(elsewhere),
    ...again,
    answer: refused(422),
  }),
  ordering('to order while the same attempt is being placed', body, {
    ...underKey(body),
    given: { state: 'a customer’s order under a key is being placed', params: { key: attemptKey } },
    answer: refused(425),
  }),
  ordering('to order at a total that is no longer right', cheaper, {
    ...underKey(cheaper),
    answer: refused(409),
  }),
  naming('to order the animals that were agreed to', agreed, {}),
  naming('to order the animals that were agreed to, with every field of the form', fullyAgreed, {}),
  naming(
    'to order other animals than the cart holds',
    { ...agreed, expected_items: twice },
    {
      answer: refused(409),
    },
  ),
  {
    operation: 'addToCart',
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 5 } },
    asks: 'to add an animal to the cart under a key',
    path: '/ecommerce/panier/',
    headers: { 'Idempotency-Key': pressKey },
    body: { ...one, product_id: fromState('{productId}', { productId }) },
    answer: done(201),
    call: (client) => addToCart(client, { ...one, key: pressKey }),
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
    path: '/ecommerce/panier/',
    body: { ...two, product_id: fromState('{productId}', { productId }) },
    answer: spoken(400, 'Il ne reste plus assez d’animaux disponibles pour cette quantité.'),
    call: (client) => addToCart(client, two),
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
  path: '/auth/login/',
  body: { email: fromState('{email}', { email }), password },
  answer: reads(looseObject({ token: looseObject({ access: accessToken, refresh: string() }) }), {
    token: { ...signedIn.token, refresh: refreshToken },
  }),
  call: (client) => login(client, { email, password }),
};

/** A pending payment contains its page and when it expires. */
const wayBack: Interaction = {
  operation: 'getPayment',
  given: { state: 'a customer has an order', params: { payment: 'waiting' } },
  asks: 'where and until when a payment that is awaited can be made',
  path: fromState('/ecommerce/get-detail-payment-order/{orderNumber}', { orderNumber }),
  answer: reads(looseObject({ ...paymentShape.entries, payment_url: webAddress, expires_at: moment }), {
    ...payment,
    payment_url: 'https://pay.exemple.ci/p/7f3a91c2',
    expires_at: '2026-11-04T10:45:00Z',
  }),
  call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
};

/** A closed payment says why: nothing was taken. */
const closed: Interaction = {
  operation: 'getPayment',
  given: { state: 'a customer has an order', params: { payment: 'cancelled' } },
  asks: 'why a payment was closed',
  path: fromState('/ecommerce/get-detail-payment-order/{orderNumber}', { orderNumber }),
  answer: reads(looseObject({ ...paymentShape.entries, closed_as: picklist(everyPaymentClosing) }), {
    ...payment,
    status: 'CANCELLED',
    closed_as: 'refused',
  }),
  call: (client) => getPayment(client, { orderNumberOrTransactionId: orderNumber }),
};

/** The estimated weight and the age of an animal. */
const measured: Interaction = {
  operation: 'getProduct',
  given: { state: 'an animal is on sale' },
  asks: 'for one product, with its estimated weight and its age',
  path: fromState('/ecommerce/products-betails/{productId}', { productId }),
  answer: reads(looseObject({ ...productShape.entries, poids_estime: count, age_mois: count }), {
    ...product,
    poids_estime: 105,
    age_mois: 36,
  }),
  call: (client) => getProduct(client, { id: productId }),
};

/** The day of a photo, and a film. */
const filmed: Interaction = {
  operation: 'getProduct',
  given: { state: 'an animal with a film is on sale' },
  asks: 'for one product, with the day of its photo and its film',
  path: fromState('/ecommerce/products-betails/{productId}', { productId }),
  answer: reads(
    looseObject({
      ...productShape.entries,
      image1: string(),
      image1_date: day,
      film: string(),
      film_poster: string(),
    }),
    {
      ...product,
      image1: '/media/photos/ladoum-royal-1.webp',
      image1_date: '2025-10-20',
      film: '/media/photos/ladoum-royal.mp4',
      film_poster: '/media/photos/ladoum-royal-1.webp',
    },
  ),
  call: (client) => getProduct(client, { id: productId }),
};

/** A new e-mail is confirmed by the link mailed to it. */
const confirming: Interaction = {
  operation: 'confirmEmail',
  given: { state: 'a new e-mail waits for its confirmation' },
  asks: 'to confirm a new e-mail with the mailed token',
  path: fromState('/auth/confirm-email/{mailedToken}/', { mailedToken }),
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
    path: fromState('/ecommerce/categories/{usedCategoryId}/', { usedCategoryId: categoryId }),
    answer: refused(409),
    call: (client) => deleteCategory(client, { id: categoryId }),
  },
  {
    operation: 'deleteCountry',
    given: atWork,
    asks: 'to remove a country that products come from',
    path: fromState('/ecommerce/pays/{usedCountryId}/', { usedCountryId: countryId }),
    answer: refused(409),
    call: (client) => deleteCountry(client, { id: countryId }),
  },
  {
    operation: 'updateOrderStatus',
    given: { state: 'the back office has orders' },
    asks: 'to take back the delivery of an order',
    path: fromState('/ecommerce/update-order-status/{deliveredNumber}/', { deliveredNumber }),
    body: { status: 'PENDING' },
    answer: refused(409),
    call: (client) => updateOrderStatus(client, { id: deliveredNumber, status: 'PENDING' }),
  },
];

/** The refusal of a write with a CSRF header that differs from the cookie. The names are assumed; a bearer token alone would suffice. */
export const forged = (interaction: Interaction): Interaction => ({
  ...interaction,
  asks: `${interaction.asks}, with a CSRF header that is not the cookie’s`,
  isForged: true,
  answer: refused(403),
});

/** The additions to the specification: reported by a verification, without failing it. */
export const additions: Interaction[] = [
  ...safety,
  ...words,
  renewal,
  wayBack,
  closed,
  measured,
  filmed,
  ...newEmail,
  ...stillUsed,
];
