import type { GenericSchema } from 'valibot';

/* The matching rules of a pact file (Pact specification V4), derived from the client's schemas. */

/** A matching rule of a value. */
type Matcher = { match: string } & Record<string, unknown>;
export type Rule = { combine: 'AND' | 'OR'; matchers: readonly Matcher[] };
export type Rules = { [place: string]: Rule };

/** The body in a pact: an example with the required fields, and the rules by path. */
export type PactBody = { example: unknown; rules: Rules };

/* The part of Valibot's schema objects that is read here. */
type Node = {
  type: string;
  kind?: string;
  pipe?: Node[];
  entries?: Record<string, Node>;
  item?: Node;
  value?: Node;
  wrapped?: Node;
  options?: unknown[];
  literal?: unknown;
  requirement?: unknown;
};

/** A field that no pact requires (`lenient` of src/data/shape.ts). */
const isFree = ({ type }: Node): boolean => type === 'nullish' || type === 'optional';

function matchersOf(node: Node): Matcher[] {
  const steps = node.pipe ?? [node];
  const [root = node] = steps;
  const pattern = steps.find(({ type }) => type === 'regex')?.requirement;
  switch (root.type) {
    case 'string':
      return pattern instanceof RegExp ? [{ match: 'regex', regex: pattern.source }] : [{ match: 'type' }];
    case 'number':
      return [{ match: steps.some(({ type }) => type === 'safe_integer') ? 'integer' : 'number' }];
    case 'boolean':
      return [{ match: 'boolean' }];
    case 'picklist':
      return [{ match: 'regex', regex: `^(${(root.options ?? []).join('|')})$` }];
    case 'literal':
      return [{ match: 'regex', regex: `^(${root.literal})$` }];
    case 'union':
      return (root.options as Node[]).flatMap(matchersOf);
    case 'nullable':
      return [{ match: 'null' }, ...matchersOf(root.wrapped as Node)];
    default:
      throw new Error(`A pact cannot ask for a value of the type ${root.type}.`);
  }
}

const field = (path: string, name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? `${path}.${name}` : `${path}['${name}']`;

function ask(node: Node, example: unknown, path: string, rules: Rules): unknown {
  const steps = node.pipe ?? [node];
  const container = steps.findLast(({ type }) => ['loose_object', 'array', 'record'].includes(type));
  const item = container?.type === 'array' ? container.item : undefined;
  if (item !== undefined) {
    rules[path] = { combine: 'AND', matchers: [{ match: 'type', min: 0 }] };
    return [ask(item, (example as unknown[])[0], `${path}[*]`, rules)];
  }
  if (container?.type === 'loose_object') {
    const required = Object.entries(container.entries ?? {}).filter(([, entry]) => !isFree(entry));
    return Object.fromEntries(
      required.map(([name, entry]) => [
        name,
        ask(entry, (example as Record<string, unknown>)[name], field(path, name), rules),
      ]),
    );
  }
  if (container?.type === 'record') {
    rules[path] = { combine: 'AND', matchers: [{ match: 'values' }] };
    rules[`${path}.*`] = { combine: 'AND', matchers: matchersOf(container.value as Node) };
    return example;
  }
  const matchers = matchersOf(node);
  // A pattern alone would also match a number or an object with the same text.
  rules[path] =
    matchers.length > 1
      ? { combine: 'OR', matchers }
      : {
          combine: 'AND',
          matchers: matchers[0]?.match === 'regex' ? [{ match: 'type' }, ...matchers] : matchers,
        };
  return example;
}

/** The body in a pact that the client reads with this schema. */
export function pactBodyOf(shape: GenericSchema, example: unknown): PactBody {
  const rules: Rules = {};
  return { example: ask(shape as unknown as Node, example, '$', rules), rules };
}
