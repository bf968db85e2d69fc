import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, parseAst } from 'vite';

type Style = Readonly<Record<string, unknown>>;
type Css = (...styles: Style[]) => string;
/** Panda's `css`, and its patterns by their names. */
type Functions = Readonly<Record<string, Css>> & { readonly css: Css };
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

const sources = ['#styled-system/css', '#styled-system/patterns'];
const recipeModule = 'virtual:recipe';

/** The runtime of `cva` in the browser: the shared classes, and those that each value of a variant adds. */
const recipeCode = `export const recipe = (shared, variants, defaults) => (chosen) => {
  let classes = shared;
  for (const name in variants) {
    const value = chosen?.[name] ?? defaults[name];
    const added = variants[name][value];
    if (added) classes += ' ' + added;
  }
  return classes;
};
`;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

class NotLiteral extends Error {}

/** The value of a literal, or of a constant of the module with a literal; throws for anything else. */
function evaluate(node: unknown, constants: ReadonlyMap<string, Node>): unknown {
  if (!isNode(node)) throw new NotLiteral();
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral': {
      const between = nodes(node.expressions).map((expression) => String(evaluate(expression, constants)));
      const quasis = nodes(node.quasis).map((quasi) => (quasi.value as { cooked: string }).cooked);
      return quasis.map((quasi, index) => quasi + (between[index] ?? '')).join('');
    }
    case 'UnaryExpression':
      if (node.operator !== '-') throw new NotLiteral();
      return -(evaluate(node.argument, constants) as number);
    case 'ArrayExpression':
      return nodes(node.elements).map((element) => evaluate(element, constants));
    case 'Identifier': {
      const constant = constants.get(String(node.name));
      if (constant === undefined) throw new NotLiteral();
      return evaluate(constant, constants);
    }
    case 'ObjectExpression': {
      const object: Record<string, unknown> = {};
      for (const property of nodes(node.properties)) {
        if (property.type === 'SpreadElement') {
          Object.assign(object, evaluate(property.argument, constants));
        } else {
          const { key, computed, value } = property as unknown as {
            key: Node;
            computed: boolean;
            value: Node;
          };
          if (computed) throw new NotLiteral();
          const name = key.type === 'Identifier' ? String(key.name) : String(key.value);
          object[name] = evaluate(value, constants);
        }
      }
      return object;
    }
    default:
      throw new NotLiteral();
  }
}

type RecipeConfig = {
  base?: Style;
  variants?: Record<string, Record<string, Style>>;
  defaultVariants?: Record<string, string>;
  compoundVariants?: unknown;
};

/** The classes of a class attribute. */
const wordsOf = (classes: string): string[] => classes.split(' ').filter((word) => word !== '');
const inAll = (lists: readonly string[][]): string[] =>
  (lists[0] ?? []).filter((word) => lists.every((list) => list.includes(word)));

/**
 * The values of a variant, with their styles; without a default also none, and `false` for a variant that has only
 * `true`.
 */
function choicesOf(values: Record<string, Style>, standard: string | undefined): [string, Style][] {
  const none = [
    ...('true' in values && !('false' in values) ? ['false'] : []),
    ...(standard === undefined ? ['undefined'] : []),
  ];
  return [...Object.entries(values), ...none.map((value): [string, Style] => [value, {}])];
}

/** The code of a recipe: the classes of every combination, split into shared ones and those that each value adds. */
function recipeText(
  { base = {}, variants = {}, defaultVariants = {}, compoundVariants }: RecipeConfig,
  css: Css,
) {
  if (compoundVariants !== undefined) throw new NotLiteral();
  let combinations: { chosen: Record<string, string>; styles: Style[] }[] = [{ chosen: {}, styles: [base] }];
  for (const [name, values] of Object.entries(variants)) {
    combinations = combinations.flatMap(({ chosen, styles }) =>
      choicesOf(values, defaultVariants[name]).map(([value, style]) => ({
        chosen: { ...chosen, [name]: value },
        styles: [...styles, style],
      })),
    );
  }
  const all = combinations.map(({ chosen, styles }) => ({ chosen, classes: wordsOf(css(...styles)) }));
  const shared = inAll(all.map(({ classes }) => classes));
  const added = Object.fromEntries(
    Object.entries(variants).map(([name, values]) => [
      name,
      Object.fromEntries(
        choicesOf(values, defaultVariants[name]).map(([value]) => {
          const here = all.filter(({ chosen }) => chosen[name] === value).map(({ classes }) => classes);
          return [value, inAll(here).filter((word) => !shared.includes(word))];
        }),
      ),
    ]),
  );
  for (const { chosen, classes } of all) {
    const rebuilt = [
      ...shared,
      ...Object.entries(chosen).flatMap(([name, value]) => added[name]?.[value] ?? []),
    ];
    if (classes.some((word) => !rebuilt.includes(word)) || rebuilt.some((word) => !classes.includes(word))) {
      throw new Error('two variants of one cva() set the same property; let one of them decide it');
    }
  }
  const text = Object.fromEntries(
    Object.entries(added).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(values)
          .filter(([, classes]) => classes.length > 0)
          .map(([value, classes]) => [value, classes.join(' ')]),
      ),
    ]),
  );
  const parts = [shared.join(' '), text, defaultVariants].map((part) => JSON.stringify(part));
  return `/* @__PURE__ */ recipe(${parts.join(', ')})`;
}

