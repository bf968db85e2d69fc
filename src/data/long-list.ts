import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { ChunkHandler } from './client.ts';
import { Unreachable } from './unreachable.ts';

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

/** A list of this many bytes, some 500 animals, or more is read in slices: in one task it would block a slow phone. */
export const longList = 400_000;

/** Records per slice. */
const atOnce = 500;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Unreachable('malformed', { cause });
  }
}

/** Reads a list in slices of records. Throws `Unreachable('malformed')` for anything but a list. */
export function* partsOf<Shape extends GenericSchema>(
  text: string,
  record: Shape,
): Generator<ReadList<InferOutput<Shape>>> {
  const given = jsonOf(text);
  if (!Array.isArray(given)) throw new Unreachable('malformed');
  for (let at = 0; at < given.length; at += atOnce) yield readList(given.slice(at, at + atOnce), record);
}

/** Appends a slice to the records read before it. */
export function addPart<One>(whole: ReadList<One>, { records, unread }: ReadList<One>): void {
  whole.records.push(...records);
  whole.unread.push(...unread);
}

/** Reads a list on the main thread, with a pause after each slice of a long one. */
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

/** Reads a list outside the main thread, from its bytes. */
export type WorkerReader<One> = {
  onChunk: ChunkHandler;
  /** Resolves when all is read, or to null if no worker started; rejects with `Unreachable('malformed')` as `partsOf` throws. */
  read(): Promise<ReadList<One> | null>;
  /** Stops reading: the result is no longer needed. */
  end(): void;
};

/** Starts a reader outside the main thread, or returns null if that is impossible. */
export type StartWorkerReader<One> = () => Promise<WorkerReader<One> | null>;

/** A list being received, whichever way it is read. */
type StreamedList<One> = Pick<WorkerReader<One>, 'onChunk' | 'end'> & { read(): Promise<ReadList<One>> };

function textOf(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

/**
 * Reads a list while its bytes arrive: a short one at once, a long one in a worker, or in slices if there is no worker (the bytes
 * are kept for that case). Throws `Unreachable('malformed')` for anything but a list.
 */
export function streamedList<Shape extends GenericSchema>(
  record: Shape,
  beside: StartWorkerReader<InferOutput<Shape>>,
): StreamedList<InferOutput<Shape>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let handed = 0;
  let hasEnded = false;
  let reader: ReturnType<typeof beside> | undefined;
  const handOver = async () => {
    reader ??= beside().catch(() => null);
    const taking = await reader;
    if (hasEnded) taking?.end();
    else for (const part of parts.slice(handed)) taking?.onChunk(part);
    handed = parts.length;
    return taking;
  };
  return {
    onChunk: (part) => {
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

/** A message to the worker that reads a list: some of its bytes, null at the end. */
export type ListBytes = Uint8Array<ArrayBuffer> | null;

/** A message of that worker: a slice of the list, null at the end, or that it is not a list. */
export type ListPart = ReadList<unknown> | null | 'malformed';
