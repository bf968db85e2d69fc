import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { Take } from './client.ts';
import { Unreachable } from './unreachable.ts';

/** A list of this many bytes or more, some 500 animals, is not read at once: a slow phone would stand still for it. */
export const longList = 400_000;

/** Records that are read at once, and handed over at once. */
const atOnce = 500;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unreachable('malformed', { cause });
  }
}

/** The records of a list that fit, some at a time. Throws `Unreachable('malformed')` for no list, and after one that never fits. */
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
async function readInSlices<Shape extends GenericSchema>(
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

/** Reads a list beside the page, from its bytes. */
export type BesideReader<One> = {
  take: Take;
  /** All has been taken. Null where nothing came to work; rejects with `Unreachable('malformed')` as `recordsOf` throws. */
  records(): Promise<One[] | null>;
  /** Nobody waits for it any more. */
  end(): void;
};

/** Begins to read beside the page; null where that cannot be. */
export type ReadBeside<One> = () => Promise<BesideReader<One> | null>;

/** A list on its way, which is read one way or the other. */
type Coming<One> = Pick<BesideReader<One>, 'take' | 'end'> & { records(): Promise<One[]> };

function textOf(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

/**
 * A list while its bytes come. A short one is read at once; a long one beside the page, or in slices where that cannot be (its
 * bytes are kept for that). Throws `Unreachable('malformed')` for what is no list, or has nothing that fits.
 */
export function comingList<Shape extends GenericSchema>(
  record: Shape,
  beside: ReadBeside<InferOutput<Shape>>,
): Coming<InferOutput<Shape>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let handed = 0;
  let hasEnded = false;
  let reader: ReturnType<typeof beside> | undefined;
  const handOver = async () => {
    reader ??= beside().catch(() => null);
    const taking = await reader;
    if (hasEnded) taking?.end();
    else for (const part of parts.slice(handed)) taking?.take(part);
    handed = parts.length;
    return taking;
  };
  return {
    take: (part) => {
      parts.push(part);
      length += part.length;
      if (length >= longList) void handOver();
    },
    records: async () => {
      if (length < longList) return [...recordsOf(textOf(parts), record)].flat();
      const records = await (await handOver())?.records();
      return records ?? readInSlices(textOf(parts), record);
    },
    end: () => {
      hasEnded = true;
      void reader?.then((taking) => taking?.end());
    },
  };
}

/** What a worker that reads a list is told: some of its bytes, null at their end. */
export type ListBytes = Uint8Array<ArrayBuffer> | null;

/** What it says: some of the records, null at their end, or that it is no list. */
export type ListPart = readonly unknown[] | null | 'malformed';