/**
 * Replaces every `css()`, `cva()` and pattern of a module by its class names, so that Panda's runtime (5 kB gzip) is not shipped;
 * null if it uses none. `at`: the path of `styled-system/css`. To be replaced by `@pandacss/vite` with `transform: true` (2.0, in
 * beta, Node 22 or newer) once it is stable on the Node version that builds the shop.
 */
export function inlineStyles(code: string, functions: Functions, at: string): string | null {
  if (!sources.some((source) => code.includes(source))) return null;
  const program = parseAst(code) as unknown as Node;
  const edits: Edit[] = [];
  const constants = new Map<string, Node>();
  const names = new Map<string, string>();

  for (const statement of nodes(program.body)) {
    if (
      statement.type === 'ImportDeclaration' &&
      sources.includes(String((statement.source as Node).value))
    ) {
      const specifiers = nodes(statement.specifiers).map((specifier) => ({
        imported: String((specifier.imported as Node).name),
        local: String((specifier.local as Node).name),
      }));
      for (const { imported, local } of specifiers) names.set(local, imported);
      const cx = specifiers.find(({ imported }) => imported === 'cx');
      const text =
        cx === undefined ? '' : `import { cx as ${cx.local} } from ${JSON.stringify(join(at, 'cx.js'))};`;
      edits.push({ start: statement.start, end: statement.end, text });
    }
    if (statement.type === 'VariableDeclaration' && statement.kind === 'const') {
      for (const { id, init } of nodes(statement.declarations) as unknown as { id: Node; init: unknown }[]) {
        if (id.type === 'Identifier' && isNode(init)) constants.set(String(id.name), init);
      }
    }
  }

  let usesRecipe = false;
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return;
    const callee = node.callee;
    const called =
      node.type === 'CallExpression' && isNode(callee) ? names.get(String(callee.name)) : undefined;
    const styled = called === undefined ? undefined : functions[called];
    if (called === 'cva' || styled !== undefined) {
      const values = nodes(node.arguments).map((argument) => evaluate(argument, constants));
      usesRecipe ||= called === 'cva';
      const text =
        styled === undefined
          ? recipeText(values[0] as RecipeConfig, functions.css)
          : JSON.stringify(styled(...(values as Style[])));
      edits.push({ start: node.start, end: node.end, text });
      return;
    }
    if (node.type === 'Identifier' && (names.get(String(node.name)) ?? 'cx') !== 'cx') throw new NotLiteral();
    if (node.type === 'MemberExpression' && isNode(node.property) && node.property.name === 'raw') {
      throw new Error('a recipe has no .raw in the built shop; give it one more variant');
    }
    // A property may have the name of a pattern.
    const name = node.computed === false && !node.shorthand ? (node.key ?? node.property) : undefined;
    for (const child of childrenOf(node)) if (child !== name) visit(child);
  };
  visit(program);

  let inlined = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    inlined = inlined.slice(0, start) + text + inlined.slice(end);
  }
  return usesRecipe ? `import { recipe } from '${recipeModule}';\n${inlined}` : inlined;
}

/** The Vite plugin, for the builds of the shop and the workshop. A non-literal style fails the build with its location. */
export function inlinePandaStyles(root: string): Plugin {
  const at = join(root, 'styled-system/css');
  let functions: Functions;
  return {
    name: 'inline-panda-styles',
    apply: 'build',
    async buildStart() {
      const load = (name: string) =>
        import(pathToFileURL(join(root, 'styled-system', name, 'index.js')).href);
      const { css } = (await load('css')) as { css: Css };
      functions = { ...((await load('patterns')) as Record<string, Css>), css };
    },
    resolveId: (id) => (id === recipeModule ? `\0${recipeModule}` : null),
    load: (id) => (id === `\0${recipeModule}` ? recipeCode : null),
    transform(code, id) {
      if (id.includes('node_modules') || id.startsWith(at)) return null;
      try {
        const inlined = inlineStyles(code, functions, at);
        return inlined === null ? null : { code: inlined, map: null };
      } catch (error) {
        const reason =
          error instanceof NotLiteral
            ? 'css(), cva() and patterns take literal objects only; a choice is a variant, or cx() of two constants'
            : String(error);
        return this.error(`${id}: ${reason}.`);
      }
    },
  };
}
