import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { Unreachable } from './unreachable.ts';

/** A list of this many characters or more, some 500 animals, is not read at once: a slow phone would stand still for it. */
export const longText = 400_000;

/** Records that are read at once, and handed over at once. */
const atOnce = 500;

/** Throws `Unreachable('malformed')` for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unreachable('malformed', { cause });
  }
}

/**
 * The records of a list that fit, some at a time. Throws `Unreachable('malformed')` for what is no list, and after a list of
 * nothing that fits.
 */
export function* recordsOf<Shape extends GenericSchema>(
  text: string,
  record: Shape,
): Generator<InferOutput<Shape>[]> {
  const given = jsonOf(text);
  if (!Array.isArray(given)) throw new Unreachable('malformed');
  let hasFitting = given.length === 0;
  for (let at = 0; at < given.length; at += atOnce) {
    const fitting: InferOutput<Shape>[] = [];
    for (const one of given.slice(at, at + atOnce)) {
      const read = safeParse(record, one, { abortEarly: true });
      if (read.success) fitting.push(read.output);
    }
    hasFitting ||= fitting.length > 0;
    yield fitting;
  }
  if (!hasFitting) throw new Unreachable('malformed');
}

/** Reads a list where the page runs, with a pause after each slice of it. */
export async function readInSlices<Shape extends GenericSchema>(
  text: string,
  record: Shape,
): Promise<InferOutput<Shape>[]> {
  const all: InferOutput<Shape>[] = [];
  for (const records of recordsOf(text, record)) {
    all.push(...records);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return all;
}

/** What a worker that reads a list says: some of its records, null at its end, or that it is none. */
export type ListPart = readonly unknown[] | null | 'malformed';
