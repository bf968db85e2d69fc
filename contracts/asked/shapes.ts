import { everyAddition } from '#openapi/words.ts';
import { fieldsOf, mergeNotes, type RequestNotes } from '#sandbox/asked/request-notes.ts';
import { isBlocking } from '../consumers.ts';
import type { Pact, PactInteraction } from '../pact-file.ts';

/** What the requests of one operation look like: names of headers, and each field with the kinds of value that it has. */
export type Shape = { headers: readonly string[]; fields: Readonly<Record<string, readonly string[]>> };
/** The shapes of the requests that left the shop, by operation. */
export type Shapes = Readonly<Record<string, Shape>>;

/** A field that some request of its operation does not have. */
const absent = 'absent';

/** What was noted, without its counts: a field that came less often than its operation was absent at times. */
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

/** All of both; a field that only one of two knows of an operation was absent in the other. */
export function joined(one: Shapes, other: Shapes): Shapes {
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

/** Every header and every kind of every field, as one line each. */
const linesOf = (shapes: Shapes): string[] =>
  Object.entries(shapes).flatMap(([operation, { headers, fields }]) => [
    ...headers.map((header) => `${operation}: header ${header}`),
    ...Object.entries(fields).flatMap(([place, kinds]) =>
      kinds.map((kind) => `${operation}: ${place}, ${kind}`),
    ),
  ]);

/** What of some shapes others lack. */
export function lacking(shapes: Shapes, known: Shapes): string[] {
  const all = new Set(linesOf(known));
  return linesOf(shapes).filter((line) => !all.has(line));
}

const isAddition = (name: string): boolean =>
  everyAddition.some((one) => one.toLowerCase() === name || name === one || name.startsWith(`${one}[`));

/** The shape of a pact's requests that are to succeed; a refusal describes what no provider has to take. */
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

/** What of one part of the shapes is an addition, or is not. */
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
 * What leaves the shop and no interaction describes, field by field: of a blocking pact for what the specification names, of
 * the additions' pact for what a provider has announced.
 */
export function undescribed(recorded: Shapes, pacts: readonly Pact[]): string[] {
  const of = (isWanted: (consumer: string) => boolean): Shapes =>
    describedBy(
      pacts.filter(({ consumer }) => isWanted(consumer.name)).flatMap(({ interactions }) => interactions),
    );
  const specified = lacking(
    part(recorded, (name) => !isAddition(name)),
    of(isBlocking),
  );
  const added = lacking(
    part(recorded, (name) => isAddition(name)),
    joined(
      of(isBlocking),
      of((consumer) => !isBlocking(consumer)),
    ),
  );
  return [
    ...specified.map((line) => `${line}: in no blocking pact`),
    ...added.map((line) => `${line}: not in the additions’ pact`),
  ];
}
