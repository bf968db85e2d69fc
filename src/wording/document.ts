/** Messages of the document itself, which it shows without the shop's code. */
export const documentWording = {
  old: 'Votre navigateur est trop ancien pour cette boutique\u00a0: vous pouvez lire les pages et suivre les liens, mais certains boutons ne marchent pas. Mettez-le à jour, ou commandez par téléphone.',
  /** About late code: `failed` and `offline` beside the pressed control, `stuck` for a part of the page. */
  late: {
    pending: 'Un instant…',
    slow: 'Le réseau est lent\u00a0: patientez, votre demande est en cours.',
    failed: 'Le réseau est trop lent ou coupé\u00a0: rien n’a été fait. Réessayez.',
    offline: 'Vous êtes hors connexion\u00a0: rien n’a été fait. Réessayez dès que le réseau revient.',
    left: 'Le compte connecté a changé entre-temps\u00a0: rien n’a été fait. Vérifiez, puis réessayez.',
    kept: 'Cette page a été ouverte sans réseau\u00a0: rien n’a été envoyé. Rechargez-la dès que le réseau revient.',
    outdated: 'Une nouvelle version de la boutique est en ligne\u00a0: rechargez la page pour continuer.',
    stuck:
      'Une partie de cette page ne s’est pas chargée\u00a0: vous pouvez lire et suivre les liens, mais certains boutons ne marchent pas.',
  },
  withoutScripts:
    'Sans JavaScript, vous pouvez lire les pages et suivre les liens, mais pas chercher, remplir un panier ni vous connecter. Activez-le dans votre navigateur, ou commandez par téléphone.',
  reload: 'Recharger la page',
  whatsapp: 'Écrire sur WhatsApp',
  shop: 'Voir la boutique',
  animals: 'Tous les animaux',
} as const;
