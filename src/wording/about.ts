/** The about page (specification §2 "About"). */
export const aboutWording = {
  page: (brand: string) => ({
    title: 'À propos',
    description: `L’histoire de ${brand}, sa mission et ses engagements envers les éleveurs et les familles.`,
  }),
  hero: {
    title: 'Le bétail de la région, à portée de main',
    text: (brand: string) =>
      `${brand} relie les éleveurs d’Afrique de l’Ouest aux familles qui préparent leurs fêtes.`,
    contact: 'Nous contacter',
    shop: 'Voir la boutique',
  },
  story: {
    title: 'Notre histoire',
    text: 'Tout est parti d’une question simple\u00a0: pourquoi traverser la ville pour choisir un bélier\u202f? Nous avons réuni des éleveurs de confiance, des vétérinaires et des livreurs, et ouvert une boutique où chaque animal a sa fiche, son prix et son origine.',
  },
  mission: {
    title: 'Notre mission',
    text: 'Rendre l’achat d’un animal simple, honnête et sûr, du pâturage jusqu’à votre porte.',
  },
  vision: {
    title: 'Notre vision',
    text: 'Une filière où l’éleveur est payé au juste prix et où chaque famille sait d’où vient sa bête.',
  },
  counters: {
    label: 'Quelques chiffres',
    items: [
      { value: 10, suffix: 'k+', label: 'Produits' },
      { value: 5, suffix: 'M+', label: 'Clients' },
      { value: 1, suffix: 'M+', label: 'Commandes livrées' },
      { value: 500, suffix: '+', label: 'Vendeurs' },
    ],
  },
  reasons: {
    title: 'Pourquoi nous choisir',
    items: [
      { title: 'La qualité', text: 'Des animaux choisis un par un et contrôlés par un vétérinaire.' },
      { title: 'Une livraison rapide', text: 'Chez vous, au jour et au lieu fixés ensemble.' },
      { title: 'La simplicité', text: 'Quelques minutes pour choisir, payer et suivre votre commande.' },
    ],
  },
} as const;
