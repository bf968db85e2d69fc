import { type Named, namesOf } from './imports.ts';

/** A folder of the house, as a box of its picture. */
export type Room = {
  name: string;
  about: string;
  /** Files outside of the folder that belong to it. */
  also?: readonly string[];
};

/** The rooms, with what is in them. */
export const rooms: readonly Room[] = [
  { name: 'openapi', about: 'what the provider promises' },
  { name: 'rules', about: 'pure rules' },
  { name: 'machines', about: 'behaviour' },
  { name: 'pictures', about: 'drawings' },
  { name: 'src/app', about: 'what effects may touch' },
  { name: 'src/api', about: 'client and calls' },
  { name: 'src/late', about: 'code that comes late' },
  { name: 'src/start', about: 'starts the shop' },
  { name: 'src/effects', about: 'calls of the machines' },
  {
    name: 'src/routes',
    about: 'address → machine → screen',
    also: ['src/router.ts', 'src/route-tree.gen.ts'],
  },
  { name: 'src/screens', about: '(snapshot, send) → JSX' },
  { name: 'src/ui', about: 'components' },
  { name: 'src/wording', about: 'sentences' },
  { name: 'src/main.tsx', about: 'starts everything' },
  { name: 'stories', about: 'every state, seen' },
  { name: 'statechart', about: 'draws machines' },
  { name: 'contracts', about: 'what the provider owes' },
  { name: 'sandbox', about: 'a provider' },
  { name: 'journeys', about: 'in a real browser' },
  { name: 'walks', about: 'generated journeys' },
  { name: 'late', about: 'faults of late code' },
  { name: 'deploy', about: 'onto a server' },
];

/** The room that a file stands in; undefined for none. */
export const roomOf = (file: string): string | undefined =>
  rooms.find(({ name, also = [] }) => [name, ...also].includes(file) || file.startsWith(`${name}/`))?.name;

const isTest = /\.(?:test|look|stories)\.tsx?$|\/testing\/|\.gen\.ts$/;
const isCode = /\.(?:tsx?|mjs)$/;

/**
 * Which room's code names which other room's, read from the imports (types, too) of all that is neither a test nor what tests
 * use. `named` are the `imports` of package.json.
 */
export function whoKnowsWhom(
  files: readonly string[],
  textOf: (file: string) => string,
  named: Named,
): Map<string, Set<string>> {
  const known = new Map(rooms.map(({ name }) => [name, new Set<string>()]));
  for (const file of files) {
    const room = roomOf(file);
    if (room === undefined || !isCode.test(file) || isTest.test(file)) continue;
    for (const to of namesOf(file, textOf(file), named)) {
      const other = roomOf(to);
      if (other !== undefined && other !== room) known.get(room)?.add(other);
    }
  }
  return known;
}

/** Every room that one knows, itself or by others, on ways that do not lead through `except`. */
function reached(known: ReadonlyMap<string, ReadonlySet<string>>, from: string, except: string): Set<string> {
  const seen = new Set<string>();
  const look = (room: string): void => {
    for (const next of known.get(room) ?? []) {
      if (next === except || seen.has(next)) continue;
      seen.add(next);
      look(next);
    }
  };
  look(from);
  return seen;
}

/**
 * The arrows that do not follow from others: where a room knows two, one of which knows the other, that to the nearer one.
 * Two that know each other keep theirs.
 */
export function arrowsOf(
  known: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly [from: string, to: string])[] {
  return [...known].flatMap(([from, all]) => {
    const follows = (to: string): boolean =>
      [...all].some(
        (other) =>
          other !== to &&
          !known.get(other)?.has(from) &&
          reached(known, other, from).has(to) &&
          !reached(known, to, from).has(other),
      );
    return [...all]
      .filter((to) => !follows(to))
      .sort()
      .map((to) => [from, to] as const);
  });
}
