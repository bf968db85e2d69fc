/** The page after an order, /order-finished. */
export const orderFinishedWording = {
  page: { title: 'Merci pour votre commande', description: 'Votre commande est enregistrée.' },
  title: 'Merci pour votre commande\u202f!',
  number: 'Numéro de commande\u00a0:',
  text: 'Nous vous appelons très vite pour fixer le jour et le lieu de la livraison.',
  orders: 'Voir mes commandes',
  shop: 'Voir la boutique',
  /** Where the browser can put the shop on the home screen. */
  install: {
    text: 'Gardez la boutique à portée de main\u00a0: installez-la sur votre appareil.',
    accept: 'Installer',
    refuse: 'Non merci',
  },
} as const;
