import { addPart, type BesideReader, type ListBytes, type ListPart } from '#api/long-list.ts';
import type { ReadList } from '#api/read-list.ts';
import { Unreachable } from '#api/unreachable.ts';
import type { Product } from '#openapi/schemas.ts';
import { folded } from '#rules/text.ts';

/** How long a worker that has all of a list may say nothing, in ms: its script may never come. */
const silence = 15_000;

/** What of a worker is used. */
export type ListWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const ownWorker = (): ListWorker =>
  new Worker(new URL('./animals.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a long list of animals in a worker, from its bytes on: no task of the page is as long as the list. Null where there is no
 * worker, and null is read where it does not come to work: it gets copies of the bytes, which whoever asked keeps for that case.
 */
export function animalsReader(make = ownWorker): BesideReader<Product> | null {
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
    timer = setTimeout(() => finish(null), silence);
  };
  const tell = (bytes: ListBytes): void => worker.postMessage(bytes);
  worker.onerror = () => finish(null);
  worker.onmessage = ({ data }: MessageEvent<ListPart>) => {
    if (data === 'malformed') return finish(Promise.reject(new Unreachable('malformed')));
    if (data === null) return finish(all);
    const part = data as ReadList<Product>;
    addPart(all, part);
    // A search of the whole list finds them prepared.
    for (const { name } of part.records) folded(name);
    listen();
  };
  return {
    take: tell,
    read: () => {
      listen();
      tell(null);
      return whole;
    },
    end,
  };
}
