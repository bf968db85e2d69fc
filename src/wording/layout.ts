import { animals } from './animals.ts';
import { erratum, erratumLanguage } from './erratum.ts';

/** The frame above every page: bars, navigation, search, drawer (specification §2 "Shared layout"). */
export const layoutWording = {
  skipToContent: 'Aller au contenu',
  topBar: {
    about: erratum('A propos de nous', 'À propos de nous'),
    email: (email: string) => erratum(`Email : ${email}`, `E-mail\u00a0: ${email}`),
    help: "Centre d'aide",
    dashboard: 'Tableau de bord',
    register: 'Inscription',
  },
  home: (brand: string) => `${brand}, accueil`,
  search: {
    label: 'Rechercher un produit',
    placeholder: erratum('je recherche un produit ...', 'Je recherche un produit…'),
    category: 'Catégorie',
    everywhere: 'Toutes les catégories',
    submit: 'Rechercher',
  },
  account: { loggedIn: 'Mon compte', visitor: 'Se connecter' },
  /** No number is shown until the cart has loaded. */
  cart: (count: number | 'coming' | 'failed') => {
    if (count === 'coming') return 'Panier';
    if (count === 'failed') return 'Panier, non actualisé';
    return `Panier, ${animals(count)}`;
  },
  navigation: {
    label: 'Navigation principale',
    allCategories: erratum('All categories', 'Toutes les catégories'),
    allCategoriesLanguage: erratumLanguage('en'),
    home: 'Accueil',
    shop: 'Boutique',
    about: erratum('A propos', 'À propos'),
    faq: erratum('Faq', 'FAQ'),
    contact: 'Contact',
  },
  categories: {
    loading: 'Chargement des catégories…',
    empty: 'Aucune catégorie pour le moment.',
    failed: 'Les catégories n’ont pas pu être chargées.',
    retry: 'Réessayer',
    all: 'Voir toute la boutique',
  },
  drawer: {
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    title: 'Menu',
    categories: 'Catégories',
    isNew: erratum('New', 'Nouveau'),
    isNewLanguage: erratumLanguage('en'),
    cart: 'Panier',
    register: 'Créer un compte',
    login: 'Se connecter',
    account: 'Mon compte',
  },
  breadcrumb: 'Fil d’Ariane',
  theme: { label: 'Apparence', system: 'Automatique', light: 'Clair', dark: 'Sombre' },
  backHome: 'Retour à l’accueil',
  loading: 'Chargement…',
} as const;
