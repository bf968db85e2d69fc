import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyAddition } from '#openapi/words.ts';
import { fieldsOf, mergeNotes, type RequestNotes } from '#sandbox/asked/request-notes.ts';
import { isBlocking } from '../consumers.ts';
import type { Pact, PactInteraction } from '../pact-file.ts';

/** The shape of the requests of one operation: names of headers, and the types of each field. */
export type Shape = { headers: readonly string[]; fields: Readonly<Record<string, readonly string[]>> };
/** The shapes of the requests that left the shop, by operation. */
export type Shapes = Readonly<Record<string, Shape>>;

/** Where the requests of journeys and walks are committed. */
export const recordedFile = fileURLToPath(new URL('./recorded.json', import.meta.url));

/** The shapes of all recorded requests of journeys and walks. */
export const readRecorded = (): Shapes => JSON.parse(readFileSync(recordedFile, 'utf8')) as Shapes;

/** A field that some request of its operation does not have. */
const absent = 'absent';

/** The shapes of recorded requests; a field counted less often than its operation was sometimes absent. */
export const shapesOf = (notes: RequestNotes): Shapes =>
  Object.fromEntries(
    Object.entries(notes)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([operation, { requests, headers, fields }]) => [
        operation,
        {
          headers: Object.keys(headers).toSorted(),
          fields: Object.fromEntries(
            Object.entries(fields)
              .toSorted(([one], [other]) => one.localeCompare(other))
              .map(([place, kinds]) => {
                const times = Object.values(kinds).reduce((sum, one) => sum + one, 0);
                const isSometimes = !place.includes('[') && times < requests;
                return [place, [...Object.keys(kinds), ...(isSometimes ? [absent] : [])].toSorted()];
              }),
          ),
        },
      ]),
  );

/** The union of shapes; a field in only one of two shapes of an operation was absent from the other. */
export function unionOf(one: Shapes, other: Shapes): Shapes {
  const union = (some: readonly string[] = [], more: readonly string[] = []) =>
    [...new Set([...some, ...more])].toSorted();
  const operations = union(Object.keys(one), Object.keys(other));
  return Object.fromEntries(
    operations.map((operation) => {
      const [first, second] = [one[operation], other[operation]];
      const places = union(Object.keys(first?.fields ?? {}), Object.keys(second?.fields ?? {}));
      const fields = places.map((place) => {
        const isOnce =
          first !== undefined && second !== undefined && !(place in first.fields && place in second.fields);
        return [
          place,
          union(
            union(first?.fields[place], second?.fields[place]),
            isOnce && !place.includes('[') ? [absent] : [],
          ),
        ];
      });
      return [
        operation,
        {
          headers: union(first?.headers, second?.headers),
          fields: Object.fromEntries(fields) as Shape['fields'],
        },
      ];
    }),
  );
}

/** One line for each header and each type of each field. */
const linesOf = (shapes: Shapes): string[] =>
  Object.entries(shapes).flatMap(([operation, { headers, fields }]) => [
    ...headers.map((header) => `${operation}: header ${header}`),
    ...Object.entries(fields).flatMap(([place, kinds]) =>
      kinds.map((kind) => `${operation}: ${place}, ${kind}`),
    ),
  ]);

/** The lines of `shapes` that `known` lacks. */
export function missingFrom(shapes: Shapes, known: Shapes): string[] {
  const all = new Set(linesOf(known));
  return linesOf(shapes).filter((line) => !all.has(line));
}

const isAddition = (name: string): boolean =>
  everyAddition.some((one) => one.toLowerCase() === name || name === one || name.startsWith(`${one}[`));

/** The shape of a pact's successful requests; those of refusals need not be accepted by a provider. */
function describedBy(interactions: readonly PactInteraction[]): Shapes {
  const described: RequestNotes = {};
  for (const { comments, pending, request, response } of interactions) {
    if (pending || response.status >= 400) continue;
    const headers = Object.entries(request.headers ?? {}).map(([name, value]) => {
      const lower = name.toLowerCase();
      return [lower === 'content-type' ? `${lower}: ${value}` : lower, 1] as const;
    });
    const fields = [...new Map(fieldsOf(request.body?.content))].map(([place, kind]) => [
      place,
      { [kind]: 1 },
    ]);
    mergeNotes(described, {
      [comments?.operation ?? '']: {
        requests: 1,
        headers: Object.fromEntries(headers),
        fields: Object.fromEntries(fields) as Record<string, Record<string, number>>,
      },
    });
  }
  return shapesOf(described);
}

/** Splits a part of the shapes into additions and the rest. */
const part = (shapes: Shapes, isWanted: (name: string) => boolean): Shapes =>
  Object.fromEntries(
    Object.entries(shapes).map(([operation, { headers, fields }]) => [
      operation,
      {
        headers: headers.filter(isWanted),
        fields: Object.fromEntries(Object.entries(fields).filter(([place]) => isWanted(place))),
      },
    ]),
  );

/**
 * The fields of requests that no interaction describes: of a blocking pact for the specification, of the additions' pact for
 * announced additions.
 */
export function undescribed(recorded: Shapes, pacts: readonly Pact[]): string[] {
  const of = (isWanted: (consumer: string) => boolean): Shapes =>
    describedBy(
      pacts.filter(({ consumer }) => isWanted(consumer.name)).flatMap(({ interactions }) => interactions),
    );
  const specified = missingFrom(
    part(recorded, (name) => !isAddition(name)),
    of(isBlocking),
  );
  const added = missingFrom(
    part(recorded, (name) => isAddition(name)),
    unionOf(
      of(isBlocking),
      of((consumer) => !isBlocking(consumer)),
    ),
  );
  return [
    ...specified.map((line) => `${line}: in no blocking pact`),
    ...added.map((line) => `${line}: not in the additions’ pact`),
  ];
}
