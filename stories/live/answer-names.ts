import { noticesWording } from '#wording/notices.ts';

/** The kinds of answers of the calls, in words. */
export const kindNames: Readonly<Record<string, string>> = {
  activated: 'compte activé',
  added: 'ajouté',
  cancelled: 'annulé',
  changed: 'changé',
  codeSent: 'un code est envoyé',
  delivered: 'livrée',
  done: 'c’est fait',
  ended: 'la session a pris fin',
  found: 'trouvé',
  incomplete: 'panier illisible en partie',
  listed: 'commandes lues',
  loaded: 'chargé',
  loggedIn: 'connectée',
  missing: 'introuvable',
  none: 'aucun paiement',
  nothing: 'rien n’était voulu',
  paid: 'payé',
  placed: 'commande enregistrée',
  postponed: 'remis à plus tard',
  preceded: 'un autre onglet a commandé avant',
  preparing: 'en préparation',
  present: 'déjà là',
  read: 'relu',
  refilled: 'panier rempli',
  refreshed: 'session prolongée',
  refused: 'refusé',
  registered: 'compte créé',
  saved: 'enregistré',
  sent: 'envoyé',
  settled: 'réglé',
  unanswered: 'sans réponse',
  unauthorized: 'session expirée (401)',
  unclear: 'état inconnu',
  underWay: 'encore en cours',
  unknown: 'inconnue',
  unread: 'réponse illisible',
  unsure: 'ajouté ou non, on ne sait pas',
  unverified: 'code non vérifié',
  visitor: 'personne n’est connecté',
  waiting: 'en attente',
  wanted: 'un animal était voulu',
};

/** The label of an answer in the panel: its kind in words and, for a refusal, the sentence that is shown. */
export function answerName(name: string): string {
  const [kind = '', detail] = name.split(' · ');
  const sentences: Readonly<Record<string, { text: string }>> = noticesWording;
  const words = kindNames[kind] ?? kind;
  return detail === undefined ? words : `${words} · ${sentences[detail]?.text ?? detail}`;
}
