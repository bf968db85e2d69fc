/** The sample wishlist, a static page, partly in English (specification §1). */
export const wishlistWording = {
  page: {
    title: 'Liste de souhaits',
    description: 'Un exemple de liste de souhaits\u00a0: les animaux mis de côté avant la fête.',
  },
  title: 'Liste de souhaits',
  lead: 'Animaux mis de côté avant la fête.',
  sample: 'Cette liste est un exemple\u00a0: vous ne pouvez pas encore enregistrer la vôtre.',
  label: 'Animaux de la liste',
  similar: 'Voir cette race',
  breed: (breed: string) => `\u00a0: ${breed}`,
  shop: 'Voir la boutique',
  closing: {
    title: 'Envie d’en ajouter\u202f?',
    text: 'Toute la boutique vous attend, avec ses filtres par pays, par taille et par prix.',
  },
  /** In English, as specified. */
  availability: { available: 'In stock', few: 'Only two left', none: 'Out of stock' },
  items: {
    ladoum: {
      name: 'Bélier Ladoum',
      note: 'The tall one everybody talked about last year.',
      added: 'Added on 12 March',
    },
    'bali-bali': {
      name: 'Bélier Bali-Bali',
      note: 'Brown and white, calm, just right for a big family.',
      added: 'Added on 3 April',
    },
    maradi: {
      name: 'Chèvre rousse de Maradi',
      note: 'Small garden, small goat. The children already chose her name.',
      added: 'Added on 19 April',
    },
    'zebu-peul': {
      name: 'Taureau Zébu peul',
      note: 'To share between seven cousins.',
      added: 'Added on 2 May',
    },
  },
} as const;
