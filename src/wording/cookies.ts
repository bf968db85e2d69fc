/** What is stored until the same moment: names with their purposes. */
const until = (duration: string, purposes: Readonly<Record<string, string>>) =>
  Object.entries(purposes).map(([name, purpose]) => ({ name, purpose, duration }));

const cleared = 'Jusqu’à ce que vous effaciez les données du navigateur';

/** The data that the shop stores on a device: the page of the footer's third legal link (specification §3 "Browser storage"). */
export const cookiesWording = {
  lead: 'Deux cookies, tous deux nécessaires. Aucune publicité, aucune mesure d’audience\u00a0: il n’y a donc rien à accepter ni à refuser.',
  stored: {
    cookies: {
      title: 'Les deux cookies',
      text: 'Ils ne servent qu’à cette boutique et ne vous suivent pas ailleurs.',
      items: [
        ...until('24\u00a0heures, ou jusqu’à la déconnexion', {
          access_token: 'Vous garde connecté d’une page à l’autre.',
        }),
        ...until('Fixée par le serveur', {
          csrftoken: 'Prouve que vos demandes viennent bien de cette page, et non d’un autre site.',
        }),
      ],
    },
    storage: {
      title: 'La mémoire du navigateur',
      text: 'Ces informations restent sur votre appareil. «\u00a0o…\u00a0» est une empreinte de votre e-mail. Se déconnecter efface tout ce qui vous concerne, sauf l’e-mail ou le numéro de «\u00a0Se souvenir de moi\u00a0».',
      items: [
        ...until('Jusqu’à la déconnexion', {
          access_token: 'Votre connexion, pour les demandes que la page envoie au serveur.',
          user: 'Votre nom et vos coordonnées, pour les afficher.',
          '_email, two_factor_email': 'L’adresse à laquelle un code vient d’être envoyé.',
          'o…:kept_cart': 'Votre panier tel que vous l’avez vu, pour le relire sans réseau.',
          'o…:wished_delivery':
            'La ville et le jour souhaité des commandes passées sur cet appareil, pour vous les rappeler.',
        }),
        ...until('Jusqu’à la connexion', {
          redirect_url: 'La page où revenir après la connexion.',
          redirect_owner: 'Si votre session a expiré, le compte qui peut revenir à cette page, et lui seul.',
        }),
        ...until('Jusqu’à ce que vous décochiez la case', {
          remembered_identifier:
            'Votre e-mail ou votre numéro, si vous avez coché «\u00a0Se souvenir de moi\u00a0». Jamais le mot de passe.',
        }),
        ...until('Jusqu’à la commande, ou la déconnexion', {
          'o…:checkout_draft':
            'Ce que vous avez écrit et choisi pour une commande\u00a0: adresse, téléphone, paiement. Jamais le numéro de CNI.',
        }),
        ...until('Jusqu’à la réponse, ou la déconnexion', {
          order_attempt: 'Une commande restée sans réponse, pour ne pas la passer deux fois.',
        }),
        ...until('Jusqu’au paiement, ou la déconnexion', {
          awaited_payment: 'Le numéro d’une commande qui attend son paiement, pour vous y ramener.',
        }),
        ...until('Jusqu’à la déconnexion, ou jusqu’à ce que de plus récentes prennent leur place', {
          'belier-visits-…':
            'Les pages et les photos que vous avez ouvertes, avec les fichiers de la boutique, pour les revoir sans réseau.',
        }),
        ...until(cleared, {
          session_ended:
            'Change à chaque déconnexion\u00a0: ce qui était écrit avant, dans tous vos onglets, ne se lit plus.',
          provider_accepts: 'Ce que le serveur accepte, pour ajouter un animal au panier sans attendre.',
          cart_changed: 'Prévient vos autres onglets que le panier a changé.',
          added_wish: 'Le dernier animal ajouté par une connexion, pour ne pas l’ajouter deux fois.',
          install_refused: 'Ne vous propose plus d’installer la boutique, si vous avez refusé.',
        }),
        ...until('Jusqu’au lendemain', {
          film_code: 'Le code du jour, à quatre chiffres, pour la photo ou la vidéo que vous demandez.',
        }),
        ...until('Jusqu’à ce que vous reveniez à «\u00a0Automatique\u00a0»', {
          theme: 'L’apparence que vous avez choisie, claire ou sombre.',
        }),
      ],
    },
    tab: {
      title: 'La mémoire de l’onglet',
      text: 'Fermer l’onglet efface tout. Chaque nom, sauf le dernier, commence par la valeur de session_ended.',
      items: [
        ...until('Jusqu’à l’envoi, ou la déconnexion', {
          'login_draft, registration_draft, forgot-password_draft, profile_draft, contact_draft':
            'Ce que vous avez écrit dans un formulaire. Jamais un mot de passe ni un code.',
        }),
        ...until('Jusqu’à la réponse du serveur, ou la déconnexion', {
          wanted_add: 'L’animal que vous vouliez ajouter avant de vous connecter.',
          led_to_login: 'Cet ajout vous a mené à la connexion.',
          unanswered_adds: 'Un ajout au panier resté sans réponse, pour ne pas le faire deux fois.',
          inactive_email: 'L’e-mail d’un compte qui n’est pas encore activé.',
        }),
        ...until('Jusqu’à ce que vous la vidiez, ou la déconnexion', {
          selection: 'Les animaux de votre sélection.',
        }),
        ...until('Jusqu’à la fermeture de l’onglet', {
          'tsr-scroll-restoration-v1_3': 'L’endroit où vous étiez sur chaque page, pour y revenir.',
        }),
      ],
    },
  },
  duration: (duration: string) => `Durée\u00a0: ${duration}`,
  refuse: {
    title: 'S’en passer',
    text: 'Vous pouvez bloquer les cookies et la mémoire dans les réglages de votre navigateur. La boutique reste ouverte, mais il faudra vous connecter à chaque visite.',
  },
} as const;
