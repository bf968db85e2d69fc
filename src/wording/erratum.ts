// Journeys and tools may import wording outside Vite, where import.meta.env is undefined.
const isCorrected = import.meta.env?.VITE_WORDING === 'corrected';

/**
 * A merchant's sentence with a typo: shown as written, or corrected if the shop is built with `VITE_WORDING=corrected`.
 * docs/generated/wording-errata.md, which is generated from these calls, lists both forms.
 */
export const erratum = (written: string, corrected: string): string => (isCorrected ? corrected : written);

/** The language of a typo that is not French, for `lang`; undefined with the corrected wording. */
export const erratumLanguage = (language: string): string | undefined => (isCorrected ? undefined : language);
