import type { DepositAnswers, DepositCase } from '#rules/deposit-answers.ts';

const cases: Readonly<Record<DepositCase | 'days', string>> = {
  different: 'L’animal reçu n’est pas celui de la commande',
  ill: 'L’animal arrive malade ou mort',
  late: 'L’animal arrive après la fête',
  refused: 'Vous refusez l’animal à la porte',
  wayBack: 'Qui paie le retour de l’animal',
  days: 'Délai pour vous rendre l’argent',
};
const everyCase = Object.keys(cases) as (keyof typeof cases)[];

/** What becomes of the deposit: the merchant's answers, and the phone while one is missing. */
export const depositWording = {
  title: 'L’acompte de 30\u00a0%',
  caption: 'Ce que devient l’acompte',
  /** After an order: they may have changed since. */
  asOf: (date: string) => `Conditions de la boutique au ${date}`,
  demo: 'Exemple de la boutique de démonstration\u00a0: chaque vendeur fixe les siennes.',
  /** Before the number, while the merchant has said nothing. */
  question: 'Que devient l’acompte si l’animal n’est pas le bon, arrive malade ou après la fête\u202f?',
  /** Followed by the number. */
  ask: 'Demandez ces conditions par téléphone avant de payer\u00a0:',
  /** The answers that are given, each with its case. `only`: those of these cases. */
  rows: (answers: DepositAnswers, only = everyCase): readonly (readonly [string, string])[] =>
    only
      .filter((key) => answers[key] !== '')
      .map((key) => [
        cases[key],
        key === 'days'
          ? `${answers.days}\u00a0${answers.days === '1' ? 'jour' : 'jours'} au plus`
          : answers[key],
      ]),
  isComplete: (answers: DepositAnswers, only = everyCase): boolean =>
    only.every((key) => answers[key] !== ''),
  /** Beside the 30 days of a return: the cases of an animal that is given back. */
  returned: ['refused', 'wayBack', 'days'] as (keyof typeof cases)[],
  live: 'Pour un animal vivant\u00a0:',
  askReturn: 'Animal vivant\u00a0: demandez par téléphone ce qui vous est rendu, et qui paie le retour.',
} as const;
