/** The footer of every page (specification §2 "Shared layout"). */
export const footerWording = {
  blog: 'Blog',
  promise: 'Des animaux choisis chez l’éleveur, contrôlés par un vétérinaire et livrés à votre porte.',
  links: 'Liens rapides',
  account: 'Mon compte',
  contact: 'Nous joindre',
  place: 'Abidjan, Côte d’Ivoire',
  register: 'Créer un compte',
  login: 'Se connecter',
  dashboard: 'Tableau de bord',
  cart: 'Panier',
  social: 'Suivez-nous',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  legal: 'Mentions légales',
  rights: (brand: string) => `© ${brand}, Abidjan`,
} as const;
