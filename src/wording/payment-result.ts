import { slip } from './slip.ts';

/** The page a customer comes back to after the payment page (specification §2 "Payment result"). */
export const paymentResultWording = {
  page: {
    title: 'Statut de votre commande – Paiement',
    description: 'Le résultat du paiement de votre commande.',
  },
  title: 'Statut de votre commande – Paiement',
  orderNumber: 'Numéro de commande\u00a0:',
  loading: 'Traitement en cours...',
  loadingHint: 'Nous demandons la confirmation au prestataire de paiement. Gardez cette page ouverte.',
  paid: {
    title: 'Paiement réussi !',
    /** Before and after the order number. */
    text: ['Le paiement de votre commande', 'nous est bien parvenu. Merci de votre confiance\u202f!'],
    next: 'Nous vous appelons très vite pour fixer le jour et le lieu de la livraison.',
    orders: 'Voir mes commandes',
  },
  /** The 30 % of an order paid on delivery have arrived. */
  deposit: {
    text: [
      'L’acompte de 30\u00a0% de votre commande',
      'nous est bien parvenu. Merci de votre confiance\u202f!',
    ],
    next: 'Nous vous appelons très vite pour fixer le jour et le lieu de la livraison. Le reste se règle devant l’animal.',
  },
  failed: {
    title: 'Paiement échoué',
    cancelled:
      'Le paiement n’a pas abouti et la commande est annulée. Si une somme a été débitée, contactez le support.',
    pending:
      'Aucune confirmation de paiement n’est encore arrivée. Votre commande est gardée\u00a0: ne payez pas une seconde fois. Si cela dure, contactez le support.',
    samePage:
      'Si vous n’avez pas encore payé, le bouton ci-dessous rouvre la page du même paiement\u00a0: elle seule sait si de l’argent est en route.',
    noPage: 'Si vous n’avez pas encore payé, le service client vous dit comment faire.',
    resume: 'Reprendre le paiement',
    stillAsking: 'Nous continuons de demander\u00a0: cette page se met à jour d’elle-même.',
    askAgain: 'Vérifier de nouveau',
    support: 'Contacter le support',
  },
  notFound: {
    title: 'Commande introuvable.',
    searched: 'Numéro recherché\u00a0:',
    missing: 'L’adresse de cette page ne contient aucun numéro de commande.',
  },
  error: {
    title: 'Paiement échoué',
    text: 'Le serveur n’a pas répondu. Cela ne dit rien de votre paiement\u00a0: ne payez pas une seconde fois, votre commande est gardée.',
    retry: 'Réessayer',
    support: slip('Contacer le support', 'Contacter le support'),
    home: "Retour à l'accueil",
  },
  /** A payment app may come back in another browser, where nobody is logged in. */
  visitor: {
    title: 'Connectez-vous pour voir le résultat',
    text: 'Votre commande est gardée. Pour la protéger, nous ne montrons son paiement qu’à vous.',
    login: 'Se connecter',
  },
} as const;
