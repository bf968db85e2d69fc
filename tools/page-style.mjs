import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The classes that the elements of a page have, each with the numbers of the class lists that contain it. */
function classesOf(html) {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => list));
  const classes = new Map();
  for (const [number, list] of [...lists].entries()) {
    const decoded = list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]);
    for (const name of decoded.split(/\s+/)) classes.set(name, [...(classes.get(name) ?? []), number]);
  }
  return classes;
}

/** The element names of a page and of the document around it. */
const elementsOf = (html) =>
  new Set(['html', 'body', ...Array.from(html.matchAll(/<([a-z][a-z0-9]*)/g), ([, name]) => name)]);

/**
 * The classes and elements that each selector of a rule requires, without those inside functional pseudo-classes; `subject`: a class
 * that a selected element itself has.
 */
function askedBy(selector) {
  const asked = [];
  selectorParser((parsed) => {
    for (const one of parsed.nodes) {
      const named = (kind) => one.nodes.filter(({ type }) => type === kind).map(({ value }) => value);
      const end = one.nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
      const subject = one.nodes.slice(end).find(({ type }) => type === 'class')?.value;
      asked.push({ text: String(one).trim(), classes: named('class'), elements: named('tag'), subject });
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

/** Shorthands and their longhands whose names begin with another word. */
const kinds = {
  ...{ row: 'gap', column: 'gap', columns: 'gap', align: 'place', justify: 'place', line: 'font' },
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ width: 'size', height: 'size', inline: 'size', block: 'size' },
};
/** A name that two properties share if a declaration of one may override the other. */
const kindOf = (property) => {
  if (property.startsWith('--')) return property;
  const [word] = property.replace(/^-[a-z]+-/, '').split('-');
  return kinds[word] ?? word;
};
/** Of these kinds only the properties of one axis have parts in common, beside a shorthand and its own longhands. */
const ofAxes = new Set([
  'background',
  'margin',
  'max',
  'min',
  'overflow',
  'padding',
  'scroll',
  'size',
  'text',
]);
const axisOf = (property) =>
  /inline|left|right|width|-x$/.test(property)
    ? 'x'
    : /block|top|bottom|height|-y$/.test(property)
      ? 'y'
      : '';
/** Whether a declaration of one property may override one of another of its kind. */
const mayOverride = (one, other) => {
  if (!ofAxes.has(kindOf(one)) || one.startsWith(other) || other.startsWith(one)) return true;
  return axisOf(one) !== '' && axisOf(one) === axisOf(other);
};

/**
 * Extracts the critical style for the HTML of a page: drops rules whose classes or elements are missing, and custom properties
 * and animations that nothing references. Keeps other rules (fonts, elements) and the order of layers, so that the complete
 * style, loaded later, changes nothing. With `shown`, the part of the HTML whose style the document has already, returns what the
 * rest needs besides: what is new, and, of what is there, declarations that came after a new one which they may override.
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

  /** What a part of a page uses: the selectors of each rule, and the names of custom properties and animations. */
  const usedBy = (html) => {
    const classes = classesOf(html);
    const elements = elementsOf(html);
    const isThere = (asked) =>
      asked.classes.every((name) => classes.has(name)) && asked.elements.every((name) => elements.has(name));
    /** Each matching rule with its matching selectors, and the class lists of what they select; null for any element. */
    const used = new Map();
    const subjects = new Map();
    const waiting = variablesIn(html);
    for (const [rule, { asks, names }] of rules) {
      const there = asks.filter(isThere);
      if (there.length === 0) continue;
      used.set(rule, there.map(({ text }) => text).join(','));
      const lists = there.map(({ subject }) => classes.get(subject));
      subjects.set(rule, lists.includes(undefined) ? null : new Set(lists.flat()));
      waiting.push(...names);
    }
    const named = new Set();
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (named.has(name)) continue;
      named.add(name);
      waiting.push(...(behind.get(name) ?? []));
    }
    return { used, subjects, named };
  };
  const nothing = { used: new Map(), named: new Set() };

  return (html, shown) => {
    const { used, subjects, named } = usedBy(html);
    const former = shown === undefined ? nothing : usedBy(shown);
    /** The properties that the rest sets so far, and of which elements, by layer and kind. */
    const written = new Map();
    const ruleOf = (rule, layer) => {
      if (!used.has(rule)) return '';
      const lists = subjects.get(rule);
      const isSame = former.used.get(rule) === used.get(rule);
      const stay = rule.nodes.filter(({ type, variable, prop }) => {
        if (variable === true && !named.has(prop)) return false;
        if (shown === undefined || type !== 'decl') return true;
        const isThere = isSame && (variable !== true || former.named.has(prop));
        const key = `${layer} ${kindOf(prop)}`;
        const before = written.get(key) ?? [];
        const isOverridden = (one) =>
          mayOverride(prop, one.prop) &&
          (!lists || !one.lists || [...lists].some((list) => one.lists.has(list)));
        if (isThere && !before.some(isOverridden)) return false;
        written.set(key, [...before, { prop, lists }]);
        return true;
      });
      return stay.length === 0 ? '' : `${used.get(rule)}{${stay.map(textOf).join(';')}}`;
    };
    const write = (node, layer) => {
      if (node.type === 'comment') return '';
      if (node.type === 'rule') return ruleOf(node, layer);
      if (isKeyframes(node)) {
        return named.has(node.params) && !former.named.has(node.params) ? textOf(node) : '';
      }
      if (node.type !== 'atrule' || node.nodes === undefined)
        return shown === undefined ? `${textOf(node)};` : '';
      if (!grouping.test(node.name)) return shown === undefined ? textOf(node) : '';
      const inner = node.name === 'layer' ? `${layer}.${node.params}` : layer;
      const inside = node.nodes.map((one) => write(one, inner)).join('');
      if (inside === '' && (node.name !== 'layer' || shown !== undefined)) return '';
      return `@${node.name} ${node.params}{${inside}}`;
    };
    return style.nodes.map((node) => write(node, '')).join('');
  };
}
