import type { Beginning } from '#rules/text.ts';

/** The beginning of a text as far as its limit. The part of a word that the limit cuts is not shown. */
export const BeginningOf = ({ text, words }: Beginning) => (
  <>
    {words}
    {words !== text && <span hidden>{text.slice(words.length)}</span>}
  </>
);
