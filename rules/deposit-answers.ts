/** What can become of the deposit of 30 %: the animal differs, is ill or dead, comes late, is refused; who pays its way back. */
export type DepositCase = 'different' | 'ill' | 'late' | 'refused' | 'wayBack';

/**
 * What becomes of the deposit, in the merchant's words; '' where the merchant has not said it. `days`: within how many the money comes
 * back, in digits. `isDemo`: they are those of the demo shop.
 */
export type DepositAnswers = Readonly<Record<DepositCase | 'days', string>> & { readonly isDemo: boolean };
