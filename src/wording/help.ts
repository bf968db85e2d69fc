/** Contacts, at the bottom of the login and code pages, in the menu and in the footer. */
export const helpWording = {
  question: 'Besoin d’aide\u202f?',
  call: (phone: string) => `Appeler le ${phone}`,
  whatsapp: 'WhatsApp',
} as const;
