import { type ListBytes, type ListPart, partsOf } from '#api/long-list.ts';
import { productShape } from '#api/products.ts';

/* Reads a long list of animals beside the page: it is told its bytes (`ListBytes`) and says its parts (`ListPart`). */

const say = (part: ListPart) => postMessage(part);
const decoder = new TextDecoder();
let text = '';

addEventListener('message', ({ data }: MessageEvent<ListBytes>) => {
  if (data !== null) {
    text += decoder.decode(data, { stream: true });
    return;
  }
  try {
    for (const part of partsOf(text + decoder.decode(), productShape)) say(part);
    say(null);
  } catch {
    say('malformed');
  }
});
