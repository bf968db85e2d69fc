import type { GenericSchema, InferOutput } from 'valibot';
import type { Take } from './client.ts';
import { type ReadList, readList } from './read-list.ts';
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

/** A list, read some records at a time. Throws `Unreachable('malformed')` for what is no list. */
export function* partsOf<Shape extends GenericSchema>(
  text: string,
  record: Shape,
): Generator<ReadList<InferOutput<Shape>>> {
  const given = jsonOf(text);
  if (!Array.isArray(given)) throw new Unreachable('malformed');
  for (let at = 0; at < given.length; at += atOnce) yield readList(given.slice(at, at + atOnce), record);
}

/** Adds a part of a list to what was read of it. */
export function addPart<One>(whole: ReadList<One>, { records, unread }: ReadList<One>): void {
  whole.records.push(...records);
  whole.unread.push(...unread);
}

/** Reads a list where the page runs; a long one with a pause after each part of it. */
async function readHere<Shape extends GenericSchema>(
  text: string,
  record: Shape,
): Promise<ReadList<InferOutput<Shape>>> {
  const whole: ReadList<InferOutput<Shape>> = { records: [], unread: [] };
  for (const part of partsOf(text, record)) {
    addPart(whole, part);
    if (text.length >= longList) await new Promise((resolve) => setTimeout(resolve));
  }
  return whole;
}

/** Reads a list beside the page, from its bytes. */
export type BesideReader<One> = {
  take: Take;
  /** All has been taken. Null where nothing came to work; rejects with `Unreachable('malformed')` as `partsOf` throws. */
  read(): Promise<ReadList<One> | null>;
  /** Nobody waits for it any more. */
  end(): void;
};

/** Begins to read beside the page; null where that cannot be. */
export type ReadBeside<One> = () => Promise<BesideReader<One> | null>;

/** A list on its way, which is read one way or the other. */
type Coming<One> = Pick<BesideReader<One>, 'take' | 'end'> & { read(): Promise<ReadList<One>> };

function textOf(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

/**
 * A list while its bytes come. A short one is read at once; a long one beside the page, or in slices where that cannot be (its
 * bytes are kept for that). Throws `Unreachable('malformed')` for what is no list.
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
    read: async () => {
      const read = length < longList ? null : await (await handOver())?.read();
      return read ?? readHere(textOf(parts), record);
    },
    end: () => {
      hasEnded = true;
      void reader?.then((taking) => taking?.end());
    },
  };
}

/** What a worker that reads a list is told: some of its bytes, null at their end. */
export type ListBytes = Uint8Array<ArrayBuffer> | null;

/** What it says: a part of the list, null at its end, or that it is no list. */
export type ListPart = ReadList<unknown> | null | 'malformed';
