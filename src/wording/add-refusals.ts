import type { AddRefusal } from '#machines/cart/add-to-cart.machine.ts';
import type { NoticeWording } from './notices.ts';

/** Why an animal was not added to the cart (specification §8 Cart), beside its button and as a notice. */
export const addRefusalsWording: Readonly<Record<AddRefusal['code'], NoticeWording>> = {
  'cart-add-server-failed': { tone: 'error', text: "Erreur serveur lors de l'ajout au panier." },
  'cart-add-invalid': { tone: 'error', text: 'Données invalides.' },
  'cart-add-unknown-error': { tone: 'error', text: 'Une erreur inconnue est survenue.' },
  'cart-add-failed': { tone: 'error', text: "Impossible d'ajouter le produit au panier" },
};
