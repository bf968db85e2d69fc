import type { FeaturedFilter } from '#rules/featured.ts';
import { formatInteger } from '#rules/money.ts';
import { animals } from './animals.ts';
import { erratum } from './erratum.ts';
import { homeFrontWording } from './home-front.ts';

/**
 * A partner of the home page. `mark` is the address of its logo (`/partners/poro.svg`): until the merchant provides one, its name is
 * shown.
 */
export type Partner = { name: string; mark?: string };

type Tab = Exclude<FeaturedFilter, 'new'>;

/** The home page (specification §2 "Home"). */
export const homeWording = {
  ...homeFrontWording,
  /** On a phone, below the banner. */
  firstChoice: { label: 'Catégories', promise: 'Contrôle vétérinaire, livraison gratuite à domicile' },
  countries: {
    title: 'Pays d’origine',
    count: (count: number) => erratum(`${formatInteger(count)} bétail`, animals(count)),
    loading: 'Chargement des pays d’origine…',
    empty: 'Aucun pays d’origine pour le moment.',
    failed: 'Les pays d’origine ne se sont pas chargés.',
    retry: 'Réessayer',
  },
  featured: {
    title: 'Nos bêtes en vedette',
    tabsLabel: 'Choix des bêtes en vedette',
    tabs: { featured: 'En vedette', popular: 'Populaires', sale: 'Promotions' } satisfies Record<Tab, string>,
    emptyTab: 'Aucune bête à montrer ici pour le moment.',
    loading: 'Chargement des bêtes en vedette…',
    failed: 'Le catalogue ne s’est pas chargé.',
    failedHint: 'Réessayez dans un instant.',
    retry: 'Réessayer',
    all: 'Voir tout le catalogue',
  },
  promotions: {
    label: 'Nos offres',
    festival: (festival: string) => ({
      title: `Préparez la ${festival}`,
      text: 'Réservez tôt\u00a0: les plus beaux béliers partent les premiers.',
      action: 'Réserver mon bélier',
    }),
    delivery: {
      title: 'La livraison est offerte',
      text: 'Partout dans le pays, au jour et au lieu fixés par téléphone.',
      action: 'Comment ça marche',
    },
  },
  /** Beside the partners and the testimonials, until the merchant has written theirs. */
  sample: 'Exemples',
  partners: {
    title: 'Nos éleveurs partenaires',
    label: 'Les partenaires, l’un après l’autre',
    items: [
      { name: 'Ferme du Poro' },
      { name: 'Ranch de la Marahoué' },
      { name: 'Éleveurs du Liptako' },
      { name: 'Bergerie du Bafing' },
      { name: 'Coopérative du Zanzan' },
      { name: 'Parc à bétail de Sikasso' },
      { name: 'Véto Lagunes' },
    ] as readonly Partner[],
  },
  bestSellers: {
    title: 'Les plus demandés',
    label: 'Les animaux les plus demandés',
    previous: 'Animaux précédents',
    next: 'Animaux suivants',
    loading: 'Chargement des animaux les plus demandés…',
    failed: 'Ces animaux ne se sont pas chargés.',
    retry: 'Réessayer',
  },
  callToAction: {
    title: 'Une question avant de choisir\u202f?',
    text: 'Taille, race, âge, livraison\u00a0: notre équipe vous conseille.',
    action: 'Nous contacter',
    shop: 'Voir la boutique',
  },
  testimonials: {
    title: 'Ils nous ont fait confiance',
    label: 'Témoignages de clients',
    rating: (rating: number) => `Note\u00a0: ${rating} sur 5`,
    items: [
      {
        name: 'Awa K.',
        role: 'Cliente à Cocody',
        rating: 5,
        text: 'Le bélier était encore plus beau que sur la fiche. Le livreur m’a appelée la veille, puis une heure avant d’arriver.',
      },
      {
        name: 'Ibrahim T.',
        role: 'Client à Bouaké',
        rating: 5,
        text: 'J’ai réservé avec 30\u00a0% et payé le reste devant l’animal. C’est simple et rassurant.',
      },
      {
        name: 'Mariam D.',
        role: 'Restauratrice à Yopougon',
        rating: 4,
        text: 'Je commande chaque mois. Les bêtes sont saines et les papiers du vétérinaire sont toujours là.',
      },
      {
        name: 'Serge N.',
        role: 'Client à San-Pédro',
        rating: 5,
        text: 'Une première fois réussie\u00a0: le zébu est arrivé au jour dit, et l’équipe a répondu à toutes mes questions.',
      },
    ],
  },
  benefits: {
    label: 'Nos engagements',
    items: {
      delivery: { title: 'Livraison gratuite', text: 'Sur toutes les commandes' },
      express: { title: 'Livraison express', text: 'Dans toute l’Afrique de l’Ouest' },
      payment: { title: 'Paiement sécurisé', text: 'Plusieurs moyens de paiement' },
      support: { title: 'Assistance 24\u00a0h/24', text: 'Par écrit 7\u00a0jours sur 7, au téléphone' },
    },
  },
} as const;
