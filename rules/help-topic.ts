import { isNear, wordsOf } from './near-words.ts';

/** What a question is about that somebody types where animals are searched. */
export type HelpTopic =
  | 'deposit'
  | 'payment'
  | 'delivery'
  | 'guarantee'
  | 'refund'
  | 'health'
  | 'weight'
  | 'price'
  | 'buying'
  | 'place'
  | 'service'
  | 'feast';

/** The words of each topic; what more than one has belongs to the first. */
const topics: Readonly<Record<HelpTopic, readonly string[]>> = {
  deposit: wordsOf('acompte avance'),
  payment: wordsOf(
    'payer paiement payement wave orange moov mtn momo money espèces cash crédit carte bancaire visa',
  ),
  delivery: wordsOf('livraison livrer livré livreur délai transport expédition domicile'),
  guarantee: wordsOf('garantie garantir garanti mort morte mourir décès décédé'),
  refund: wordsOf('remboursement rembourser remboursé retour retourner annuler annulation échange échanger'),
  health: wordsOf('santé vétérinaire vaccin vacciné maladie malade'),
  weight: wordsOf('poids peser pèse kilo kg âge'),
  price: wordsOf('prix tarif coût coûter coûte combien cher chère négocier réduction'),
  buying: wordsOf('comment acheter commander commande panier'),
  place: wordsOf('adresse localisation situé magasin'),
  service: wordsOf(
    'contact contacter téléphone numéro appeler whatsapp aide support service question horaires compte facture',
  ),
  feast: wordsOf('tabaski aïd adha sacrifice sacrifier fête cérémonie baptême'),
};

/** A question is recognised while it is being typed, from so many letters on. */
const longBeginning = 5;

/** A shorter word is an animal's one letter off (chère and chèvre, cash and case). */
const shortestForgiven = 6;

const asks = (typed: string, word: string): boolean =>
  typed === word ||
  (word.length >= shortestForgiven && isNear(typed, word)) ||
  (typed.length >= longBeginning && word.startsWith(typed));

/** The question that a search asks instead of naming an animal; null where it asks none. One typo is forgiven in a long word (« livrason »). */
export function helpTopic(q: string): HelpTopic | null {
  const typed = wordsOf(q);
  return (
    (Object.keys(topics) as HelpTopic[]).find((topic) =>
      topics[topic].some((word) => typed.some((one) => asks(one, word))),
    ) ?? null
  );
}
