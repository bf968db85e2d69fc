import type { ByStatus } from '#rules/order-status.ts';
import { erratum } from './erratum.ts';
import { orderFinishedWording } from './order-finished.ts';

const pending =
  'Votre paiement n’est pas encore confirmé. Votre commande est gardée\u00a0: ne payez pas une seconde fois. Si cela dure, contactez le support.';
/** A payment without a confirmation, of an order that was shipped nevertheless. */
const unconfirmedBut = (order: string) =>
  `${order}, mais nous n’avons pas encore reçu la confirmation du paiement. Ne payez pas une seconde fois\u00a0: si cela dure, contactez le support.`;
const failedBut = (order: string) =>
  `Le paiement n’a pas abouti, mais ${order}\u00a0: ne commandez pas une seconde fois. Pour régler ce qui reste dû, contactez le support.`;
const { text: call } = orderFinishedWording;
const rest = 'Le reste se règle devant l’animal.';

/** The page after the payment page (specification §2 "Payment result"). */
export const paymentResultWording = {
  page: {
    title: 'Statut de votre commande – Paiement',
    description: 'Le résultat du paiement de votre commande.',
  },
  title: 'Statut de votre commande – Paiement',
  orderNumber: 'Numéro de commande\u00a0:',
  loading: 'Traitement en cours...',
  loadingHint: 'Nous demandons la confirmation au service de paiement. Gardez cette page ouverte.',
  paid: {
    title: 'Paiement réussi !',
    /** Before and after the order number. */
    text: ['Le paiement de votre commande', 'nous est bien parvenu. Merci de votre confiance\u202f!'],
    /** For an order that was cancelled after its payment. */
    cancelled: ['Le paiement de votre commande', 'nous est bien parvenu, mais la commande a été annulée.'],
    next: {
      PENDING: call,
      PAID: call,
      SHIPPED: 'Votre commande est expédiée.',
      DELIVERED: 'Votre commande est livrée.',
      CANCELLED: 'Contactez le support\u00a0: il vous dira ce que devient la somme payée.',
      unknown: 'Vous pouvez la suivre dans vos commandes.',
    } satisfies ByStatus<string>,
    orders: 'Voir mes commandes',
  },
  /** The 30 % of an order paid on delivery have been received. */
  deposit: {
    text: [
      'L’acompte de 30\u00a0% de votre commande',
      'nous est bien parvenu. Merci de votre confiance\u202f!',
    ],
    cancelled: [
      'L’acompte de 30\u00a0% de votre commande',
      'nous est bien parvenu, mais la commande a été annulée.',
    ],
    next: {
      PENDING: `${call} ${rest}`,
      PAID: call,
      SHIPPED: `Votre commande est expédiée. ${rest}`,
      DELIVERED: 'Votre commande est livrée.',
      CANCELLED: 'Contactez le support\u00a0: il vous dira ce que devient la somme payée.',
      unknown: 'Vous pouvez la suivre dans vos commandes.',
    } satisfies ByStatus<string>,
  },
  failed: {
    title: 'Paiement échoué',
    cancelled: {
      PENDING: failedBut('la commande est toujours en cours'),
      PAID: 'Ce paiement n’a pas abouti, mais la commande est payée\u00a0: ne payez pas une seconde fois. Si une somme a été débitée en trop, contactez le support.',
      SHIPPED: failedBut('votre commande est expédiée'),
      DELIVERED: failedBut('votre commande est livrée'),
      CANCELLED:
        'Le paiement n’a pas abouti et la commande est annulée. Si une somme a été débitée, contactez le support.',
      unknown:
        'Le paiement n’a pas abouti. Avant de commander de nouveau, voyez où en est votre commande. Si une somme a été débitée, contactez le support.',
    } satisfies ByStatus<string>,
    /** Only as the provider states it, of a payment whose order is cancelled. */
    closed: {
      refused:
        'Le paiement a été refusé\u00a0: rien n’a été débité. La commande est annulée\u202f; vous pouvez la refaire, avec un autre moyen de paiement si vous voulez. Pour toute question, contactez le support.',
      expired:
        'Le délai pour payer est passé\u00a0: rien n’a été débité. La commande est annulée\u202f; vous pouvez la refaire. Pour toute question, contactez le support.',
    },
    pending: {
      PENDING: pending,
      PAID: unconfirmedBut('Votre commande est payée'),
      SHIPPED: unconfirmedBut('Votre commande est expédiée'),
      DELIVERED: unconfirmedBut('Votre commande est livrée'),
      CANCELLED:
        'Votre commande est annulée, et nous n’avons reçu aucune confirmation de paiement. Ne payez plus rien\u00a0: si une somme a été débitée, contactez le support.',
      unknown: pending,
    } satisfies ByStatus<string>,
    samePage:
      'Si vous n’avez pas encore payé, le bouton ci-dessous rouvre la même page de paiement\u00a0: elle vous dira si le paiement est parti.',
    noPage: 'Si vous n’avez pas encore payé, le service client vous dira comment faire.',
    resume: 'Reprendre le paiement',
    stillAsking: 'Nous continuons à vérifier\u00a0: cette page se met à jour d’elle-même.',
    askAgain: 'Vérifier de nouveau',
    support: 'Contacter le support',
  },
  /** A status of the payment that is not in the contract, after two minutes. */
  unclear: {
    title: 'Nous ne savons pas encore si votre paiement est passé',
    text: 'La réponse du service de paiement n’est pas claire. Cela ne veut pas dire que le paiement a échoué\u00a0: votre commande est gardée. Ne payez pas et ne commandez pas une seconde fois\u202f; le service client vous dira où en est votre paiement.',
    askAgain: 'Vérifier de nouveau',
  },
  notFound: {
    title: 'Commande introuvable.',
    searched: 'Numéro recherché\u00a0:',
    missing: 'L’adresse de cette page ne contient aucun numéro de commande.',
  },
  error: {
    title: 'Paiement échoué',
    text: 'Le serveur n’a pas répondu comme prévu. Nous ne savons pas encore si votre paiement est passé\u00a0: ne payez pas une seconde fois, votre commande est gardée.',
    retry: 'Réessayer',
    support: erratum('Contacer le support', 'Contacter le support'),
    home: "Retour à l'accueil",
  },
  /** A payment app may return in another browser, without a session. */
  visitor: {
    title: 'Connectez-vous pour voir le résultat',
    text: 'Votre commande est gardée. Par sécurité, son paiement n’est visible que dans votre compte.',
    login: 'Se connecter',
  },
} as const;
