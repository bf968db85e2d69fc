const NARROW = '\u202f';
const FIXED = '\u00a0';

/**
 * Sets a French text written with plain spaces and apostrophes: a narrow no-break space before `; ! ?`, a no-break
 * space before `:`, inside « » and between a figure and its unit or its thousands, and the typographic apostrophe.
 */
export function french(text: string): string {
  return text
    .replaceAll("'", '’')
    .replaceAll(/ (?=[;!?])/g, NARROW)
    .replaceAll(/ (?=[:»%])|(?<=«) /g, FIXED)
    .replaceAll(/(?<=\d) (?=\d{3}\b|kg\b|cm\b|m\b|mois\b|ans?\b|litres?\b|jours?\b|semaines?\b)/g, FIXED);
}
