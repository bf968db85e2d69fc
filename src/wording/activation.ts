/** Activation by the mailed link (specification §2 "Activation by link", §8). */
export const activationWording = {
  page: { title: 'Activation du compte', description: 'Activez votre compte avec le lien reçu par e-mail.' },
  loading: 'Activation de votre compte…',
  done: {
    title: 'Votre compte est activé',
    text: 'Bienvenue\u202f! Vous pouvez vous connecter.',
    login: 'Se connecter',
  },
  failed: "Le lien d'activation est invalide ou expiré.",
  /** Beside it: a used link is refused, too, when it is opened again. */
  perhapsActive:
    'Si ce lien a déjà été ouvert, par vous ou par votre messagerie, votre compte est peut-être déjà actif\u00a0: essayez de vous connecter.',
  missing: "Aucune action d'activation détectée.",
  support: 'Contacter le support',
  home: 'Retour à l’accueil',
  retry: 'Réessayer',
} as const;
