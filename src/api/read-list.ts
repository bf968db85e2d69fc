import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** A list as it was read: the records that fit, and those that do not, as they came. */
export type ReadList<One> = { records: One[]; unread: unknown[] };

/** Reads a list record by record: one that cannot be read takes no other with it. */
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
