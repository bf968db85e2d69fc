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

/** The element names of a page and of the document around it. */
const elementsOf = (html) =>
  new Set(['html', 'body', ...Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name]) => name)]);

/** The classes and elements that each selector of a rule requires, without those inside functional pseudo-classes. */
function askedBy(selector) {
  const asked = [];
  selectorParser((parsed) => {
    for (const one of parsed.nodes) {
      const named = (kind) => one.nodes.filter(({ type }) => type === kind).map(({ value }) => value);
      asked.push({ text: String(one).trim(), classes: named('class'), elements: named('tag') });
    }
  }).processSync(selector);
  return asked;
}

const grouping = /^(?:media|supports|container|layer)$/;
const isKeyframes = ({ type, name }) => type === 'atrule' && /keyframes$/.test(name);

/** The custom properties that a text references. */
const variablesIn = (text) => Array.from(text.matchAll(/var\(\s*(--(?:[\w-]|\\.)+)/g), ([, name]) => name);

/** The custom properties and animations that declarations reference; `animations`: all existing ones. */
const namesIn = (declarations, animations) =>
  declarations.flatMap(({ value }) => [
    ...variablesIn(value),
    ...value.split(/[\s,]+/).filter((word) => animations.has(word)),
  ]);

/**
 * Extracts the critical style for the HTML of a page: drops rules whose classes or elements are missing, and custom properties
 * and animations that nothing references. Keeps other rules (fonts, elements) and the order of layers, so that the complete
 * style, loaded later, changes nothing.
 */
export function pageStyles(css) {
  const style = postcss.parse(css);
  const animations = new Set();
  style.walkAtRules((node) => {
    if (isKeyframes(node)) animations.add(node.params);
  });
  const rules = new Map();
  /** The references of each named custom property or animation, wherever it is set. */
  const behind = new Map(Array.from(animations, (name) => [name, []]));
  style.walkRules((rule) => {
    const declarations = rule.nodes.filter(({ type }) => type === 'decl');
    if (isKeyframes(rule.parent)) {
      behind.get(rule.parent.params).push(...namesIn(declarations, animations));
      return;
    }
    const [variables, others] = [true, false].map((one) =>
      declarations.filter(({ variable }) => variable === one),
    );
    rules.set(rule, { asks: askedBy(rule.selector), names: namesIn(others, animations), variables });
    for (const one of variables) {
      behind.set(one.prop, [...(behind.get(one.prop) ?? []), ...namesIn([one], animations)]);
    }
  });
  const texts = new Map();
  const textOf = (node) => {
    if (!texts.has(node)) texts.set(node, node.toString());
    return texts.get(node);
  };

  return (html) => {
    const classes = classesOf(html);
    const elements = elementsOf(html);
    const isThere = (asked) =>
      asked.classes.every((name) => classes.has(name)) && asked.elements.every((name) => elements.has(name));
    /** Each matching rule with its matching selectors. */
    const used = new Map();
    const waiting = variablesIn(html);
    for (const [rule, { asks, names }] of rules) {
      const selectors = asks.filter(isThere).map(({ text }) => text);
      if (selectors.length === 0) continue;
      used.set(rule, selectors.join(','));
      waiting.push(...names);
    }
    const named = new Set();
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (named.has(name)) continue;
      named.add(name);
      waiting.push(...(behind.get(name) ?? []));
    }
    const ruleOf = (rule) => {
      if (!used.has(rule)) return '';
      const stay = rule.nodes.filter(({ variable, prop }) => variable !== true || named.has(prop));
      return stay.length === 0 ? '' : `${used.get(rule)}{${stay.map(textOf).join(';')}}`;
    };
    const write = (node) => {
      if (node.type === 'comment') return '';
      if (node.type === 'rule') return ruleOf(node);
      if (isKeyframes(node)) return named.has(node.params) ? textOf(node) : '';
      if (node.type !== 'atrule' || node.nodes === undefined) return `${textOf(node)};`;
      if (!grouping.test(node.name)) return textOf(node);
      const inside = node.nodes.map(write).join('');
      if (inside === '' && node.name !== 'layer') return '';
      return `@${node.name} ${node.params}{${inside}}`;
    };
    return style.nodes.map(write).join('');
  };
}
