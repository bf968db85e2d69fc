/** The sample blog without its articles, which are in `blog-articles.ts`: a static page (specification §1, §2). */
export const blogWording = {
  page: { title: 'Blog', description: 'Conseils et histoires autour de l’élevage et de la fête.' },
  title: 'Blog',
  lead: 'Choisir, accueillir, comprendre\u00a0: conseils et histoires autour de l’élevage et de la fête.',
  categories: 'Catégories',
  tags: 'Étiquettes',
  everything: 'Tous les articles',
  minutes: (minutes: number) => `${minutes} min de lecture`,
  english: 'En anglais',
  published: 'Publié le',
  others: 'À lire aussi',
  categoryNames: {
    conseils: 'Conseils d’achat',
    elevage: 'Races et élevage',
    fete: 'Autour de la fête',
  },
  tagNames: {
    tabaski: 'Tabaski',
    budget: 'Budget',
    sante: 'Santé',
    races: 'Races',
    livraison: 'Livraison',
  },
  ofCategory: (name: string) => ({
    title: `Catégorie\u00a0: ${name}`,
    description: `Les articles du blog de la catégorie «\u00a0${name}\u00a0».`,
  }),
  ofTag: (name: string) => ({
    title: `Étiquette\u00a0: ${name}`,
    description: `Les articles du blog qui portent l’étiquette «\u00a0${name}\u00a0».`,
  }),
  count: (count: number) => (count > 1 ? `${count} articles` : `${count} article`),
  closing: {
    title: 'Prêt à choisir\u202f?',
    text: 'Les animaux de la boutique ont chacun leur fiche, leur prix et leur origine.',
    action: 'Voir la boutique',
  },
  notFound: {
    title: 'Cet article n’existe pas',
    text: 'Il a peut-être été retiré. Les autres vous attendent sur le blog.',
  },
} as const;
