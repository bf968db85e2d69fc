import { array } from 'valibot';
import { addToCart, cartLineShape, changeQuantity, listCart, removeLine } from '#data/cart.ts';
import { cartLine, ids } from '../examples.ts';
import {
  anyClientError,
  done,
  empty,
  fromState,
  type Interaction,
  reads,
  refused,
  withExpiredToken,
  withFailure,
} from '../interaction.ts';
import * as requests from '../requests.ts';

const { lineId, productId, unknownId } = ids;
const { body: one } = await requests.adding(1);
const { body: two } = await requests.adding(2);
const { body: three } = await requests.settingQuantity(3);
const asked = fromState('{productId}', { productId });
const line = fromState('/ecommerce/panier/{lineId}/', { lineId });
const noLine = `/ecommerce/panier/${unknownId}/`;
const path = '/ecommerce/panier/';

const signedIn = { state: 'a customer is signed in' } as const;
const filled = { state: 'a customer’s cart holds one animal', params: { stock: 5, price: 200_000 } } as const;
const last = { state: 'a customer’s cart holds one animal', params: { stock: 1, price: 200_000 } } as const;
const onSale = (stock: number) =>
  ({ state: 'a customer is signed in and an animal is on sale', params: { stock } }) as const;

const reading: Interaction = {
  operation: 'listCart',
  given: filled,
  asks: 'for the cart',
  path,
  answer: reads(array(cartLineShape), [cartLine]),
  call: (client) => listCart(client),
};

const adding: Interaction = {
  operation: 'addToCart',
  given: onSale(5),
  asks: 'to add an animal to the cart',
  path,
  body: { ...one, product_id: asked },
  answer: done(201),
  call: (client) => addToCart(client, one),
};

const changing: Interaction = {
  operation: 'changeQuantity',
  given: filled,
  asks: 'to change the quantity of a line',
  path: line,
  body: three,
  answer: done(),
  call: (client) => changeQuantity(client, { id: lineId, ...three }),
};

const removing: Interaction = {
  operation: 'removeLine',
  given: filled,
  asks: 'to remove a line',
  path: line,
  answer: done(204),
  call: (client) => removeLine(client, { id: lineId }),
};

const unknownProduct = { ...one, product_id: unknownId };

export const cart: Interaction[] = [
  reading,
  {
    ...reading,
    given: signedIn,
    asks: 'for an empty cart',
    answer: empty,
  },
  withExpiredToken(reading, 'for the cart with an expired token'),
  withFailure(reading, 'for the cart, which the provider cannot give', 500),
  adding,
  { ...adding, given: filled, asks: 'to add one more of an animal that is in the cart' },
  {
    ...adding,
    given: onSale(1),
    asks: 'to add more animals than are left',
    body: { ...two, product_id: asked },
    answer: refused(400),
    call: (client) => addToCart(client, two),
  },
  {
    ...adding,
    given: { state: 'an animal is on sale' },
    asks: 'to add an animal to the cart as a visitor',
    token: 'none',
    answer: refused(401),
  },
  {
    ...withExpiredToken(adding, 'to add an animal to the cart with an expired token'),
    body: unknownProduct,
    call: (client) => addToCart(client, unknownProduct),
  },
  {
    ...adding,
    given: signedIn,
    asks: 'to add an animal that does not exist to the cart',
    body: unknownProduct,
    answer: anyClientError(404),
    call: (client) => addToCart(client, unknownProduct),
  },
  withFailure(adding, 'to add an animal to the cart while the provider fails', 500),
  changing,
  {
    ...changing,
    given: last,
    asks: 'to change the quantity of a line to more than are left',
    body: { quantity: 2 },
    answer: anyClientError(400),
    call: (client) => changeQuantity(client, { id: lineId, quantity: 2 }),
  },
  {
    ...changing,
    given: signedIn,
    asks: 'to change the quantity of a line that does not exist',
    path: noLine,
    answer: anyClientError(404),
    call: (client) => changeQuantity(client, { id: unknownId, ...three }),
  },
  {
    ...withExpiredToken(changing, 'to change the quantity of a line with an expired token', noLine),
    call: (client) => changeQuantity(client, { id: unknownId, ...three }),
  },
  removing,
  {
    ...removing,
    given: signedIn,
    asks: 'to remove a line that does not exist',
    path: noLine,
    answer: anyClientError(404),
    call: (client) => removeLine(client, { id: unknownId }),
  },
  {
    ...withExpiredToken(removing, 'to remove a line with an expired token', noLine),
    call: (client) => removeLine(client, { id: unknownId }),
  },
];
