import { frenchRecently } from '#rules/dates.ts';
import { formatInteger } from '#rules/money.ts';
import { isolated } from '#rules/text.ts';
import { erratum } from './erratum.ts';

/** The cart (specification §2 "Cart"). */
export const cartWording = {
  page: {
    title: 'Panier',
    description: 'Les animaux que vous avez choisis, leur quantité et le total à payer.',
  },
  title: erratum('Details Panier', 'Détails du panier'),
  empty: {
    title: erratum('Ton panier est vide', 'Votre panier est vide'),
    text: 'La boutique est pleine de beaux animaux.',
    continue: erratum("Continue l'achat", 'Continuer mes achats'),
    /** For a visitor: a cart belongs to an account. */
    login: 'Déjà client\u202f? Connectez-vous pour retrouver votre panier.',
    loginAction: 'Se connecter',
  },
  columns: {
    product: 'Produit',
    price: 'Prix',
    quantity: 'Quantité',
    total: 'Total',
    actions: 'Actions',
  },
  caption: 'Animaux du panier',
  size: 'Taille',
  quantity: {
    label: (name: string) => `Quantité\u00a0: ${name}`,
    increase: (name: string) => `Augmenter la quantité\u00a0: ${name}`,
    decrease: (name: string) => `Diminuer la quantité\u00a0: ${name}`,
  },
  /** A line that cannot be ordered: shown before the checkout refuses it. */
  trouble: {
    gone: 'Cet animal n’est plus en vente. Supprimez-le pour pouvoir commander.',
    soldOut: 'Épuisé. Supprimez-le pour pouvoir commander.',
    few: (left: number) =>
      `Il n’en reste que ${formatInteger(left)}\u00a0: diminuez la quantité pour pouvoir commander.`,
  },
  /** Beside a line with the entire stock. */
  most: (left: number) =>
    left === 1 ? 'Il n’y en a qu’un.' : `Il n’y en a que ${formatInteger(left)}, tous dans votre panier.`,
  /** Announced when a quantity was changed; `own`: the line's amount, if there are other lines. */
  said: (name: string, quantity: number, total: string, own?: string) =>
    `${isolated(name)}\u00a0: ${formatInteger(quantity)}${own === undefined ? '' : `, ${own}`}, total ${total}`,
  /** Replaces a removed line. */
  removed: {
    text: (name: string) => `${isolated(name)} n’est plus dans votre panier.`,
    undo: 'Annuler',
    undoLine: (name: string) => `Annuler la suppression\u00a0: ${name}`,
  },
  /** An unreadable line: it blocks the order until it is removed. */
  unread: {
    text: (name: string | null) =>
      name === null
        ? 'Cet article n’a pas pu être affiché. Supprimez-le pour pouvoir commander.'
        : `${isolated(name)}\u00a0: cet article n’a pas pu être affiché. Supprimez-le pour pouvoir commander.`,
    stuck:
      'Cet article n’a pas pu être affiché et vous ne pouvez pas le supprimer d’ici. Écrivez-nous ou appelez-nous.',
    contact: 'Nous écrire ou nous appeler',
    name: 'article non affiché',
    total: 'Total des articles affichés',
    blocked: (count: number) =>
      count === 1
        ? 'Un article n’a pas pu être affiché\u00a0: ce total est incomplet. Supprimez cet article pour pouvoir commander.'
        : `${formatInteger(count)} articles n’ont pas pu être affichés\u00a0: ce total est incomplet. Supprimez ces articles pour pouvoir commander.`,
  },
  removeLine: (name: string) => `Supprimer du panier\u00a0: ${name}`,
  summary: {
    title: erratum('Recapitualtif du panier', 'Récapitulatif du panier'),
    total: 'Total',
    checkout: 'Passer à la caisse',
    continue: erratum("Continuer l'achat", 'Continuer mes achats'),
    delivery: 'La livraison à domicile est offerte. Nous vous appelons pour fixer le jour et le lieu.',
    means: 'Wave, Orange Money, Moov, MTN ou carte bancaire',
  },
  loading: 'Chargement du panier…',
  failed: {
    title: 'Votre panier ne s’est pas chargé',
    text: 'Vos animaux y sont toujours. Réessayez dans un instant.',
    retry: 'Réessayer',
  },
  /** The cart that the device stores for reading offline; `at` and `now` in ms since the epoch. */
  stored: {
    seen: (at: number, now: number) =>
      `Sans réseau, voici votre panier, vu ${frenchRecently(at, now)}. Il a pu changer depuis.`,
    order: 'Dès que le réseau revient, rechargez la page pour commander.',
  },
  /** Beside an older cart, after reading the current one failed. */
  stale: 'Votre panier n’est peut-être pas à jour.',
} as const;
