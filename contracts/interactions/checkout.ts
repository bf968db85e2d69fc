import { placeOrder } from '#api/checkout.ts';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import { examples, placed, placedToPay, problem } from '../entities.ts';
import { fromState, type Interaction } from '../interaction.ts';

const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const price = 200_000;

const body = {
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
  expected_total: price,
} as const satisfies CheckoutRequest;

const inTwoParts = {
  ...body,
  type_paiement: 'livraison',
  moyen_paiement: 'orange-money',
  is_payement_echolone: true,
} as const;
const onDelivery = { ...inTwoParts, is_payement_echolone: false } as const;
const invalid = { ...body, phone: '07 01 02' };
const outdated = { ...body, expected_total: price - 10_000 };

const filled = { state: 'a customer’s cart holds one animal', params: { stock: 5, price } } as const;
const ordered = { state: 'a customer has ordered under a key', params: { key, price, body } } as const;

function ordering(
  given: Interaction['given'],
  asks: string,
  request: CheckoutRequest,
  answer: Interaction['answer'],
  token: 'held' | 'expired' = 'held',
): Interaction {
  return {
    given,
    asks,
    method: 'POST',
    path: '/ecommerce/checkout/',
    token,
    headers: { 'Idempotency-Key': key },
    body: request,
    answer,
    call: (client) => placeOrder(client, { key, body: request }),
  };
}

/** An order of so many of the animal that the cart holds once; its id is the provider's own. */
const naming = (quantity: number, asks: string, answer: Interaction['answer']): Interaction => {
  const { productId } = examples;
  const request = { ...body, expected_items: [{ product_id: productId, quantity }] };
  const named = ordering(filled, asks, request, answer);
  return {
    ...named,
    body: { ...body, expected_items: [{ product_id: fromState('{productId}', { productId }), quantity }] },
  };
};

export const checkout: Interaction[] = [
  ordering(filled, 'to order and pay online', body, { status: 201, body: placedToPay }),
  naming(1, 'to order the animals that were agreed to', { status: 201, body: placedToPay }),
  naming(2, 'to order other animals than the cart holds', {
    status: 409,
    body: problem('Les animaux de votre panier ont changé. Vérifiez-les avant de commander.'),
  }),
  ordering(filled, 'to order and pay 30 % now', inTwoParts, { status: 201, body: placedToPay }),
  ordering(filled, 'to order and pay all on delivery', onDelivery, { status: 201, body: placed }),
  ordering({ state: 'a customer is signed in' }, 'to order an empty cart', body, {
    status: 400,
    body: problem('Votre panier est vide.'),
  }),
  ordering(filled, 'to order with an invalid phone number', invalid, {
    status: 400,
    body: problem('Données invalides.'),
  }),
  ordering(
    { state: 'nothing is asked beforehand' },
    'to order with an expired token',
    body,
    { status: 401, body: problem('Votre session a expiré, veuillez vous reconnecter.') },
    'expired',
  ),
  ordering(filled, 'to order at a total that is no longer right', outdated, {
    status: 409,
    body: problem('Le montant de votre panier a changé. Vérifiez-le avant de commander.'),
  }),
  ordering(
    { state: 'a customer’s cart holds an animal that has been sold since' },
    'to order an animal that is no longer there',
    body,
    { status: 409, body: problem('Un animal de votre panier n’est plus disponible.') },
  ),
  ordering(ordered, 'to order again with the same key and values', body, { status: 200, body: placedToPay }),
  ordering(
    ordered,
    'to order with the same key and other values',
    { ...body, ville: 'Bouaké' },
    {
      status: 422,
      body: problem('Cette tentative de commande a déjà servi pour d’autres informations.'),
    },
  ),
];
