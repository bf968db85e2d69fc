function focusOn(target: HTMLElement | null, options?: FocusOptions): void {
  if (target === null) return;
  // A heading is focusable by script only; a button keeps its place in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
}

/** Whether a page waits for its heading: the heading of a loading page does not name it. */
let isAwaited = false;

/** The last target of the user's input; `true` for Enter, which may request another page. */
let lastTarget: unknown;

/** The selected text of a field, which the next letter replaces. */
const selectedIn = (field: unknown): string =>
  field instanceof HTMLInputElement
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : '';

/** The selection at the time Enter requested another page. */
let selectedBefore = '';

/**
 * Moves the focus to the page's heading, which announces the page: to the one that names it, once that is rendered. Without a
 * heading the main area gets it. A field that the user has moved to meanwhile keeps the focus.
 */
export const focusPage = (): void => {
  const at = document.activeElement;
  // The user may already be in one of the new page's fields, or at the next search. Speech input and programs select text without
  // a key event, and the browser reports that only a frame later.
  const selected = lastTarget === true ? selectedIn(at) : '';
  const isInUse = at === lastTarget || (selected !== '' && selected !== selectedBefore);
  if (isInUse && at?.matches('input,select,textarea')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  isAwaited = heading?.matches('[data-awaited]') === true;
  if (!isAwaited) focusOn(heading ?? document.querySelector<HTMLElement>('main'), { preventScroll: true });
};

/** The parents of removed elements, nearest first: up to the page's main area, or to the open dialog or navigation they were in. */
function placesAround(lost: readonly Element[]): readonly Element[] {
  const left = lost.filter((place) => place.isConnected);
  const edge = left.findIndex((place) => place.matches('main, dialog[open], nav:not(main nav)'));
  return left.slice(0, left[edge]?.matches('main') ? edge : edge + 1);
}

/**
 * Restores the focus when the focused element is removed: to the nearest `data-focus-home` around it (a list's count, a section's
 * title, a menu's button), or else to the page's heading. Returns a function that ends that.
 */
export function restoreFocus(): () => void {
  const ended = new AbortController();
  // The focused element and its ancestors.
  let path: readonly Element[] = [];

  const rememberAll = (target: EventTarget | null | undefined) => {
    const places: Element[] = [];
    for (let place = target; place instanceof Element; place = place.parentElement) places.push(place);
    path = places;
  };
  const touched = ({ type, target, key }: Partial<KeyboardEvent>) => {
    lastTarget = key === 'Enter' || target;
    if (lastTarget === true) selectedBefore = selectedIn(target);
    if (type === 'focusin') rememberAll(target);
  };
  // A prerendered page may have been used before hydration.
  rememberAll(document.activeElement);
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // Some browsers also fire `focusout` for elements being removed.
      if (target instanceof Element && target.isConnected && path[0] === target) path = [];
    });
  const rescue = (lost: readonly Element[]) => {
    if (document.activeElement !== document.body) return;
    for (const place of placesAround(lost)) {
      const home = place.querySelector<HTMLElement>('[data-focus-home]:not(dialog:not([open]) *)');
      if (home !== null) return focusOn(home);
    }
    focusPage();
  };

  const observer = new MutationObserver(() => {
    if (isAwaited && document.activeElement === document.body) focusPage();
    if (path[0]?.isConnected !== false) return;
    const lost = path;
    path = [];
    // A closing menu or dialog restores the focus itself, a frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => rescue(lost)));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // Capture phase: React stops the propagation of events from parts that are not hydrated.
  const options = { capture: true, signal: ended.signal };
  addEventListener('focusout', forget, options);
  for (const type of ['pointerdown', 'keydown', 'input', 'focusin', 'popstate'])
    addEventListener(type, touched, options);
  return () => {
    observer.disconnect();
    ended.abort();
  };
}
