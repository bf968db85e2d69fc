/** The sample wishlist, a static page (specification §1). */
export const wishlistWording = {
  page: { title: 'Liste de souhaits', description: 'Un exemple de liste de souhaits.' },
  title: 'Liste de souhaits',
  shop: 'Voir la boutique',
} as const;
