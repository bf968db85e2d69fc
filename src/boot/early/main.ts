import { chooseTheme, isLeavingKeptPage, markPage, preloadFirst } from './arrival.ts';
import { deleteFormer, documentEpoch, page } from './device.ts';
import { emptyEnded, emptyRestored, follow, isChanged, storeDrafts } from './drafts.ts';
import { fieldIn, stopLeading } from './early-add.ts';
import { firstInput } from './first-input.ts';
import { fail, hold, isReady, isRefused, recover, refuse, replayer, start, stop, take } from './presses.ts';
import { end, endAll, markPending, presses, progress } from './queue.ts';
import { secondTaps } from './second-tap.ts';
import { placeLine, unsay } from './sentences.ts';

// Runs before the first paint, inlined in the document (tools/page-files.ts): its folder imports itself, rules, and types.
const errors: Event[] = [];
const noteError = (event: Event) => errors[9] ?? errors.push(event);
const listen = (type: string, handle: (event: Event) => void): void => addEventListener(type, handle, true);

// The opening button is outside the dialog, the closing one inside: only one of them can be pressed.
const toggle = (dialog: HTMLDialogElement): void => (dialog.open ? dialog.close() : dialog.showModal());
// Changes the number field beside the button by one, within its limits (src/ui/quantity-stepper.tsx).
const step = ({ dataset, parentElement }: HTMLElement): void => {
  const field = fieldIn(parentElement);
  if (!field) return;
  if (dataset.step === '1') field.stepUp();
  else field.stepDown();
  const less = parentElement?.querySelector('[data-step="-1"]');
  less?.setAttribute('aria-disabled', `${field.value === field.min}`);
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Handles what the browser does not: presses, drafts, and what comes of the page's code. */
function listenToPage(): void {
  const isSecondTap = secondTaps();
  listen('click', (event) => {
    if (isSecondTap(event as PointerEvent)) return;
    const { target } = event;
    unsay();
    // On click and not on change: the checked radio button may be pressed, too.
    if (target instanceof HTMLInputElement && target.name === 'theme' && !isReady(target))
      chooseTheme(target.name, target.value);
    if (!(target instanceof Element)) return;
    // The worker answers navigations only: a link within the shop would find no list.
    if (page.dataset.kept && target.closest('a[href^="/"]:not([data-pic])')) event.stopImmediatePropagation();
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
    const leads = pressed.type === 'submit' && pressed.form?.hasAttribute('action');
    const isWrite = pressed.hasAttribute('data-writes');
    if (isRefused(event, pressed, isWrite) || !event.isTrusted || leads) return;
    const { step: isStep } = pressed.dataset;
    // The add of this quantity is under way.
    if (isStep && fieldIn(pressed.parentElement)?.readOnly) stop(event);
    else if (isReady(pressed)) return;
    else if (isStep) step(pressed);
    else hold(event, pressed);
  });
  listen('submit', (event) => {
    const target = event.target as HTMLElement;
    const submitter = (event as SubmitEvent).submitter ?? target.querySelector('[type=submit]') ?? target;
    if (isRefused(event, submitter, target.matches('[method=post]'))) return;
    if (event.isTrusted && !target.hasAttribute('action') && !isReady(target)) hold(event, target);
  });
  // Enter submits nothing, and fires no event, in a form whose button has not been parsed yet.
  listen('keydown', (event) => {
    const { key, isComposing, target } = event as KeyboardEvent;
    const form = target instanceof HTMLInputElement && target.form;
    if (key !== 'Enter' || isComposing || !event.isTrusted || !form || form.hasAttribute('action')) return;
    if (!isReady(form) && form.querySelector('[type=submit]') === null) hold(event, form);
  });
  listen('input', follow);
  // No browser retries a script element that failed to load or to run.
  listen('error', (event: Event & { filename?: string }) => {
    if ((event.target as Element).localName !== 'script' && !event.filename?.includes('/assets/')) return;
    noteError(event);
    recover();
  });
  listen('unhandledrejection', noteError);
  new PerformanceObserver(progress).observe({ type: 'resource' });
  const store = (): void => storeDrafts(replayer?.store);
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
}

const dark = markPage();
// Browsers that are too old for the shop's code keep the native behaviour only.
if ('CSSLayerBlockRule' in window && !isLeavingKeptPage()) {
  deleteFormer();
  emptyRestored(page);
  preloadFirst(dark);
  window.early = {
    get epoch() {
      return documentEpoch;
    },
    touched: firstInput(),
    ...{ errors, presses, isReady, end, take, markPending, refuse },
    ...{ placeLine, fail, progress, isChanged, storeDrafts, start },
  };
  listenToPage();
}
