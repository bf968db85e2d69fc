import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

const mark = '[data-motion=reduced]';
const wanted = /prefers-reduced-motion:\s*(reduce|no-preference)/;

/** The rules of an at-rule, including those in nested at-rules. */
const rulesIn = (at: AtRule): Rule[] => {
  const rules: Rule[] = [];
  at.walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)))
      rules.push(rule);
  });
  return rules;
};

/**
 * Lets an attribute of the document reduce motion as the device's setting does, in Storybook only: rules for reduced motion apply
 * to it, and rules for `no-preference` do not.
 */
export function stillAttribute(): Plugin {
  return {
    postcssPlugin: 'still-attribute',
    OnceExit(root) {
      const found: [AtRule, string][] = [];
      root.walkAtRules('media', (at) => {
        const [, kind] = wanted.exec(at.params) ?? [];
        if (kind !== undefined) found.push([at, kind]);
      });
      for (const [at, kind] of found) {
        const isLifted = kind === 'no-preference';
        const where = isLifted ? `:root:not(${mark})` : mark;
        const changed = isLifted ? at : at.clone();
        for (const rule of rulesIn(changed))
          rule.selectors = rule.selectors.map((selector) => `:where(${where}) ${selector}`);
        if (!isLifted) at.after(changed.nodes as ChildNode[]);
      }
    },
  };
}
