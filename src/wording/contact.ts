import type { ContactFieldCode } from '#rules/contact.ts';

const dayNames = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Minutes since midnight: `8 h`, `8 h 30`. */
const clock = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
};

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
    text: (whatsapp: boolean) =>
      `Une question, un numéro de commande\u00a0: appelez-nous${whatsapp ? ', ou envoyez un mot ou une photo sur WhatsApp' : ''}.`,
    call: 'Appeler',
    action: 'Ouvrir WhatsApp',
  },
  address: { label: 'Adresse', text: 'Abidjan, Côte d’Ivoire' },
  phone: 'Téléphone',
  mail: 'E-mail',
  hours: {
    label: 'Horaires d’ouverture',
    days: (from: number, to: number) =>
      from === to ? capital(dayNames[from - 1] ?? '') : `Du ${dayNames[from - 1]} au ${dayNames[to - 1]}`,
    hours: (opens: number, closes: number) => `${clock(opens)} – ${clock(closes)}`,
    /** During opening hours only. */
    open: (closes: number) => `Ouvert maintenant, jusqu’à ${clock(closes)}`,
  },
} as const;
