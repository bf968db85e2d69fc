import postcss, { type Declaration } from 'postcss';

/** Where Panda declares what holds for the whole document. */
const rootOnly = /^:where\(:root,\s*:host\)$/;

const isOfRoot = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && 'selector' in parent && rootOnly.test(String(parent.selector));

/**
 * Writes the value of each custom property that never changes in the place of its name: declared once, for the whole document,
 * and of nothing that may change. Its declaration stays for what names it otherwise (an element's own style); a document that
 * has no such element leaves it out (`pageStyles`).
 */
export function withConstants(css: string): string {
  const style = postcss.parse(css);
  const declared = new Map<string, Declaration[]>();
  style.walkDecls(/^--/, (one) => {
    declared.set(one.prop, [...(declared.get(one.prop) ?? []), one]);
  });
  const constants = new Map<string, string>();
  for (const [name, [one, ...others]] of declared) {
    if (one === undefined || others.length > 0 || one.important || !isOfRoot(one)) continue;
    if (!one.value.includes('var(')) constants.set(name, one.value.trim());
  }
  style.walkDecls((one) => {
    if (one.value.includes('var('))
      one.value = one.value.replace(
        /var\(\s*(--(?:[\w-]|\\.)+)\s*\)/g,
        (whole, name: string) => constants.get(name) ?? whole,
      );
  });
  return style.toString();
}
