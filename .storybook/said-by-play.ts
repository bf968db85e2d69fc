type Parameters = Readonly<Record<string, unknown>>;

/**
 * What a story says only once it has played (`parameters.says`: a menu that opens), for the page that searches sentences, which
 * plays none.
 */
export const saysOf = ({ says }: Parameters): readonly string[] =>
  Array.isArray(says) ? says.filter((text) => typeof text === 'string') : [];

/** In the tests: it does say so. */
export function checkSaidByPlay({ parameters }: { parameters: Parameters }): void {
  if (import.meta.env.MODE !== 'test') return;
  const missing = saysOf(parameters).filter((text) => document.body.textContent?.includes(text) !== true);
  if (missing.length > 0) throw new Error(`It does not say what it is found by: ${missing.join(' · ')}`);
}
