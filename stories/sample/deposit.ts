/** An owner's answers on the deposit. */
export const sampleDeposit = {
  different: 'L’acompte vous est rendu le jour même, par le moyen de votre paiement.',
  ill: 'Nous vous livrons un autre animal, ou nous rendons l’acompte, à votre choix.',
  late: 'L’acompte vous est rendu en entier.',
  refused: 'L’acompte est rendu si l’animal ne correspond pas à sa fiche.',
  wayBack: 'Nous.',
  days: '7',
  isDemo: false,
} as const;

/** None of them. */
export const noDeposit = {
  ...{ different: '', ill: '', late: '', refused: '', wayBack: '', days: '' },
  isDemo: false,
} as const;
