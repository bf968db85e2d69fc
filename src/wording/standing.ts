import { formatXof } from '#rules/money.ts';
import type { Opening } from '#rules/opening-hours.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { hoursWording } from './hours.ts';

/** The money of an order now, and what comes next. */
export const standingWording = {
  due: 'À payer maintenant',
  paid: ({ isDeposit, rest }: Pick<Standing, 'isDeposit' | 'rest'>) =>
    isDeposit && rest !== 0 ? 'Acompte payé' : 'Payé',
  /** Where the provider says when. */
  at: (moment: string) => `le ${moment}`,
  none: 'Aucune somme connue à payer',
  next: {
    title: 'La suite',
    call: 'Notre appel',
    callText: (openings: readonly Opening[]) =>
      `pour fixer le jour et le lieu avec vous (${hoursWording.said(openings)})`,
    delivery: 'Livraison',
    /** After the city and the wished day, as far as this device knows them. */
    wished: (delivery: string) =>
      delivery === '' ? 'à confirmer par téléphone' : `souhait\u00a0: ${delivery}, à confirmer par téléphone`,
    rest: 'Reste en espèces',
    restText: (rest: number) => `${formatXof(rest)}, devant l’animal`,
  },
} as const;
