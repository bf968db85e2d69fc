/** Contacts, wherever a page offers them. */
export const helpWording = {
  question: 'Besoin d’aide\u202f?',
  call: (phone: string) => `Appeler le ${phone}`,
  whatsapp: 'WhatsApp',
  /** Before the animal whose add led a visitor to the login. */
  wish: 'Votre choix\u00a0:',
  unknownWish: 'Vous retrouverez votre animal juste après.',
  /** The message of a visitor whom an add led to the login. `name` is undefined where the animal's record is not loaded. */
  wanted: (name: string | undefined, quantity: number, url: string) =>
    `Bonjour, je voudrais commander ${name ?? 'cet animal'} (quantité\u00a0: ${quantity}), mais je n’arrive pas à me connecter.\n${url}`,
} as const;
