/** Where the shop sends reports (rules/reports.ts). */
const ofReports = {
  title: 'Les pannes et la lenteur',
  text: [
    'Quand un programme de la boutique se trompe, il nous dit où, et chaque page en combien de temps elle s’est affichée et a répondu. Ce message ne contient ni nom, ni identifiant, ni rien de ce que vous écrivez\u00a0: il ne dit pas qui vous êtes.',
  ],
};

/** The shop's use of its customers' data: the page of the footer's first legal link. */
export const privacyWording = {
  lead: 'Nous vous demandons le moins possible, nous vous disons pourquoi, et nous ne vendons rien de ce que vous nous confiez.',
  sections: (brand: string, email: string, reports: boolean) => [
    {
      title: 'Qui est responsable',
      text: [
        `${brand}, à Abidjan, tient cette boutique et répond de vos données. Pour toute question, écrivez à ${email}.`,
      ],
    },
    {
      title: 'Ce que nous vous demandons',
      text: ['Vous pouvez visiter la boutique sans rien nous dire. Pour commander, il faut\u00a0:'],
      points: [
        'pour le compte\u00a0: votre nom, votre prénom, votre e-mail, votre numéro de téléphone, votre pays et un mot de passe, que nous ne pouvons pas lire\u202f;',
        'pour la livraison\u00a0: votre adresse, votre ville et un numéro où vous joindre\u202f;',
        'si vous le voulez bien\u00a0: votre code postal, votre numéro de carte d’identité (CNI) et une note pour le livreur.',
      ],
    },
    {
      title: 'À quoi cela sert',
      text: [
        'À préparer votre commande, à vous appeler pour fixer la livraison, à recevoir votre paiement, à vous envoyer les codes qui protègent votre compte, et à vous répondre. À rien d’autre.',
      ],
    },
    {
      title: 'Qui y a accès',
      text: [
        'Notre équipe, l’éleveur et le livreur de votre commande pour ce qui les concerne, et l’opérateur que vous avez choisi pour payer. Vos numéros de carte et vos codes Mobile Money sont saisis chez lui\u00a0: nous ne les voyons pas.',
      ],
    },
    {
      title: 'Ce que votre téléphone garde',
      text: [
        'Votre connexion, votre panier, les pages que vous avez ouvertes, ce que vous avez écrit sans l’envoyer, et une commande restée sans réponse ou à payer. Se déconnecter efface tout ce qui vous concerne, sauf l’e-mail ou le numéro de «\u00a0Se souvenir de moi\u00a0». Votre numéro de carte d’identité n’y est jamais gardé. La page «\u00a0Cookies\u00a0» donne la liste complète.',
      ],
    },
    ...(reports ? [ofReports] : []),
    {
      title: 'Combien de temps',
      text: [
        'Votre compte reste ouvert tant que vous le souhaitez. Les factures sont gardées aussi longtemps que la loi le demande aux commerçants.',
      ],
    },
    {
      title: 'Vos droits',
      text: [
        `La loi ivoirienne n°\u00a02013-450 du 19 juin 2013 protège vos données. Vous pouvez les consulter, les corriger, vous opposer à leur usage ou en demander l’effacement\u00a0: un message à ${email} suffit. Votre profil se corrige aussi depuis votre compte.`,
        'Si notre réponse ne vous convient pas, vous pouvez saisir l’Autorité de régulation des télécommunications de Côte d’Ivoire (ARTCI).',
      ],
    },
  ],
} as const;
