import type { MissingAnimal } from '#machines/orders/reorder.machine.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import type { ByStatus } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { isolated } from '#rules/text.ts';

/** What is said of an order to whoever saves it. In XOF. */
type SavedOrder = {
  brand: string;
  number: string;
  animals: readonly { name: string; quantity: number }[];
  total: number;
  standing: Standing;
  service: string;
};

/** An order with a pending payment, and the outcomes, on every page that shows it. */
export const awaitedPaymentWording = {
  label: 'Paiement de votre commande',
  /** While the provider is asked, on the device that ordered. */
  looking: 'Nous vérifions où en est le paiement de votre commande…',
  /** Replaces the deadline within the last hour. */
  left: (minutes: number) => `encore ${minutes}\u00a0min`,
  before: (moment: string) => `avant le ${moment}`,
  resume: 'Reprendre le paiement',
  resumeOf: (number: string) => `Reprendre le paiement de la commande ${number}`,
  leaving: 'Ouverture…',
  /** If the provider names no payment page: only contacts help. */
  noPage: 'Pour la payer, contactez le service client avec ce numéro de commande.',
  paid: 'Paiement reçu',
  deposit: (amount: number, rest: number) =>
    `Acompte de 30\u00a0% reçu\u00a0: ${formatXof(amount)}. Il reste ${formatXof(rest)} à payer à la livraison.`,
  /** If the order's and the payment's states differ, both are named. */
  cancelled: {
    PENDING: 'Paiement non abouti, commande en cours',
    PAID: 'Paiement non abouti, commande payée',
    SHIPPED: 'Paiement non abouti, commande expédiée',
    DELIVERED: 'Paiement non abouti, commande livrée',
    CANCELLED: 'Paiement non abouti, commande annulée',
    unknown: 'Paiement non abouti',
  } satisfies ByStatus<string>,
  paidThenCancelled: 'Paiement reçu, commande annulée',
  waitingThenCancelled: 'Paiement non confirmé, commande annulée',
  waitingThenPaid: 'Paiement non confirmé, commande payée',
  waitingThenUnclear: 'Paiement non confirmé, commande à vérifier',
  /** A status of the payment that is not in the contract. */
  unclear: 'Paiement à vérifier, ne payez pas une seconde fois',
  facts: {
    amount: 'Montant',
    means: 'Moyen de paiement',
    transaction: 'Transaction',
    deadline: 'À payer',
    remainder: 'Reste à payer à la livraison',
  },
  service: {
    whatsapp: 'WhatsApp',
    phone: 'Appeler',
    messages: {
      payment: (number: string) => `Bonjour, j’ai une question sur le paiement de ma commande ${number}.`,
      order: (number: string) => `Bonjour, j’ai une question sur ma commande ${number}.`,
    },
  },
  /** A message to oneself: the order, its animals, what is paid and what is due. */
  save: {
    link: 'Garder ma commande sur WhatsApp',
    message: ({ brand, number, animals, total, standing, service }: SavedOrder) =>
      [
        `Ma commande ${brand}\u00a0: ${number}`,
        ...animals.map(({ name, quantity }) => `${formatInteger(quantity)} × ${isolated(name)}`),
        `Total\u00a0: ${formatXof(total)}`,
        ...(standing.kind === 'paid' ? [`Payé\u00a0: ${formatXof(standing.amount)}`] : []),
        ...(standing.kind === 'paid' && standing.rest
          ? [`À payer à la livraison\u00a0: ${formatXof(standing.rest)}`]
          : []),
        ...(standing.kind === 'due'
          ? [`À payer\u00a0: ${formatXof(standing.amount)} (paiement pas encore confirmé)`]
          : []),
        `Service client\u00a0: ${service}`,
      ].join('\n'),
  },
  reorder: {
    press: 'Remettre au panier',
    pressOf: (number: string) => `Remettre au panier les animaux de la commande ${number}`,
    working: 'Remise au panier…',
    failed: 'Vos animaux n’ont pas pu être remis au panier. Réessayez dans un instant.',
    missing: ({ name, wanted, back }: MissingAnimal) =>
      back === 0
        ? `${isolated(name)}\u00a0: il n’en reste plus.`
        : `${isolated(name)}\u00a0: ${formatInteger(back)} sur ${formatInteger(wanted)} dans votre panier.`,
    short: 'Certains de vos animaux ne sont plus disponibles.',
    cart: 'Voir mon panier',
  },
} as const;
