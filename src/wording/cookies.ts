/** The data that the shop stores on a device: the page of the footer's third legal link (specification §3 "Browser storage"). */
export const cookiesWording = {
  lead: 'Deux cookies, tous deux nécessaires. Aucune publicité, aucune mesure d’audience\u00a0: il n’y a donc rien à accepter ni à refuser.',
  stored: {
    cookies: {
      title: 'Les deux cookies',
      text: 'Ils ne servent qu’à cette boutique et ne vous suivent pas ailleurs.',
      items: [
        {
          name: 'access_token',
          purpose: 'Vous garde connecté d’une page à l’autre.',
          duration: '24\u00a0heures, ou jusqu’à la déconnexion',
        },
        {
          name: 'csrftoken',
          purpose: 'Prouve que vos demandes viennent bien de cette page, et non d’un autre site.',
          duration: 'Fixée par le serveur',
        },
      ],
    },
    storage: {
      title: 'La mémoire du navigateur',
      text: 'Ces informations restent sur votre appareil. Se déconnecter efface tout ce qui vous concerne.',
      items: [
        {
          name: 'access_token',
          purpose: 'Votre connexion, pour les demandes que la page envoie au serveur.',
          duration: 'Jusqu’à la déconnexion',
        },
        {
          name: 'user',
          purpose: 'Votre nom et vos coordonnées, pour les afficher.',
          duration: 'Jusqu’à la déconnexion',
        },
        {
          name: '_email, two_factor_email',
          purpose: 'L’adresse à laquelle un code vient d’être envoyé.',
          duration: 'Jusqu’à la déconnexion',
        },
        {
          name: 'redirect_url',
          purpose: 'La page où revenir après la connexion.',
          duration: 'Jusqu’à la connexion',
        },
        {
          name: 'remembered_identifier',
          purpose:
            'Votre e-mail ou votre numéro, si vous avez coché «\u00a0Se souvenir de moi\u00a0». Jamais le mot de passe.',
          duration: 'Jusqu’à ce que vous décochiez la case',
        },
        {
          name: 'kept_cart',
          purpose: 'Votre panier tel que vous l’avez vu, pour le relire sans réseau.',
          duration: 'Jusqu’à la déconnexion',
        },
        {
          name: 'order_attempt',
          purpose: 'Une commande restée sans réponse, pour ne pas la passer deux fois.',
          duration: 'Jusqu’à la réponse, ou la déconnexion',
        },
        {
          name: 'wished_delivery',
          purpose: 'Le jour de livraison que vous avez souhaité, pour votre agenda.',
          duration: 'Jusqu’à la déconnexion',
        },
        {
          name: 'redirect_owner',
          purpose: 'Si votre session a expiré, le compte qui peut revenir à cette page, et lui seul.',
          duration: 'Jusqu’à la connexion',
        },
        {
          name: 'session_ended',
          purpose: 'Efface ce que vous avez écrit dans vos autres onglets, quand vous vous déconnectez.',
          duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
        },
        {
          name: 'provider_accepts',
          purpose: 'Ce que le serveur accepte, pour ajouter un animal au panier sans attendre.',
          duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
        },
        {
          name: 'belier-visits',
          purpose: 'Les pages et les photos que vous avez ouvertes, pour les revoir sans réseau.',
          duration: 'Jusqu’à la déconnexion, ou jusqu’à ce que de plus récentes prennent leur place',
        },
        {
          name: 'belier-shop',
          purpose: 'Les fichiers de la boutique, pour l’ouvrir sans réseau. Rien de personnel.',
          duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
        },
        {
          name: 'cart_changed',
          purpose: 'Prévient vos autres onglets que le panier a changé.',
          duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
        },
        {
          name: 'install_refused',
          purpose: 'Ne vous propose plus d’installer la boutique, si vous avez refusé.',
          duration: 'Jusqu’à ce que vous effaciez les données du navigateur',
        },
        {
          name: 'film_code',
          purpose: 'Le code du jour, à quatre chiffres, pour la photo ou la vidéo que vous demandez.',
          duration: 'Jusqu’au lendemain',
        },
        {
          name: 'theme',
          purpose: 'L’apparence que vous avez choisie, claire ou sombre.',
          duration: 'Jusqu’à ce que vous reveniez à «\u00a0Automatique\u00a0»',
        },
      ],
    },
  },
  duration: (duration: string) => `Durée\u00a0: ${duration}`,
  refuse: {
    title: 'S’en passer',
    text: 'Vous pouvez bloquer les cookies et la mémoire dans les réglages de votre navigateur. La boutique reste ouverte, mais il faudra vous connecter à chaque visite.',
  },
} as const;
