/** The plain list of animals (/animaux), which needs no script: a document of its own, outside the shop's layout. */
export const plainListWording = {
  title: 'Tous nos animaux',
  page: (number: number, of: number) => (of === 1 ? '' : `page\u00a0${number} sur ${of}`),
  description: (count: string) => `La liste simple de nos ${count} animaux, avec leur prix et leur origine.`,
  lead: (count: string) => `${count} animaux, du plus récent au plus ancien.`,
  pages: 'Pages de la liste',
  ways: 'Ailleurs dans la boutique',
  home: 'Accueil',
  shop: 'Boutique',
  faq: 'Faq',
  contact: 'Contact',
} as const;
