const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Whether a text has at most `limit` graphemes; the contract limits its code points. */
export const isWithin = (text: string, limit: number): boolean =>
  text.length <= limit || [...segmenter.segment(text)].length <= limit;
