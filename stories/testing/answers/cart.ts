import { bare } from './catalogue.ts';
import { both, type ExpectedByRequest, notice, over, page } from './expected.ts';

export const line = {
  id: 'c0ffee00-1111-4222-8333-444455556666',
  quantity: 1,
  product: { id: bare.id, name: 'Ladoum royal', price: 200_000, promo_price: null },
};
const unknownId = '00000000-0000-4000-8000-000000000000';
const idle = 'ready.freshness.fresh burst.inactive work.idle';
const visitor = over('visitor', 'Déjà client ? Connectez-vous pour retrouver votre panier.', []);
const expired = {
  ...visitor,
  notices: [
    ...visitor.notices,
    'La dernière modification de votre panier n’a peut-être pas été enregistrée\u00a0: vérifiez-la dans votre panier, en vous reconnectant s’il le faut.',
  ],
};
const added = notice('leavingForCart', 'Produit ajouté au panier avec succès.', 'Voir le panier', '/cart/');
const unchanged = notice(idle, 'Erreur lors de la mise à jour de la quantité', 'Total200 000 FCFA', [line]);

export const cartAnswers: ExpectedByRequest = {
  // listCart
  'for an empty cart': page(idle, 'Ton panier est vide', []),
  'for the cart': page(idle, '200 000 FCFA', [line]),
  'for the cart, and what is taken beyond the specification': page(idle, '200 000 FCFA', [line]),
  'for the cart with an expired token': visitor,
  'for the cart, which the provider cannot give': page('failed', 'Votre panier ne s’est pas chargé', []),
  // addToCart
  'to add an animal that does not exist to the cart': both(
    'cart-add-unknown-error',
    'Une erreur inconnue est survenue.',
  ),
  'to add an animal to the cart': added,
  'to add an animal to the cart as a visitor': notice(
    'leavingForLogin',
    'Vous devez vous connecter, pour ajouter un produit au panier.',
    'Se connecter',
    '/login',
  ),
  'to add an animal to the cart while the provider fails': both(
    'cart-add-server-failed',
    "Erreur serveur lors de l'ajout au panier.",
  ),
  'to add an animal to the cart with an expired token': over('filling.idle', 'Ajouter au panier', '/login'),
  'to add more animals than are left': both('cart-add-invalid', 'Données invalides.'),
  'to add one more of an animal that is in the cart': added,
  'to add an animal to the cart under a key': added,
  'to add an animal to the cart, with a CSRF header that is not the cookie’s': both(
    'cart-add-unknown-error',
    'Une erreur inconnue est survenue.',
  ),
  'to be told why more animals than are left cannot be added': both(
    'cart-add-invalid',
    'Il ne reste plus assez d’animaux disponibles pour cette quantité.',
  ),
  // changeQuantity
  'to change the quantity of a line': notice(idle, 'Quantité mise à jour avec succès', 'Total600 000 FCFA', [
    { ...line, quantity: 3 },
  ]),
  'to change the quantity of a line that does not exist': notice(
    idle,
    'Erreur lors de la mise à jour de la quantité',
    'Total200 000 FCFA',
    [{ ...line, id: unknownId }],
  ),
  'to change the quantity of a line to more than are left': unchanged,
  'to change the quantity of a line with an expired token': expired,
  'to change the quantity of a line, with a CSRF header that is not the cookie’s': unchanged,
  // removeLine
  'to remove a line': notice(idle, 'Article supprimé du panier.', 'Ton panier est vide', []),
  'to remove a line that does not exist': notice(
    idle,
    "Échec de la suppression de l'article.",
    'Total200 000 FCFA',
    [{ ...line, id: unknownId }],
  ),
  'to remove a line with an expired token': expired,
  'to remove a line, with a CSRF header that is not the cookie’s': notice(
    idle,
    "Échec de la suppression de l'article.",
    'Total200 000 FCFA',
    [line],
  ),
};
