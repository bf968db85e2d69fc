/** Messages of the document itself, which it shows without the shop's code. */
export const documentWording = {
  old: 'Votre navigateur est trop ancien pour cette boutique\u00a0: les pages se lisent et les liens mènent plus loin, mais des boutons peuvent ne pas répondre. Mettez-le à jour, ou commandez par téléphone.',
  /** About late code: `failed` and `offline` beside the pressed control, `stuck` for a part of the page. */
  late: {
    pending: 'Un instant…',
    slow: 'La ligne est lente\u00a0: votre demande est gardée, la réponse arrive.',
    failed: 'La connexion est trop lente ou coupée\u00a0: rien n’a été fait. Réessayez.',
    offline: 'Vous êtes hors connexion\u00a0: rien n’a été fait. Réessayez quand elle sera revenue.',
    left: 'Le compte connecté a changé entre-temps\u00a0: rien n’a été fait. Vérifiez, puis réessayez.',
    outdated: 'Une nouvelle version de la boutique est en ligne\u00a0: rechargez la page pour continuer.',
    stuck:
      'Une partie de cette page n’est pas arrivée\u00a0: ce qui est affiché se lit et les liens mènent plus loin, mais des boutons peuvent ne pas répondre.',
  },
  withoutScripts: (brand: string) =>
    `${brand} sans JavaScript\u00a0: les pages se lisent et les liens mènent plus loin, mais la recherche, le panier et le compte en ont besoin. Activez-le dans votre navigateur, ou commandez par téléphone.`,
  reload: 'Recharger la page',
  call: (phone: string) => `Appeler le ${phone}`,
  whatsapp: 'Écrire sur WhatsApp',
  shop: 'Voir la boutique',
  animals: 'Tous les animaux',
} as const;
