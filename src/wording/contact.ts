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
    text: 'Une photo, une question, un numéro de commande\u00a0: écrivez-nous sur WhatsApp.',
    action: 'Ouvrir WhatsApp',
  },
  address: { label: 'Adresse', text: 'Abidjan, Côte d’Ivoire' },
  phone: 'Téléphone',
  mail: 'E-mail',
  hours: {
    label: 'Horaires d’ouverture',
    week: { days: 'Du lundi au vendredi', hours: '8\u00a0h – 18\u00a0h' },
    saturday: { days: 'Samedi', hours: '9\u00a0h – 14\u00a0h' },
  },
} as const;
