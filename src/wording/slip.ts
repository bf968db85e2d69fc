// Journeys and tools may import wording outside Vite, where there is no import.meta.env.
const isCorrected = import.meta.env?.VITE_WORDING === 'corrected';

/**
 * One of the owner's sentences that holds a slip of the pen: shown as written, or corrected where the shop is built with
 * `VITE_WORDING=corrected`. Both forms are listed in docs/generated/wording-slips.md, which is generated from these calls.
 */
export const slip = (written: string, corrected: string): string => (isCorrected ? corrected : written);

/** The language of a slip that is not French, for `lang`; none where the shop is built with its French form. */
export const slipLanguage = (language: string): string | undefined => (isCorrected ? undefined : language);
