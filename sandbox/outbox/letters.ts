import { francs } from '../pages/layout.ts';
import type { Message } from './post.ts';

type Person = { email: string; first_name: string };
type Ordered = Person & { order_number: string; total_amount: number };
type Paid = { amount: number; transaction_id: string };

const mail = ({ email, first_name }: Person, subject: string, words: string, more = {}): Message => ({
  ...{ to: email, channel: 'mail', subject, ...more },
  text: `Bonjour ${first_name},\n\n${words}\nL’équipe Bélier`,
});

/* A number without a country code belongs to Côte d’Ivoire and has ten digits. */
const dialled = (phone: string): string => (phone.length === 10 ? `+225${phone}` : `+${phone}`);

/** In the subject of a mail. */
const closings = { refused: 'refusé', expired: 'expiré' } as const;

/** Every mail and text message, by what it tells. */
export const letters = {
  activation: (user: Person, code: string, link: string) =>
    mail(
      user,
      'Activez votre compte Bélier',
      `Votre code d’activation est ${code}. Vous pouvez aussi ouvrir ce lien :\n${link}\n\nIls sont valables 48 heures.\n\nÀ bientôt,`,
      { code, link },
    ),
  loginCode: ({ numero_telephone }: { numero_telephone: string }, code: string): Message => ({
    ...{ to: dialled(numero_telephone), channel: 'sms', subject: 'Code de connexion', code },
    text: `Bélier : votre code de connexion est ${code}. Il expire dans dix minutes. Ne le donnez à personne.`,
  }),
  passwordReset: (user: Person, link: string) =>
    mail(
      user,
      'Choisissez un nouveau mot de passe',
      `Pour choisir un nouveau mot de passe, ouvrez ce lien :\n${link}\n\nIl est valable une heure. Si vous n’avez rien demandé, ignorez ce message.\n`,
      { link },
    ),
  /** To the new address. */
  emailChange: (user: Person, email: string, link: string) =>
    mail(
      { ...user, email },
      'Confirmez votre nouvelle adresse e-mail',
      `Pour que cette adresse devienne celle de votre compte Bélier, ouvrez ce lien :\n${link}\n\nIl est valable 24 heures. Si vous n’avez rien demandé, ignorez ce message.\n`,
      { link },
    ),
  /** To the old address. */
  emailWillChange: (user: Person, email: string) =>
    mail(
      user,
      'Votre adresse e-mail va changer',
      `Un changement d’adresse e-mail vers ${email} a été demandé pour votre compte Bélier. Il attend d’être confirmé depuis cette nouvelle adresse.\n\nSi ce n’est pas vous, changez votre mot de passe et écrivez-nous.\n`,
    ),
  ordered: (order: Ordered) =>
    mail(
      order,
      `Votre commande ${order.order_number}`,
      `Nous avons bien reçu votre commande ${order.order_number}, d’un montant de ${francs(order.total_amount)}. Notre équipe vous appellera pour convenir de la livraison.\n`,
    ),
  paid: (order: Ordered, { amount, transaction_id }: Paid) =>
    mail(
      order,
      `Paiement reçu pour la commande ${order.order_number}`,
      `Nous avons reçu votre paiement de ${francs(amount)} pour la commande ${order.order_number} (transaction ${transaction_id}).\n\nMerci,`,
    ),
  closed: (
    order: Ordered,
    { amount, transaction_id }: Paid,
    as: keyof typeof closings,
    isCancelled: boolean,
  ) =>
    mail(
      order,
      `Paiement ${closings[as]} pour la commande ${order.order_number}`,
      `Le paiement de ${francs(amount)} pour la commande ${order.order_number} ${as === 'refused' ? 'a été refusé' : 'n’est pas arrivé à temps'} (transaction ${transaction_id}). Rien n’a été débité.\n\n${isCancelled ? 'La commande est annulée. Vous pouvez la refaire dans la boutique.' : 'La commande n’est pas annulée. Appelez-nous pour la régler.'}\n\nMerci,`,
    ),
};
