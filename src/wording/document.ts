/** Messages of the document itself, which it shows without the shop's code. */
export const documentWording = {
  old: 'Votre navigateur est trop ancien pour cette boutique\u00a0: vous pouvez lire les pages et suivre les liens, mais certains boutons ne marchent pas. Mettez-le à jour, ou commandez par téléphone.',
  /** About late code: `failed` beside the pressed control, `missing` for the page. */
  late: {
    pending: 'Un instant…',
    slow: 'Le réseau est lent\u00a0: patientez, votre demande est en cours.',
    failed: 'La page n’a pas fini de se charger\u00a0: rien n’a été fait. Réessayez, ou rechargez la page.',
    left: 'Le compte connecté a changé entre-temps\u00a0: rien n’a été fait. Vérifiez, puis réessayez.',
    kept: 'Cette page a été ouverte sans réseau\u00a0: rien n’a été envoyé. Rechargez-la dès que le réseau revient.',
    missing: 'Une partie de la page manque\u00a0: certains boutons ne marchent pas, et n’ont rien fait.',
  },
  withoutScripts:
    'Sans JavaScript, vous pouvez lire les pages et suivre les liens, mais pas chercher, remplir un panier ni vous connecter. Activez-le dans votre navigateur, ou commandez par téléphone.',
  reload: 'Recharger la page',
  whatsapp: 'Écrire sur WhatsApp',
  shop: 'Voir la boutique',
} as const;
