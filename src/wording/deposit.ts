import type { DepositAnswers } from '#rules/deposit-answers.ts';

const cases: Readonly<Record<keyof DepositAnswers, string>> = {
  different: 'L’animal reçu n’est pas celui de la commande',
  ill: 'L’animal arrive malade ou mort',
  late: 'L’animal arrive après la fête',
  refused: 'Vous refusez l’animal à la porte',
  wayBack: 'Qui paie le retour de l’animal',
};

/** What becomes of the deposit: the owner's answers, and the phone while one is missing. */
export const depositWording = {
  title: 'L’acompte de 30\u00a0%',
  lead: 'Ce que devient votre acompte, selon le cas\u00a0:',
  link: 'Ce que devient l’acompte',
  /** Before the number, while the owner has said nothing. */
  question: 'Que devient l’acompte si l’animal n’est pas le bon, arrive malade ou après la fête\u202f?',
  /** Followed by the number. */
  ask: 'Demandez ces conditions par téléphone avant de payer\u00a0:',
  /** « L’animal arrive malade ou mort : … », of the answers that are given. */
  points: (answers: DepositAnswers): readonly string[] =>
    (Object.keys(cases) as (keyof DepositAnswers)[])
      .filter((key) => answers[key] !== '')
      .map((key) => `${cases[key]}\u00a0: ${answers[key]}`),
  isComplete: (answers: DepositAnswers): boolean => Object.values(answers).every((answer) => answer !== ''),
} as const;
