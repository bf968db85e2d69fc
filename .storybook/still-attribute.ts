import type { AtRule, ChildNode, Plugin, Rule } from 'postcss';

const mark = '[data-motion=reduced]';
const wanted = /prefers-reduced-motion:\s*(reduce|no-preference)/;

/** The rules of an at-rule, those in other conditions within it among them. */
const rulesIn = (at: AtRule): Rule[] => {
  const rules: Rule[] = [];
  at.walkRules((rule) => {
    if (!(rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)))
      rules.push(rule);
  });
  return rules;
};

/**
 * Makes an attribute of the document reduce motion as the setting of the device does, in the workshop alone: what holds for
 * reduced motion holds for it, too, and what needs none such is left out.
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
        if (kind === 'no-preference') {
          for (const rule of rulesIn(at))
            rule.selectors = rule.selectors.map((selector) => `:where(:root:not(${mark})) ${selector}`);
          continue;
        }
        const copy = at.clone();
        for (const rule of rulesIn(copy))
          rule.selectors = rule.selectors.map((selector) => `:where(${mark}) ${selector}`);
        at.after(copy.nodes as ChildNode[]);
      }
    },
  };
}
