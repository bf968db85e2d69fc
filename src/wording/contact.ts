import type { ContactFieldCode } from '#rules/contact.ts';

/** The contact page (specification §2 "Contact"). Its form sends nothing: the success is shown in the page. */
export const contactWording = {
  page: { title: 'Contact', description: 'Notre adresse, nos numéros, nos horaires et un formulaire.' },
  title: 'Contact',
  text: 'Une question sur un animal, une livraison ou un paiement\u202f? Nous sommes là.',
  form: 'Écrivez-nous',
  required: 'Les quatre champs sont obligatoires.',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Sujet',
  message: 'Message',
  submit: 'Envoyer',
  success: 'Message envoyé avec succès !',
  /** Beside it: two ways that reach the shop at once. */
  faster: 'Pour nous joindre tout de suite\u00a0:',
  errors: {
    'name-required': 'Indiquez votre nom',
    'email-required': 'Indiquez votre e-mail',
    'email-invalid': 'Email invalide',
    'subject-required': 'Indiquez le sujet',
    'message-required': 'Écrivez votre message',
  } satisfies Record<ContactFieldCode, string>,
  details: 'Nos coordonnées',
  quick: {
    title: 'Le plus rapide',
    text: (whatsapp: boolean) =>
      `Une question, une commande à suivre\u202f? Appelez-nous${whatsapp ? ', ou envoyez un message ou une photo sur WhatsApp' : ''}.`,
    call: 'Appeler',
    action: 'Ouvrir WhatsApp',
  },
  address: { label: 'Adresse', text: 'Abidjan, Côte d’Ivoire' },
  phone: 'Téléphone',
  mail: 'E-mail',
} as const;
