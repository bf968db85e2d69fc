/** The plain list of animals (/animaux), which needs no script: a document of its own, outside the shop's layout. */
export const plainListWording = {
  title: 'Tous nos animaux',
  page: (number: number, of: number) => (of === 1 ? '' : `page\u00a0${number} sur ${of}`),
  description: (count: string) =>
    `La liste simple de tous nos animaux (${count}), avec leur prix et leur origine.`,
  lead: (count: string) => `Du plus récent au plus ancien, ${count} en tout.`,
  pages: 'Pages de la liste',
  ways: 'Ailleurs dans la boutique',
  home: 'Accueil',
  shop: 'Boutique',
  faq: 'Faq',
  contact: 'Contact',
} as const;
