import type { OrderStatus } from '#openapi/schemas.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import { byStatus, type ReadStatus } from '#rules/order-status.ts';
import type { OrderFilter } from '#rules/orders.ts';
import { isolated } from '#rules/text.ts';
import { erratum } from './erratum.ts';

const statuses = {
  PENDING: 'En cours',
  PAID: 'Payée',
  SHIPPED: 'Expédiée',
  DELIVERED: 'Livrée',
  CANCELLED: 'Annulée',
} as const satisfies Record<OrderStatus, string>;

const nothingFound = erratum('Aucun données trouvées pour le moment', 'Aucune donnée trouvée pour le moment');

const { PENDING, SHIPPED, DELIVERED, CANCELLED } = statuses;

/** The orders tab of the customer area (specification §2 "Dashboard", §3 "Order"). */
export const ordersWording = {
  title: 'Gestion des commandes',
  /** An order of the list, and what is unfolded below it. */
  more: (count: number) => (count === 1 ? 'et un autre animal' : `et ${count} autres animaux`),
  open: 'Voir la commande',
  detailOf: (number: string) => `Détail de la commande ${number}`,
  detail: {
    each: (quantity: number, price: number) => `${formatInteger(quantity)} × ${formatXof(price)}`,
    total: 'Total',
    client: 'Vos coordonnées',
  },
  service: 'Besoin d’aide\u202f?',
  returns: 'Retours',
  search: {
    label: 'Rechercher une commande',
    placeholder: 'Rechercher une commande...',
  },
  filter: {
    label: 'Statut',
    options: { all: 'Tous les statuts', PENDING, SHIPPED, DELIVERED, CANCELLED } satisfies Record<
      OrderFilter,
      string
    >,
  },
  statuses,
  /** A word of the provider that is not in the contract is shown as it is. */
  statusOf: (status: ReadStatus): string => byStatus({ ...statuses, unknown: status }, status),
  /** Beside the status of an order whose 30 % have arrived. */
  deposit: 'Acompte reçu',
  caption: 'Vos commandes',
  columns: {
    number: 'N° de commande',
    date: 'Date',
    total: 'Total (FCFA)',
    status: 'Statut',
    actions: 'Actions',
  },
  actions: (number: string) => `Actions pour la commande ${number}`,
  invoice: erratum('Telecharger la facture', 'Télécharger la facture'),
  invoiceLoading: 'Préparation de la facture…',
  invoiceFailed: (number: string) =>
    `La facture de la commande ${number} n’a pas pu être préparée. Réessayez dans un instant.`,
  loading: 'Chargement de vos commandes…',
  empty: {
    title: nothingFound,
    text: 'Vos commandes apparaîtront ici, avec leur statut et leur facture.',
    shop: 'Voir la boutique',
  },
  noMatch: {
    title: nothingFound,
    text: 'Aucune commande ne correspond à cette recherche.',
    clear: 'Effacer la recherche',
  },
  /** Unreadable orders, beside the others. */
  unread: {
    text: (count: number, numbers: readonly string[]) => {
      const named = `${numbers.length < count ? 'dont ' : ''}${numbers.map(isolated).join(', ')}`;
      const which = numbers.length === 0 ? '' : ` (${named})`;
      return count === 1
        ? `1 commande n’a pas pu être affichée${which}. Elle est toujours enregistrée\u00a0: écrivez-nous ou appelez-nous pour en savoir plus.`
        : `${formatInteger(count)} commandes n’ont pas pu être affichées${which}. Elles sont toujours enregistrées\u00a0: écrivez-nous ou appelez-nous pour en savoir plus.`;
    },
    contact: 'Nous écrire ou nous appeler',
  },
  failed: {
    title: 'Vos commandes ne se sont pas chargées',
    text: 'Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.',
    retry: 'Réessayer',
  },
  paging: {
    label: 'Pages de commandes',
    range: (first: number, last: number, total: number) => `Affichage ${first}-${last} sur ${total}`,
    perPage: 'Lignes par page',
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    first: 'Première page',
    previous: 'Page précédente',
    next: 'Page suivante',
    last: 'Dernière page',
  },
  /** Announced when the search or the filter changes. */
  found: (count: number) =>
    count === 0
      ? 'Aucune commande trouvée'
      : `${count} ${count > 1 ? 'commandes trouvées' : 'commande trouvée'}`,
} as const;
