import { formatXof } from '#rules/money.ts';
import type { Opening } from '#rules/opening-hours.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { hoursWording } from './hours.ts';

const due = 'À payer maintenant';
const late = 'Non payé à temps';

/** The money of an order now, and what comes next. */
export const standingWording = {
  due,
  /** Where the provider says after the deadline that it waits: what becomes of the order is not known. */
  late,
  /** Before the amount. */
  title: ({ kind, isDeposit, rest }: Standing) =>
    kind === 'due' ? due : kind === 'late' ? late : isDeposit && rest !== 0 ? 'Acompte payé' : 'Payé',
  /** After the amount, where the provider says when. */
  at: (moment: string) => `le ${moment}`,
  /** Without an amount, or before the order's number. */
  pending: 'Paiement en attente',
  /** Also where the deadline has passed since the provider's answer. */
  unread: 'Paiement pas encore vérifié',
  none: 'Aucune somme connue à payer',
  next: {
    title: 'La suite',
    call: (openings: readonly Opening[]) =>
      `Notre appel, pour fixer le jour et le lieu avec vous (${hoursWording.said(openings)})`,
    /** `wish`: city and day, as far as this device knows them; nothing of an animal on its way is still to be confirmed. */
    delivery: (wish: string, isSettled: boolean) =>
      `Livraison${wish === '' ? '' : ` souhaitée\u00a0: ${wish}`}${isSettled ? '' : ', à confirmer par téléphone'}`,
    rest: 'Reste en espèces',
    restText: (rest: number) => `Reste en espèces\u00a0: ${formatXof(rest)}, devant l’animal`,
  },
} as const;
