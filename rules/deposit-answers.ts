/** What becomes of the deposit of 30 %, in the owner's words; '' where the owner has not said it. */
export type DepositAnswers = Readonly<Record<'different' | 'ill' | 'late' | 'refused' | 'wayBack', string>>;
