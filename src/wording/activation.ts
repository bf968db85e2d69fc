/** Activation by the mailed link (specification §2 "Activation by link", §8). */
export const activationWording = {
  page: { title: 'Activation du compte', description: 'L’activation de votre compte par le lien reçu.' },
  loading: 'Activation de votre compte…',
  done: {
    title: 'Votre compte est activé',
    text: 'Bienvenue\u202f! Vous pouvez vous connecter.',
    login: 'Se connecter',
  },
  failed: "Le lien d'activation est invalide ou expiré.",
  missing: "Aucune action d'activation détectée.",
  support: 'Contacter le support',
  home: 'Retour à l’accueil',
  retry: 'Réessayer',
} as const;
