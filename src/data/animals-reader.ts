import type { Product } from '#openapi/schemas.ts';
import { normalized } from '#rules/text.ts';
import { callWithin } from '#rules/waits.ts';
import { addPart, type ListBytes, type ListPart, type ReadList, type WorkerReader } from './long-list.ts';
import { Unreachable } from './unreachable.ts';

/** The part of `Worker` that is used. */
export type ListWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const ownWorker = (): ListWorker =>
  new Worker(new URL('./animals.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a long list of animals in a worker, so that no task of the page grows with the list. Null without workers. Its `read`
 * resolves to null if the worker does not start: it gets copies of the bytes, and the caller keeps its own for that case.
 */
export function animalsReader(make = ownWorker): WorkerReader<Product> | null {
  let worker: ListWorker;
  try {
    worker = make();
  } catch {
    return null;
  }
  const all: ReadList<Product> = { records: [], unread: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(timer);
    worker.terminate();
  };
  let finish: (outcome: ReadList<Product> | null | Promise<never>) => void = () => undefined;
  const whole = new Promise<ReadList<Product> | null>((resolve) => {
    finish = (outcome) => {
      end();
      resolve(outcome);
    };
  });
  const listen = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => finish(null), callWithin);
  };
  const post = (bytes: ListBytes): void => worker.postMessage(bytes);
  worker.onerror = () => finish(null);
  worker.onmessage = ({ data }: MessageEvent<ListPart>) => {
    if (data === 'malformed') return finish(Promise.reject(new Unreachable('malformed')));
    if (data === null) return finish(all);
    const part = data as ReadList<Product>;
    addPart(all, part);
    // Searches of the catalogue reuse the normalized names.
    for (const { name } of part.records) normalized(name);
    listen();
  };
  return {
    onChunk: post,
    read: () => {
      listen();
      post(null);
      return whole;
    },
    end,
  };
}
