import { formatInteger, formatXof } from '#rules/money.ts';

/** A price divided among some people, as a sentence: « À 7 : environ 57 143 FCFA chacun ». */
const share = (people: number, amount: number) => `À ${people}\u00a0: environ ${formatXof(amount)} chacun`;

/** An animal with its requested quantity: « Bélier Bali-Bali (quantité : 2) ». */
const asked = (name: string, quantity: number) => `${name} (quantité\u00a0: ${formatInteger(quantity)})`;

/** A lot of several animals has one page and the price of one: they are told apart by a video. Nothing is reserved by it. */
const ofLot = (left: number): readonly string[] =>
  left > 1 ? [`Le lot compte ${formatInteger(left)} animaux\u00a0: je voudrais choisir sur la vidéo.`] : [];

/**
 * Sentences of the product page's late code: questions by WhatsApp, a purchase by several people, full-size pictures (beyond the
 * specification), related products.
 */
export const productHelpWording = {
  label: 'Une question sur cet animal',
  ask: {
    button: 'Poser une question sur WhatsApp',
    message: (name: string, quantity: number, url: string) =>
      `Bonjour, j’ai une question sur ${asked(name, quantity)}\u00a0:\n${url}`,
  },
  /** Requests a film, with the code of the day where there is one. `left`: the animals of the lot. No date is promised. */
  film: {
    title: (left: number) =>
      left > 1
        ? 'Demander une photo ou une vidéo des animaux de ce lot'
        : 'Demander une photo ou une vidéo de cet animal',
    drawn: (left: number) =>
      `Les images de cette page sont des dessins de la race, pas ${left > 1 ? 'les animaux de ce lot' : 'cet animal'}.`,
    none: (left: number) => `Nous n’avons pas encore d’image de ${left > 1 ? 'ces animaux' : 'cet animal'}.`,
    why: (left: number) =>
      `Demandez à ${left > 1 ? 'les voir filmés' : 'le voir filmé'} avec ce code écrit sur un papier\u00a0: vous saurez ainsi que la vidéo est d’aujourd’hui.`,
    code: 'Code du jour',
    kept: 'Ce code reste le même toute la journée sur cet appareil\u00a0: donnez-le à votre famille pour comparer.',
    /** The code of the day proves the date. */
    message: (name: string, quantity: number, left: number, url: string, code?: string) =>
      [
        `Bonjour, pouvez-vous m’envoyer une photo ou une vidéo ${code === undefined ? 'récente ' : ''}de ${asked(name, quantity)}\u202f?`,
        ...ofLot(left),
        ...(code === undefined
          ? []
          : [
              `Merci de filmer ${left > 1 ? 'les animaux' : 'cet animal'} avec le code ${code} écrit sur un papier.`,
            ]),
        url,
      ].join('\n'),
    subject: (name: string) => `Une photo ou une vidéo\u00a0: ${name}`,
    whatsApp: 'Demander sur WhatsApp',
    /** Where there is a photo. */
    another: 'Demander une vidéo sur WhatsApp',
    mail: 'Écrire un e-mail',
  },
  /** After the last picture, and in the place of one that is missing. */
  request: {
    title: (left: number) =>
      left > 1 ? 'Voir ces animaux avant d’acheter' : 'Voir cet animal avant d’acheter',
    text: (left: number) =>
      left > 1
        ? 'Demandez une vidéo du lot pour choisir le vôtre. Cela ne réserve rien.'
        : 'Demandez une photo ou une vidéo. Cela ne réserve rien.',
  },
  /** The film of the animal or lot. */
  player: {
    label: (name: string) => `Vidéo\u00a0: ${name}`,
    lost: 'Cette vidéo ne s’affiche pas.',
  },
  /** For a sold-out animal. */
  restock: {
    title: 'Prévenez-moi',
    text: 'Dites-nous que vous cherchez un animal comme celui-ci.',
    whatsApp: 'Prévenez-moi sur WhatsApp',
    subject: (name: string) => `Prévenez-moi\u00a0: ${name}`,
    message: (name: string, url: string) =>
      `Bonjour, prévenez-moi si ${name} ou un animal semblable est de nouveau disponible.\n${url}`,
  },
  shared: {
    title: 'À plusieurs',
    label: 'Nombre de personnes',
    share,
    one: 'Une seule personne commande pour tout le groupe.',
    button: 'Proposer à la famille sur WhatsApp',
    message: (name: string, price: string, people: number, amount: number, url: string) =>
      `${name}, ${price}\n${share(people, amount)}.\nUne seule personne commande pour tout le groupe.\n${url}`,
    article: 'Acheter à plusieurs',
  },
  /** Beside a sold-out animal. */
  similar: {
    title: 'Animaux semblables, encore disponibles',
    loading: 'Recherche d’animaux semblables…',
    shop: 'Voir toute la boutique',
  },
  related: {
    title: 'Produits connexes',
    previous: 'Produits précédents',
    next: 'Produits suivants',
    loading: 'Chargement d’autres animaux…',
    failed: 'Les autres animaux ne se sont pas chargés.',
    retry: 'Réessayer',
  },
  full: {
    close: 'Fermer l’image',
  },
} as const;
