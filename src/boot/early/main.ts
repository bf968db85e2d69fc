import type { Held } from '#browser/early.ts';
import { chooseTheme } from './arrival.ts';
import { deleteFormer, documentEpoch, page } from './device.ts';
import { emptyEnded, emptyRestoredLate, follow, isChanged, keepDrafts } from './drafts.ts';
import { fieldIn, stopLeading } from './early-add.ts';
import { firstInput } from './first-input.ts';
import { enteredForm, leads } from './held.ts';
import { step, toggle } from './native.ts';
import { fail, hold, isReady, isRefused, recover, refuse, replayer, start, stop, take } from './presses.ts';
import { end, endAll, markPending, presses, progress } from './queue.ts';
import { secondTaps } from './second-tap.ts';
import { placeLine, unsay } from './sentences.ts';

// Inlined in the document behind its first screen, or in its head behind at-once.ts (tools/documents.mjs): its folder imports itself,
// rules, and types.
const errors: Event[] = [];
const keepError = (event: Event) => errors[9] ?? errors.push(event);
const listen = (type: string, handle: (event: Event) => void): void => addEventListener(type, handle, true);

/** Handles what the browser does not, of what was held too: presses, drafts, and what comes of the page's code. */
function listenToPage(held: readonly Held[]): void {
  const press = (event: Event): void => {
    const { target } = event;
    unsay();
    // On click and not on change: the checked radio button may be pressed, too.
    if (target instanceof HTMLInputElement && target.name === 'theme' && !isReady(target))
      chooseTheme(target.name, target.value);
    if (!(target instanceof Element)) return;
    // The worker answers navigations only: a link within the shop would find no list.
    if (page.dataset.kept && target.closest('a[href^="/"]')) event.stopImmediatePropagation();
    // The worker waits for a slow line at a reload alone.
    if (page.dataset.kept && target.matches('a[href=""]')) {
      event.preventDefault();
      location.reload();
    }
    const pressed = target.closest('button');
    if (!pressed) return;
    const dialog = pressed.getAttribute('commandfor');
    if (dialog !== null) {
      // Chrome before 135, Firefox before 144 and Safari before 26.2 do not support `command`.
      if (!('command' in pressed)) toggle(document.getElementById(dialog) as HTMLDialogElement);
      return;
    }
    const isWrite = pressed.matches('[data-add],[data-ready]');
    if (isRefused(event, pressed, isWrite) || !event.isTrusted || leads(pressed)) return;
    const { step: isStep } = pressed.dataset;
    // The add of this quantity is under way.
    if (isStep && fieldIn(pressed.parentElement)?.readOnly) stop(event);
    else if (isReady(pressed)) return;
    else if (isStep) step(pressed);
    else hold(event, pressed);
  };
  const submit = (event: Event): void => {
    const target = event.target as HTMLElement;
    const submitter = (event as SubmitEvent).submitter ?? target.querySelector('[type=submit]') ?? target;
    if (isRefused(event, submitter, target.matches('[method=post]'))) return;
    if (event.isTrusted && !target.hasAttribute('action') && !isReady(target)) hold(event, target);
  };
  const isSecondTap = secondTaps();
  listen('click', (event) => {
    if (!isSecondTap(event as MouseEvent)) press(event);
  });
  listen('submit', submit);
  listen('keydown', (event) => {
    const form = enteredForm(event);
    if (form && !isReady(form)) hold(event, form);
  });
  listen('input', follow);
  // No browser retries a script element that failed to load or to run.
  listen('error', (event: Event & { filename?: string }) => {
    if ((event.target as Element).localName !== 'script' && !event.filename?.includes('/assets/')) return;
    keepError(event);
    recover();
  });
  listen('unhandledrejection', keepError);
  new PerformanceObserver(progress).observe({ type: 'resource' });
  const store = (): void => keepDrafts(replayer?.keep);
  const compare = (): void => {
    if (!replayer) emptyEnded();
  };
  addEventListener('pageshow', ({ persisted }) => {
    compare();
    if (!persisted) return;
    stopLeading();
    endAll();
  });
  addEventListener('storage', compare);
  // The browser may discard a background tab without another event.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store();
    else compare();
  });
  addEventListener('pagehide', store);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (window.early) window.early.installOffer = event;
  });
  for (const { control } of held) {
    delete control?.dataset.pending;
    control?.removeAttribute('aria-busy');
  }
  for (const { event, control } of held) {
    if (event.type === 'click') press(event);
    else if (event.type === 'submit') submit(event);
    else if (control) hold(event, control);
    else follow(event);
  }
}

// React knows nothing of the element in which this script came (tools/documents.mjs).
const late = document.currentScript?.closest('[data-late]');
if (late) {
  document.head.append(...late.children);
  late.remove();
}

const { held } = window;
if (held) {
  deleteFormer();
  emptyRestoredLate();
  window.early = {
    get epoch() {
      return documentEpoch;
    },
    touched: held.length > 0 ? Promise.resolve() : firstInput(),
    ...{ errors, presses, isReady, end, take, markPending, refuse },
    ...{ placeLine, fail, progress, isChanged, keepDrafts, start },
  };
  listenToPage(held);
}
