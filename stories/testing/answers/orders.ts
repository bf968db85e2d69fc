import { awa } from '#boot/testing/fake-tab.ts';
import { bare } from './catalogue.ts';
import { type ExpectedByRequest, notice, over, page } from './expected.ts';

const order = {
  order_number: 'BL-20261104-0042',
  created_at: '2026-11-04T10:12:00Z',
  status: 'PENDING',
  total_amount: '200000.00',
  client: {
    first_name: 'Awa',
    last_name: 'Koné',
    email: awa.email,
  },
  items: [
    {
      product: { id: bare.id, name: 'Bali-Bali de Niamey', category: { nom_categorie: 'Moutons' } },
      quantity: 1,
      unit_price: '200000.00',
    },
  ],
};
const payment = {
  orderNumber: order.order_number,
  ...{
    url: null,
    amount: null,
    remainder: null,
    expiresAt: null,
    means: null,
    transaction: null,
    order: null,
    answeredAt: 0,
  },
};
const placed = { number: null, status: null, paymentUrl: null, went: '/dashboard?onglet=commandes' };
const toPay = {
  ...placed,
  paymentUrl: 'https://pay.exemple.ci/p/7f3a91c2',
  went: 'leave https://pay.exemple.ci/p/7f3a91c2',
};

const leaving = page('ordered.leavingForPayment', 'Vous êtes redirigé vers la page de paiement…', toPay);
const failed = page('checkout-failed', 'Erreur lors du checkout.');

export const orderAnswers: ExpectedByRequest = {
  // placeOrder
  'to order an animal that is no longer there': failed,
  'to order an empty cart': failed,
  'to order and pay 30 % now': leaving,
  'to order and pay all on delivery': notice(
    'ordered.leavingForDashboard',
    'Commande effectuée avec succès.',
    'Vous êtes redirigé vers votre espace client…',
    placed,
  ),
  'to order and pay online': leaving,
  'to order with every field of the form': leaving,
  'to order while the provider fails': failed,
  'to order while the provider is down': failed,
  'to order with an expired token': over(
    'unanswered.unread',
    'Nous ne savons pas encore si votre commande est enregistrée',
  ),
  'to order with an invalid phone number': failed,
  'to be told why an empty cart cannot be ordered': page('checkout-failed', 'Votre panier est vide.'),
  'to order again with the same key and values': leaving,
  'to order and pay online, with a CSRF header that is not the cookie’s': failed,
  'to order at a total that is no longer right': failed,
  'to order other animals than the cart holds': failed,
  'to order the animals that were agreed to': leaving,
  'to order the animals that were agreed to, with every field of the form': leaving,
  'to order while the same attempt is being placed': failed,
  'to order with a key and the sum that was shown': leaving,
  'to order with the same key and other values': failed,
  // listOrders
  'for the orders': page('list.ready invoice.idle', 'BL-20261104-0042', [order]),
  'for the orders where there are none': page(
    'list.empty invoice.idle',
    'Aucun données trouvées pour le moment',
    [],
  ),
  'for the orders with an expired token': over(
    'list.failed invoice.idle',
    'Vos commandes ne se sont pas chargées',
    [],
  ),
  'for the orders, which the provider cannot give': page(
    'list.failed invoice.idle',
    'Vos commandes ne se sont pas chargées',
    [],
  ),
  // getOrder
  'for an order that does not exist': notice(
    'invoice-failed',
    'La facture n’a pas pu être préparée. Réessayez dans un instant.',
    'La facture de la commande BL-00000000-0000 n’a pas pu être préparée.',
  ),
  'for an order with an expired token': over(
    'list.empty invoice.idle',
    'Aucun données trouvées pour le moment',
  ),
  'for another customer’s order': notice(
    'invoice-failed',
    'La facture n’a pas pu être préparée. Réessayez dans un instant.',
    'La facture de la commande BL-20261104-0042 n’a pas pu être préparée.',
  ),
  'for one order': page('list.empty invoice.open', 'Bali-Bali de Niamey', order),
  // getPayment
  'for a payment by its transaction': page('paid', 'Paiement réussi !', payment),
  'for a payment that has arrived': page('paid', 'Paiement réussi !', payment),
  'for a payment that is awaited': page('processing.waiting', 'Traitement en cours...', payment),
  'for a payment that was refused': page(
    'cancelled.idle',
    // The contract's example of an answer does not concern this order.
    'Le paiement n’a pas abouti. Avant de commander de nouveau, voyez où en est votre commande.',
    payment,
  ),
  'why a payment was closed': page(
    'cancelled.idle',
    'Le paiement n’a pas abouti. Avant de commander de nouveau, voyez où en est votre commande.',
    { ...payment, closedAs: 'refused' },
  ),
  'for a payment with an expired token': over('loggedOut', 'Connectez-vous pour voir le résultat'),
  'for a payment, which the provider cannot give': page(
    'unanswered',
    'Le serveur n’a pas répondu comme prévu. Nous ne savons pas encore si votre paiement est passé',
  ),
  'for the payment of an order that does not exist': page('missing', 'Commande introuvable.'),
  'for the payment of another customer’s order': page('missing', 'Commande introuvable.'),
  'where and until when a payment that is awaited can be made': page(
    'processing.waiting',
    'Traitement en cours...',
    { ...payment, url: 'https://pay.exemple.ci/p/7f3a91c2', expiresAt: '2099-11-04T10:45:00Z' },
  ),
};
