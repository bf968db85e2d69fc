import type { Early, PendingPress } from '#browser/early.ts';
import { orderWithin, silence, slowPressAfter } from '#rules/waits.ts';
import { isOfWait, say, sayBeside, sayWait } from './sentences.ts';

/** The presses that wait for the page's code, oldest first. */
export const presses: PendingPress[] = [];
const marks = new Map<HTMLElement, { count: number; slowAt: number }>();
let lastByte = 0;
let watching: number | undefined;

export const now = (): number => performance.now();
export const progress = (): void => {
  lastByte = now();
};

export const remove = (press: PendingPress): boolean => {
  const place = presses.indexOf(press);
  if (place >= 0) presses.splice(place, 1);
  return place >= 0;
};
export const end: Early['end'] = (press, why) => {
  if (!remove(press)) return false;
  press.end(why);
  return true;
};
export const endAll = (): void => {
  for (const press of [...presses]) end(press, 'failed');
};

// A press expires some time after the last byte, and in all; after a while the connection is
// reported as slow.
const watch = (): void => {
  for (const press of [...presses]) {
    if (now() - Math.max(press.at, lastByte) > silence || now() - press.at > orderWithin)
      end(press, 'failed');
  }
  if (marks.size > 0) {
    sayWait([...marks.values()].some(({ slowAt }) => now() > slowAt) ? 'slow' : 'pending');
    return;
  }
  clearInterval(watching);
  watching = undefined;
  if (isOfWait()) say(null);
};
export const markPending: Early['markPending'] = (element, slow = slowPressAfter) => {
  const control = element as HTMLElement;
  const mark = marks.get(control) ?? { count: 0, slowAt: Infinity };
  mark.count += 1;
  mark.slowAt = Math.min(mark.slowAt, now() + slow);
  marks.set(control, mark);
  control.dataset.pending = '';
  control.setAttribute('aria-busy', 'true');
  watching ??= window.setInterval(watch, 500);
  sayWait('pending');
  let isOver = false;
  return (why) => {
    if (isOver) return;
    isOver = true;
    mark.count -= 1;
    if (mark.count === 0) {
      marks.delete(control);
      delete control.dataset.pending;
      control.removeAttribute('aria-busy');
    }
    watch();
    if (why) sayBeside(control, why);
  };
};
