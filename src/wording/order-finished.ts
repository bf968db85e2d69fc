/** The page after an order, /order-finished. */
export const orderFinishedWording = {
  page: { title: 'Merci pour votre commande', description: 'Votre commande est enregistrée.' },
  title: 'Merci pour votre commande\u202f!',
  number: 'Numéro de commande\u00a0:',
  text: 'Nous vous appelons très vite pour fixer le jour et le lieu de la livraison.',
  orders: 'Voir mes commandes',
  shop: 'Voir la boutique',
} as const;
