import { MatchersV3 } from '@pact-foundation/pact';
import { addToCart, changeQuantity, listCart, removeLine } from '#api/cart.ts';
import { cartLine, examples, problem } from '../entities.ts';
import { fromState, type Interaction } from '../interaction.ts';

const { eachLike, integer } = MatchersV3;

const { lineId, productId, unknownId } = examples;
const key = '0b1f3a86-2f6f-4f0a-9c46-3a1e6a0f6d55';
const one = { product_id: productId, quantity: 1 };
const asked = fromState('{productId}', { productId });
const line = fromState('/ecommerce/panier/{lineId}/', { lineId });
const expired = problem('Votre session a expiré, veuillez vous reconnecter.');
const tooMany = problem('Il ne reste plus assez d’animaux disponibles pour cette quantité.');

const reading: Interaction[] = [
  {
    given: { state: 'a customer’s cart holds one animal', params: { stock: 5, price: 200_000 } },
    asks: 'for the cart',
    method: 'GET',
    path: '/ecommerce/panier/',
    token: 'held',
    answer: { status: 200, body: eachLike(cartLine) },
    call: (client) => listCart(client),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'for an empty cart',
    method: 'GET',
    path: '/ecommerce/panier/',
    token: 'held',
    answer: { status: 200, body: [] },
    call: (client) => listCart(client),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'for the cart with an expired token',
    method: 'GET',
    path: '/ecommerce/panier/',
    token: 'expired',
    answer: { status: 401, body: expired },
    call: (client) => listCart(client),
  },
];

const adding: Interaction[] = [
  {
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 5 } },
    asks: 'to add an animal to the cart',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    body: { product_id: asked, quantity: 1 },
    answer: { status: 201, body: cartLine },
    call: (client) => addToCart(client, one),
  },
  {
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 5 } },
    asks: 'to add an animal to the cart under a key',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    headers: { 'Idempotency-Key': key },
    body: { product_id: asked, quantity: 1 },
    answer: { status: 201, body: cartLine },
    call: (client) => addToCart(client, { ...one, key }),
  },
  {
    given: { state: 'a customer’s cart holds one animal', params: { stock: 5, price: 200_000 } },
    asks: 'to add one more of an animal that is in the cart',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    body: { product_id: asked, quantity: 1 },
    answer: { status: 200, body: { ...cartLine, quantity: integer(2) } },
    call: (client) => addToCart(client, one),
  },
  {
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 1 } },
    asks: 'to add more animals than are left',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    body: { product_id: asked, quantity: 2 },
    answer: { status: 400, body: tooMany },
    call: (client) => addToCart(client, { product_id: productId, quantity: 2 }),
  },
  {
    given: { state: 'an animal is on sale' },
    asks: 'to add an animal to the cart as a visitor',
    method: 'POST',
    path: '/ecommerce/panier/',
    body: { product_id: asked, quantity: 1 },
    answer: { status: 401, body: problem('Vous devez vous connecter, pour ajouter un produit au panier.') },
    call: (client) => addToCart(client, one),
  },
  {
    given: { state: 'an animal is on sale' },
    asks: 'to add an animal to the cart with an expired token',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'expired',
    body: { product_id: asked, quantity: 1 },
    answer: { status: 401, body: expired },
    call: (client) => addToCart(client, one),
  },
  {
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 5 } },
    asks: 'to add an animal to the cart with a CSRF header that is not the cookie’s',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    headers: { Cookie: 'csrftoken=le-bon', 'X-CSRFToken': 'un-autre' },
    body: { product_id: asked, quantity: 1 },
    answer: { status: 403, body: problem('Votre page a expiré. Rechargez-la puis réessayez.') },
    call: (client) => addToCart(client, one),
  },
  {
    given: { state: 'a customer is signed in and an animal is on sale', params: { stock: 5 } },
    asks: 'to add an animal to the cart with the CSRF header of the cookie',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    headers: { Cookie: 'csrftoken=le-bon', 'X-CSRFToken': 'le-bon' },
    body: { product_id: asked, quantity: 1 },
    answer: { status: 201, body: cartLine },
    call: (client) => addToCart(client, one),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to add an animal that does not exist to the cart',
    method: 'POST',
    path: '/ecommerce/panier/',
    token: 'held',
    body: { product_id: unknownId, quantity: 1 },
    answer: { status: 404, body: problem('Élément introuvable.') },
    call: (client) => addToCart(client, { product_id: unknownId, quantity: 1 }),
  },
];

const changing: Interaction[] = [
  {
    given: { state: 'a customer’s cart holds one animal', params: { stock: 5, price: 200_000 } },
    asks: 'to change the quantity of a line',
    method: 'PATCH',
    path: line,
    token: 'held',
    body: { quantity: 3 },
    answer: { status: 200, body: { ...cartLine, quantity: 3 } },
    call: (client) => changeQuantity(client, { id: lineId, quantity: 3 }),
  },
  {
    given: { state: 'a customer’s cart holds one animal', params: { stock: 1, price: 200_000 } },
    asks: 'to change the quantity of a line to more than are left',
    method: 'PATCH',
    path: line,
    token: 'held',
    body: { quantity: 2 },
    answer: { status: 400, body: tooMany },
    call: (client) => changeQuantity(client, { id: lineId, quantity: 2 }),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to change the quantity of a line that does not exist',
    method: 'PATCH',
    path: `/ecommerce/panier/${unknownId}/`,
    token: 'held',
    body: { quantity: 2 },
    answer: { status: 404, body: problem('Élément introuvable.') },
    call: (client) => changeQuantity(client, { id: unknownId, quantity: 2 }),
  },
  {
    given: { state: 'a customer’s cart holds one animal', params: { stock: 5, price: 200_000 } },
    asks: 'to remove a line',
    method: 'DELETE',
    path: line,
    token: 'held',
    answer: { status: 204 },
    call: (client) => removeLine(client, { id: lineId }),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to remove a line that does not exist',
    method: 'DELETE',
    path: `/ecommerce/panier/${unknownId}/`,
    token: 'held',
    answer: { status: 404, body: problem('Élément introuvable.') },
    call: (client) => removeLine(client, { id: unknownId }),
  },
];

export const cart = [...reading, ...adding, ...changing];
