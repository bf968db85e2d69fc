/** The registration's success page, /thank-for-register (specification §2 "Registration success"). */
export const registeredWording = {
  page: { title: 'Inscription réussie', description: 'Votre compte est créé\u00a0: bienvenue.' },
  title: 'Inscription réussie',
  text: 'Votre compte est créé. Ouvrez l’e-mail d’activation que vous avez reçu, puis connectez-vous.',
  login: 'Se connecter',
  home: 'Retour à l’accueil',
} as const;
