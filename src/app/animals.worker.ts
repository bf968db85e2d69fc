import { type ListPart, recordsOf } from '#api/long-list.ts';
import { productShape } from '#api/products.ts';

/* Reads a long list of animals beside the page: it is sent the text and says `ListPart`s. */

const say = (part: ListPart) => postMessage(part);

addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    for (const records of recordsOf(data, productShape)) say(records);
    say(null);
  } catch {
    say('malformed');
  }
});
