import type { Early, EndReason } from '#browser/early.ts';
import { page } from './device.ts';

type Sentence = EndReason | 'missing' | 'pending' | 'slow';

/** Whether code of the page is missing, and the provider's own words about a refused add. */
export const known: { failure: 'missing' | null; refusal: string } = { failure: null, refusal: '' };

let line: HTMLElement | null = null;
let shown: Sentence | null = null;
/** Removes the sentence beside the control that was pressed last. */
export let unsay = (): void => {};

// A sentence of the document, with the ways on where something failed.
const words = (why: Sentence, place: Element, attribute: string, role: string): HTMLElement => {
  const box = document.createElement('div');
  box.setAttribute(attribute, why);
  box.setAttribute('role', role);
  const texts = [...document.querySelectorAll('[data-late-words]')].map((one) => one.textContent);
  const parsed = new DOMParser().parseFromString(texts.join(''), 'text/html');
  box.append(
    ...parsed.querySelectorAll(/^(?:pending|added|unsure|login)$/.test(why) ? `#${why}` : `#${why},#ways`),
  );
  const sentence = box.querySelector('span');
  if (sentence && known.refusal && why !== 'unsure') sentence.textContent = known.refusal;
  place.append(box);
  return box;
};

// At the bottom of the window, above its bars: these stay below the finger (src/ui/bottom-inset.ts).
export const placeLine: Early['placeLine'] = () => {
  if (!line) return;
  const bars = [...document.querySelectorAll<HTMLElement>('[data-at-bottom]')];
  const covering = bars.filter((bar) => getComputedStyle(bar).position === 'sticky');
  line.style.bottom = `${covering.reduce((height, bar) => height + bar.offsetHeight, 0)}px`;
};
/** Shows a sentence at the bottom of the window, in place of the former one; null removes that. */
export const say = (why: Sentence | null, role = 'status'): void => {
  // A kept page with content has said what it may lack, in its own line.
  const { kept, style } = page.dataset;
  if (why === shown || (kept && style && why && why !== 'kept')) return;
  shown = why;
  line?.remove();
  line = why && words(why, document.body, 'data-late-line', role);
  page.style.setProperty('--line-inset', `${why === 'pending' ? 0 : (line?.offsetHeight ?? 0)}px`);
  placeLine();
};
/** Beside the control, or at the bottom of the window if the control is gone. */
export const sayBeside = (control: Element, why: EndReason): void => {
  unsay();
  const { top, bottom, left, width } = control.getBoundingClientRect();
  if (width === 0) {
    say(why);
    // What is said of the whole page is said again.
    unsay = () => shown === why && say(known.failure);
    return;
  }
  const bubble = words(why, control.closest('dialog') ?? document.body, 'data-late-said', 'alert');
  unsay = () => bubble.remove();
  const edge = top * 2 < innerHeight ? `top:${bottom + 6}px` : `bottom:${innerHeight - top + 6}px`;
  bubble.style.cssText = `${edge};left:max(8px,min(${left}px,100% - 23rem))`;
};

/** Says that something is being waited for, unless the window says something else. */
export const sayWait = (why: 'pending' | 'slow'): void => {
  if (!shown || shown === 'pending') say(why);
};
/** Whether the window says that something is being waited for, or has come of it. */
export const isOfWait = (): boolean => /^(?:pending|slow|added)$/.test(`${shown}`);
