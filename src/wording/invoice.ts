import { formatXof } from '#rules/money.ts';
import type { PaidSoFar } from '#rules/paid-so-far.ts';

/** The printed invoice (specification §2 "Dashboard", "Invoice layout"). */
export const invoiceWording = {
  title: 'Facture',
  /** On the screen while the invoice will be printed. */
  open: {
    text: (number: string) => `La facture de la commande ${number} est prête à imprimer.`,
    print: 'Imprimer',
    close: 'Fermer',
  },
  number: 'N° de commande',
  date: 'Date',
  client: 'Client',
  columns: {
    product: 'Produit',
    category: 'Catégorie',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    total: 'Total',
  },
  total: 'Total',
  paid: 'Commande payée',
  payOnDelivery: 'Paiement à la livraison',
  /** Beside the note: the amount paid, and the remainder. */
  paidSoFar: ({ paid, rest }: PaidSoFar) => {
    if (paid === 0) return 'Aucun paiement reçu à ce jour.';
    if (rest === 0) return `Réglé\u00a0: ${formatXof(paid)}.`;
    return `Acompte réglé\u00a0: ${formatXof(paid)}. Reste à payer à la livraison\u00a0: ${formatXof(rest)}.`;
  },
  thanks: (brand: string) => `Merci pour votre confiance. À bientôt chez ${brand}\u202f!`,
} as const;
