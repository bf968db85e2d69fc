import { fetchWhole } from '#browser/code-loader.ts';
import type { Early, PendingPress, Replayer } from '#browser/early.ts';
import { page, session } from './device.ts';
import { leadToLogin, sayOutcome, sendAdd } from './early-add.ts';
import { end, endAll, markPending, now, presses, progress, remove } from './queue.ts';
import { isOfWait, known, say, sayBeside } from './sentences.ts';

// A press on a button that is not ready is marked, queued, and dispatched once when the button is ready; otherwise the press
// ends with a sentence. Links and forms with an action keep their native behaviour, as do dialogs, details and radios, whose
// state the page reads after hydration.
/** What the shop's code does; undefined until it has come. */
export let replayer: Replayer | undefined;

// A form marks itself when its machine has started (src/ui/form.tsx).
export const isReady: Early['isReady'] = (control) => {
  const form = control.closest<HTMLElement>('form[method=post]');
  return form ? form.dataset.started === '' : replayer?.isHydrated(control) === true;
};
export const take: Early['take'] = (press) => {
  if (press.session !== session()) {
    end(press, 'left');
    return false;
  }
  if (!remove(press)) return false;
  press.end();
  return true;
};
export const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
// A document opened from what is kept sends nothing (docs/decisions/0058-worker.md); the client refuses all other writes.
let pressedLast: Element | undefined;
export const refuse = (): void => {
  if (pressedLast) sayBeside(pressedLast, 'kept');
};
export const isRefused = (event: Event, pressed: Element, writes: boolean): boolean => {
  pressedLast = pressed;
  if (!page.dataset.kept || !writes) return false;
  event.preventDefault();
  // A deliberate press is counted at the window, too (src/screens/checkout/use-deliberate-press.ts).
  event.stopImmediatePropagation();
  refuse();
  return true;
};
export const hold = (event: Event, target: HTMLElement): void => {
  stop(event);
  const { add } = target.dataset;
  // All presses for one animal are one.
  if (add && presses.some((press) => press.add === add && press.session === session())) return;
  if (add && !replayer && (sayOutcome(target, add) || leadToLogin(target, add))) return;
  const press: PendingPress = {
    ...{ target, add, at: now(), session: session() },
    end: markPending(target.matches('form') ? (target.querySelector('[type=submit]') ?? target) : target),
  };
  presses.push(press);
  if (add && !replayer) sendAdd(press, add);
  if (known.failure === null) replayer?.replay();
  else end(press, 'failed');
};

export const start: Early['start'] = (code) => {
  replayer = code;
  known.failure = null;
  if (!isOfWait()) say(null);
  code.replay();
};
export const fail: Early['fail'] = () => {
  known.failure = 'missing';
  endAll();
  say('missing');
};

/** A first script is bad, and stays so in this document: opens it anew once all are whole, but not twice, and not after an input. */
export const recover = async (): Promise<void> => {
  if (replayer || known.failure) return;
  known.failure = 'missing';
  const scripts = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]');
  const areWhole = await Promise.all(Array.from(scripts, ({ href }) => fetchWhole(href, progress)));
  // It may have started all the same.
  if (replayer) return;
  const [opened] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming | undefined)[];
  const isAgain = !opened || opened.type === 'reload';
  if (isAgain || navigator.userActivation?.hasBeenActive !== false || areWhole.includes(false)) fail();
  else location.reload();
};
