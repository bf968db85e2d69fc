/*
 * What a mutation run leaves out, because no test beside a machine can notice it: the type arguments of `setup` are gone
 * before anything runs, and what `meta` says of a state's looks is for the drawings (stories/every-state.look.ts holds it).
 */
const reasons = new Map([
  ['types', 'types only'],
  ['meta', 'for the drawings'],
]);

const reasonOf = ({ type, key }) =>
  type === 'ObjectProperty' && key.type === 'Identifier' ? reasons.get(key.name) : undefined;

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'unnoticeable',
    value: {
      shouldIgnore: ({ node }) =>
        // A state that holds nothing but its `meta` is a state without it, too.
        node.type === 'ObjectExpression' && node.properties.length === 1
          ? reasonOf(node.properties[0])
          : reasonOf(node),
    },
  },
];
