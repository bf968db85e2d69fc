import { type ListBytes, type ListPart, partsOf } from './long-list.ts';
import { productShape } from './products.ts';

/* The worker that reads a long list of animals: it receives `ListBytes` and posts `ListPart`. */

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
