/** The rules of a style sheet, including nested ones. */
const rulesBelow = (rules: CSSRuleList): readonly CSSRule[] =>
  [...rules].flatMap((rule) =>
    'cssRules' in rule ? [rule, ...rulesBelow(rule.cssRules as CSSRuleList)] : [rule],
  );

/** A token of the shop's style: its name, and its value in this window. */
export type Token = { name: string; value: string };

/**
 * The tokens of a kind (`radii`, `shadows`), read from the style that panda.config.ts generates, so the list is always complete.
 * Throws where it has none.
 */
export function tokensOf(kind: string): readonly Token[] {
  const prefix = `--${kind}-`;
  const styles = [...document.styleSheets].flatMap((sheet) => rulesBelow(sheet.cssRules));
  const names = styles.flatMap((rule) =>
    rule instanceof CSSStyleRule ? [...rule.style].filter((name) => name.startsWith(prefix)) : [],
  );
  if (names.length === 0) throw new Error(`The shop’s style has no ${kind}.`);
  const root = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => ({
    name: name.slice(prefix.length).replaceAll('\\', ''),
    value: root.getPropertyValue(name).trim(),
  }));
}
