function focusOn(target: HTMLElement | null, options?: FocusOptions): void {
  if (target === null) return;
  // A heading takes the focus from a script alone; a button keeps its place among the stops of the Tab key.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
}

/** Whether a page waits for its heading: the one of a page that is on its way says nothing of it. */
let isAwaited = false;

/** What a hand touched, went to or typed in last; nothing once Enter or the browser's Back asked for another page. */
let inHand: unknown;

/** What of a field's text is selected: the next letter takes its place. */
const selectedIn = (field: unknown): string =>
  field instanceof HTMLInputElement
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : '';

/** What was selected when Enter asked for another page. */
let selectedBefore = '';

/**
 * Focus goes to the page's heading, by which it is announced: to the one that names it, once that is there. Without any it
 * goes to the main area. It is taken from no field that a hand went to meanwhile.
 */
export const focusPage = (): void => {
  const at = document.activeElement;
  // A hand that was quicker than the page's arrival is in one of its fields already, or at the next search. A voice or a program
  // selects by no key what it will write over, and the browser tells of it only a frame later.
  const selected = inHand === true ? selectedIn(at) : '';
  const isInHand = at === inHand || (selected !== '' && selected !== selectedBefore);
  if (isInHand && at?.matches('input,select,textarea')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  isAwaited = heading?.matches('[data-awaited]') === true;
  if (!isAwaited) focusOn(heading ?? document.querySelector<HTMLElement>('main'), { preventScroll: true });
};

/** Around what is gone, nearest first: up to the page's main area, or to the whole open dialog or navigation that it was in. */
function placesAround(lost: readonly Element[]): readonly Element[] {
  const left = lost.filter((place) => place.isConnected);
  const edge = left.findIndex((place) => place.matches('main, dialog[open], nav:not(main nav)'));
  return left.slice(0, left[edge]?.matches('main') ? edge : edge + 1);
}

/**
 * Nothing that disappears takes the keyboard's place with it: the focus goes to the nearest `data-focus-home` around what
 * had it (a list's count, a section's title, a menu's button), or else to the page's heading. Returns what ends it.
 */
export function keepFocus(): () => void {
  const ended = new AbortController();
  // What has the focus, and all that it stands in.
  let path: readonly Element[] = [];

  const rememberAll = (target: EventTarget | null | undefined) => {
    const places: Element[] = [];
    for (let place = target; place instanceof Element; place = place.parentElement) places.push(place);
    path = places;
  };
  const touched = ({ type, target, key }: Partial<KeyboardEvent>) => {
    inHand = key === 'Enter' || target;
    if (inHand === true) selectedBefore = selectedIn(target);
    if (type === 'focusin') rememberAll(target);
  };
  // A prerendered page may have been used before its code came.
  rememberAll(document.activeElement);
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      // Some browsers also say that the focus leaves what is being taken out.
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
    // A menu or dialog that closes gives the focus back by itself, a frame later.
    requestAnimationFrame(() => requestAnimationFrame(() => rescue(lost)));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // Heard on the way down: React stops what comes up from a part that it has not hydrated yet.
  const options = { capture: true, signal: ended.signal };
  addEventListener('focusout', forget, options);
  for (const type of ['pointerdown', 'keydown', 'input', 'focusin', 'popstate'])
    addEventListener(type, touched, options);
  return () => {
    observer.disconnect();
    ended.abort();
  };
}
