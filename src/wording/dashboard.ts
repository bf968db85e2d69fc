/** The customer area: its head, its tabs, its guard (specification §2 "Dashboard"). */
export const dashboardWording = {
  page: {
    title: 'Mon compte',
    description: 'Votre profil, votre mot de passe et vos commandes.',
  },
  heading: 'Mon compte',
  holder: 'Titulaire du compte',
  loginRequired: 'Connectez-vous pour accéder à votre compte.',
  login: 'Se connecter',
  email: 'E-mail',
  phone: 'Téléphone',
  noPhone: 'Aucun numéro de téléphone',
  logout: 'Déconnexion',
  tabs: { label: 'Votre espace', profile: 'Profil', security: 'Sécurité', orders: 'Commandes' },
  /** The profile was opened from the checkout, which keeps its input. */
  ordering: {
    text: 'Votre commande vous attend, avec ce que vous avez saisi.',
    back: 'Revenir à ma commande',
  },
  userLoading: 'Chargement de vos informations…',
  userFailed: {
    title: 'Profil indisponible',
    text: 'Vos informations ne se sont pas chargées. Vous êtes bien connecté.',
    retry: 'Réessayer',
  },
} as const;
