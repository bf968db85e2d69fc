import type { ListPart } from '#api/long-list.ts';
import type { ReadAnimals } from '#api/products.ts';
import { Unreachable } from '#api/unreachable.ts';
import type { Product } from '#openapi/schemas.ts';

/** How long a worker may say nothing, in ms: its script may never come. */
const silence = 15_000;

/** What of a worker is used. */
export type ListWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const ownWorker = (): ListWorker =>
  new Worker(new URL('./animals.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads a long list of animals in a worker, so that no task of the page is as long as the list; null where there is none, or
 * where it does not come to work.
 */
export const animalsReader =
  (make = ownWorker): ReadAnimals =>
  (text) =>
    new Promise((resolve, reject) => {
      const all: Product[] = [];
      let worker: ListWorker;
      try {
        worker = make();
      } catch {
        resolve(null);
        return;
      }
      const end = (): void => {
        clearTimeout(timer);
        worker.terminate();
      };
      const giveUp = (): void => {
        end();
        resolve(null);
      };
      let timer = setTimeout(giveUp, silence);
      worker.onerror = giveUp;
      worker.onmessage = ({ data }: MessageEvent<ListPart>) => {
        clearTimeout(timer);
        if (data !== null && data !== 'malformed') {
          all.push(...(data as readonly Product[]));
          timer = setTimeout(giveUp, silence);
          return;
        }
        end();
        if (data === null) resolve(all);
        else reject(new Unreachable('malformed'));
      };
      worker.postMessage(text);
    });
