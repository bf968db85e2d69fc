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
    lead: 'Tout est parti d’une question simple\u00a0: pourquoi traverser la ville, dans la chaleur et la foule, pour choisir un bélier\u202f?',
    text: [
      'Les semaines qui précèdent la fête se ressemblent dans toutes les familles. On se renseigne, on se déplace, on négocie, on cherche un camion, puis un coin d’ombre où garder l’animal. De l’autre côté, l’éleveur fait des centaines de kilomètres sans savoir s’il vendra.',
      'Nous avons réuni des éleveurs de confiance, des vétérinaires et des livreurs, et ouvert une boutique où chaque animal a sa fiche, son prix et son origine. Vous choisissez au calme, nous nous occupons du transport.',
    ],
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
    title: 'Quelques chiffres',
    items: [
      { value: 10, suffix: 'k+', label: 'Produits' },
      { value: 5, suffix: 'M+', label: 'Clients' },
      { value: 1, suffix: 'M+', label: 'Commandes livrées' },
      { value: 500, suffix: '+', label: 'Vendeurs' },
    ],
  },
  reasons: {
    title: 'Trois raisons de nous choisir',
    items: {
      quality: {
        title: 'La qualité',
        text: 'Des animaux choisis un par un chez l’éleveur et examinés par un vétérinaire avant de partir.',
      },
      delivery: {
        title: 'Une livraison rapide',
        text: 'L’animal est livré au jour et au lieu fixés ensemble par téléphone.',
      },
      convenience: {
        title: 'La simplicité',
        text: 'Quelques minutes pour choisir et payer, avec le moyen de paiement que vous utilisez déjà.',
      },
    },
  },
} as const;
