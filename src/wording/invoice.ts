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
  thanks: (brand: string) => `Merci pour votre confiance. À bientôt chez ${brand}\u202f!`,
} as const;
