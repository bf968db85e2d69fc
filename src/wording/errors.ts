/** Pages that could not be shown: unknown addresses and failures. */
export const errorsWording = {
  notFound: {
    page: { title: 'Page introuvable', description: 'Cette adresse ne mène nulle part dans la boutique.' },
    title: 'Cette page s’est égarée',
    text: 'L’adresse a peut-être été mal recopiée, ou la page n’existe plus.',
    home: 'Retour à l’accueil',
    shop: 'Voir la boutique',
  },
  categoryNotFound: {
    title: 'Cette catégorie n’existe pas',
    text: 'Elle a peut-être été retirée. Tous nos animaux sont dans la boutique.',
  },
  countryNotFound: {
    title: 'Ce pays d’origine n’existe pas',
    text: 'Il a peut-être été retiré. Tous nos animaux sont dans la boutique.',
  },
  /** Offline, at an address that is not kept on this device. */
  unkept: {
    title: 'Cette page n’est pas enregistrée',
    text: 'Il n’y a pas de réseau, et cette page n’est pas enregistrée sur votre appareil. Rechargez-la dès que le réseau revient, ou appelez-nous.',
  },
  /** A part of the page failed to render; layout and cart stay. */
  broken: {
    title: 'Cette page a rencontré un problème',
    text: 'Le reste de la boutique fonctionne et votre panier est intact. Réessayez, ou revenez un peu plus tard.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  /** The server did not answer in time. */
  unreachable: {
    title: 'Le serveur ne répond pas',
    text: 'Vérifiez que vous avez du réseau, puis réessayez.',
    retry: 'Réessayer',
  },
  /** The code of a page did not come: a lost line, or an older version whose scripts are gone. */
  incomplete: {
    title: 'Cette page ne s’est pas chargée en entier',
    text: 'Rien n’a été fait, et votre panier est gardé. Rechargez la page.',
    reload: 'Recharger la page',
  },
} as const;
