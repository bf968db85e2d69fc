import { isNear, wordsOf } from './near-words.ts';

/** What a question is about that somebody types where animals are searched. */
export type HelpTopic = 'delivery' | 'payment' | 'health' | 'buying' | 'service';

/** The words of each topic; what more than one has belongs to the first. */
const topics: Readonly<Record<HelpTopic, readonly string[]>> = {
  delivery: wordsOf('livraison livrer livré livreur délai transport expédition domicile'),
  payment: wordsOf(
    'payer paiement payement wave orange moov mtn momo money espèces cash crédit acompte avance',
  ),
  health: wordsOf('santé vétérinaire vaccin vacciné maladie malade'),
  buying: wordsOf('comment acheter commander commande panier'),
  service: wordsOf(
    'contact contacter téléphone numéro appeler whatsapp adresse aide support service question horaires remboursement rembourser retour annuler compte facture',
  ),
};

/** The question that a search asks instead of naming an animal; null where it asks none. One typo is forgiven (« livrason »). */
export function helpTopic(q: string): HelpTopic | null {
  const typed = wordsOf(q);
  const asks = (words: readonly string[]): boolean =>
    words.some((word) => typed.some((one) => isNear(one, word)));
  return (Object.keys(topics) as HelpTopic[]).find((topic) => asks(topics[topic])) ?? null;
}
