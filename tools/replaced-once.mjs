/** How often a text or a pattern stands in another text. */
const countOf = (text, what) =>
  what instanceof RegExp
    ? [...text.matchAll(new RegExp(what.source, [...new Set(`${what.flags}g`)].join('')))].length
    : text.split(what).length - 1;

/** What it looks for, as it is written. */
const sourceOf = (what) => (what instanceof RegExp ? what.source : what);

/**
 * A text in which something that stands there exactly once has become something else: `by` makes it of what was found, and
 * of what the groups of a pattern hold. Throws a sentence where it does not stand there, or more than once.
 * @param {string} text
 * @param {string | RegExp} what
 * @param {(found: string, ...groups: string[]) => string} by
 */
export function replacedOnce(text, what, by) {
  const count = countOf(text, what);
  if (count !== 1) {
    const times = count === 0 ? 'is not in the text' : `is there ${count} times, not once`;
    throw new Error(`What is to be replaced ${times}: ${sourceOf(what)}`);
  }
  return text.replace(what, by);
}

/**
 * A text without all that is of one kind, and what was taken out, in order (each as `matchAll` gives it). Throws a sentence
 * where there is none.
 * @param {string} text
 * @param {RegExp} kind global
 */
export function takenOut(text, kind) {
  const taken = [...text.matchAll(kind)];
  if (taken.length === 0) throw new Error(`What is to be taken out is not in the text: ${sourceOf(kind)}`);
  return { taken, rest: text.replace(kind, '') };
}
