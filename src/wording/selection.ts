import { selectionLimits } from '#rules/selection.ts';
import { isolated } from '#rules/text.ts';

const { least, most } = selectionLimits;

/** The animals selected to share with the family (an addition to the specification). */
export const selectionWording = {
  title: 'Ma sélection',
  choose: (name: string) => `Choisir ${name} pour ma sélection`,
  add: 'Ajouter à ma sélection',
  remove: 'Retirer de la sélection',
  takeOut: (name: string) => `Retirer ${name} de ma sélection`,
  count: (count: number) => (count > 1 ? `${count} animaux choisis` : `${count} animal choisi`),
  /** What to do while too few are chosen to send, or as many as possible; '' for nothing. */
  hint: (count: number, isFull: boolean) => {
    if (isFull) return `${most} animaux au plus\u00a0: retirez-en un pour en choisir un autre.`;
    return count < least ? 'Choisissez-en encore un pour partager.' : '';
  },
  empty: 'Tout retirer',
  share: { button: 'Partager ma sélection', label: 'Partager ma sélection' },
  message: {
    title: 'Ma sélection d’animaux',
    first: 'Lequel choisissons-nous\u202f?',
    soldOut: (name: string) => `${isolated(name)} (épuisé)`,
    animal: (place: number, name: string, price: string, address: string) =>
      `${place}. ${isolated(name)}, ${price}\n${address}`,
  },
} as const;
