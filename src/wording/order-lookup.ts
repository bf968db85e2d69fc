import type { LookedUpState } from '#rules/order-lookup.ts';

/** The simulated lookup of an order, /order-status (specification §2 "Order status check page", §4, §8). */
export const orderLookupWording = {
  page: { title: 'Suivi de commande', description: 'Une démonstration du suivi de commande.' },
  title: 'Suivi de commande',
  lead: 'Saisissez un numéro de commande pour voir où elle en est.',
  number: 'Numéro de commande',
  submit: 'Vérifier',
  submitting: 'Recherche...',
  state: (state: string) => `Statut : ${state}`,
  states: {
    preparing: { name: 'En cours de préparation', details: 'Votre bétail sera livré sous 3 jours.' },
    delivered: { name: 'Livré', details: 'Votre commande a été livrée le 10/05/2025.' },
  } satisfies Record<LookedUpState, { name: string; details: string }>,
  errors: {
    'number-required': 'Veuillez saisir un numéro de commande valide.',
    'number-unknown': 'Numéro de commande introuvable. Veuillez vérifier et réessayer.',
    failed: 'Erreur lors de la récupération du statut. Veuillez réessayer plus tard.',
  },
  demonstration: {
    title: 'Ceci est une démonstration',
    text: 'Seuls les numéros TBK-1001 et TBK-1002 y répondent. Vos vraies commandes sont dans votre compte.',
  },
  dashboard: 'Voir mes commandes',
} as const;
