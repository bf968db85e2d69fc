/*
 * What a mutation run leaves out, because no test beside a machine can notice it: the type arguments of `setup` are gone
 * before anything runs, and what `meta` says of a state's looks is for the drawings (stories/every-state.test.ts holds it).
 */
const reasons = new Map([
  ['types', 'types only'],
  ['meta', 'for the drawings'],
]);

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'unnoticeable',
    value: {
      shouldIgnore: (path) =>
        path.isObjectProperty() && path.get('key').isIdentifier()
          ? reasons.get(path.node.key.name)
          : undefined,
    },
  },
];
