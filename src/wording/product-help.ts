import { formatInteger, formatXof } from '#rules/money.ts';

/** A price divided among some people, as a sentence: « À 7 : environ 57 143 FCFA chacun ». */
const share = (people: number, amount: number) => `À ${people}\u00a0: environ ${formatXof(amount)} chacun`;

/** An animal with its requested quantity: « Bélier Bali-Bali (quantité : 2) ». */
const asked = (name: string, quantity: number) => `${name} (quantité\u00a0: ${formatInteger(quantity)})`;

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
  /** Without a photo: requests a film of the animal with the code of the day. No date is promised. */
  film: {
    title: 'Demander une photo ou une vidéo de cet animal',
    drawn: 'Les images de cette page sont des dessins de la race, pas cet animal.',
    none: 'Cette page n’a pas d’image de cet animal.',
    why: 'Demandez à le voir filmé avec ce code écrit sur un papier\u00a0: une ancienne vidéo ne peut pas le montrer.',
    code: 'Code du jour',
    kept: 'Ce code reste le même aujourd’hui sur cet appareil\u00a0: montrez-le à votre famille pour comparer.',
    message: (name: string, quantity: number, code: string | undefined, url: string) =>
      [
        `Bonjour, pouvez-vous m’envoyer une photo ou une vidéo de ${asked(name, quantity)}\u202f?`,
        ...(code === undefined ? [] : [`Filmez cet animal avec le papier ${code}.`]),
        url,
      ].join('\n'),
    subject: (name: string) => `Une photo ou une vidéo\u00a0: ${name}`,
    whatsApp: 'Demander sur WhatsApp',
    call: 'Appeler',
    mail: 'Écrire un e-mail',
  },
  picture: {
    button: 'Demander une photo ou une vidéo sur WhatsApp',
    message: (name: string, quantity: number, url: string) =>
      `Bonjour, pouvez-vous m’envoyer une photo ou une vidéo récente de ${asked(name, quantity)}\u202f?\n${url}`,
  },
  newWindow: ', nouvelle fenêtre',
  shared: {
    title: 'À plusieurs',
    label: 'Nombre de personnes',
    share,
    one: 'Un seul compte commande, pour tout le groupe.',
    button: 'Proposer à la famille sur WhatsApp',
    message: (name: string, price: string, people: number, amount: number, url: string) =>
      `${name}, ${price}\n${share(people, amount)}.\nUn seul compte commande, pour tout le groupe.\n${url}`,
    article: 'Acheter à plusieurs',
  },
  /** Replaces a sold-out animal. */
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
