import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The classes that the elements of a page have. */
function classesOf(html) {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) =>
    list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]),
  );
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** For each selector of a rule, the classes that it asks for; what it excludes or chooses from counts for nothing. */
function askedBy(selector) {
  const asked = [];
  selectorParser((parsed) => {
    for (const one of parsed.nodes) {
      asked.push(one.nodes.filter(({ type }) => type === 'class').map(({ value }) => value));
    }
  }).processSync(selector);
  return asked;
}

const grouping = /^(?:media|supports|container|layer)$/;

/**
 * Answers, for the HTML of a page, with what of a style its first paint needs: a rule whose classes no element has is left
 * out. What has no class stays (tokens, fonts, what holds for elements), and so do the layers, in their order: the whole
 * style, which comes behind the page, changes nothing of it.
 */
export function pageStyles(css) {
  const style = postcss.parse(css);
  const asked = new Map();
  style.walkRules((rule) => {
    if (rule.parent.type !== 'atrule' || !/keyframes$/.test(rule.parent.name)) {
      asked.set(rule, askedBy(rule.selector));
    }
  });
  const texts = new Map();
  const textOf = (node) => {
    if (!texts.has(node)) texts.set(node, node.toString());
    return texts.get(node);
  };

  return (html) => {
    const classes = classesOf(html);
    const write = (node) => {
      if (node.type === 'comment') return '';
      if (node.type === 'rule') {
        const selectors = asked.get(node);
        return selectors.some((names) => names.every((name) => classes.has(name))) ? textOf(node) : '';
      }
      if (node.type !== 'atrule' || node.nodes === undefined) return `${textOf(node)};`;
      if (!grouping.test(node.name)) return textOf(node);
      const inside = node.nodes.map(write).join('');
      if (inside === '' && node.name !== 'layer') return '';
      return `@${node.name} ${node.params}{${inside}}`;
    };
    return style.nodes.map(write).join('');
  };
}
