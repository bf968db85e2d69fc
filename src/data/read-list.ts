import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A list after reading: the valid records, and the invalid ones unparsed. */
export type ReadList<One> = { records: One[]; unread: unknown[] };

/** Reads a list record by record: an invalid record does not affect the others. */
export function readList<const Shape extends GenericSchema>(
  given: readonly unknown[],
  record: Shape,
): ReadList<InferOutput<Shape>> {
  const records: InferOutput<Shape>[] = [];
  const unread: unknown[] = [];
  for (const one of given) {
    const read = safeParse(record, one, { abortEarly: true });
    if (read.success) records.push(read.output);
    else unread.push(one);
  }
  return { records, unread };
}
