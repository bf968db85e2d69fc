/** How many digits a code has (specification §9): registration, and two-factor. */
export const codeLengths = { activation: 6, twoFactor: 5 } as const;

/** The digits of what was typed or pasted; everything else is left out (specification §5 "Code boxes"). */
export function codeDigits(typed: string): string {
  return typed.replace(/[^0-9]/g, '');
}
