type Place = { readonly pathname: string; readonly href: string; readonly state: object };

/** The part of the router's history that the entry needs. */
export interface PageHistory {
  readonly location: Place;
  canGoBack(): boolean;
  push(path: string, state: object, options: { ignoreBlocker: true }): void;
  block(blocker: {
    enableBeforeUnload: false;
    blockerFn(attempt: { action: string; nextLocation: Place }): boolean;
  }): () => void;
}

/** Whether Back leaves the document. A story's router has another history than its window. */
export const isFirstEntry = (history: PageHistory): boolean =>
  !history.canGoBack() && history.location.pathname === window.location.pathname;

/** The end of the added entry, and how another overlay takes the entry over before it is removed. */
let onPop: ((event: Event) => void) | undefined;
let takeOver: (() => void) | undefined;
/** Whether the added entry is being left, which is asynchronous, and the overlay that has opened meanwhile. */
let isEnding = false;
let waiting: (() => void) | undefined;

/** Call it before the router is created, whose own listener must not see the end of the added entry. */
export const watchBack = (): void => window.addEventListener('popstate', (event) => onPop?.(event));

/**
 * Adds a history entry of the same page, once a former one has been left, so that Back closes an overlay: from the first entry of its document Back leaves
 * without an event. The entry goes when the overlay is closed or another page is pushed. Returns a function that removes it.
 */
export function addBackEntry(history: PageHistory, close: () => void): () => void {
  if (isEnding) {
    let remove = (): void => {
      waiting = undefined;
    };
    waiting = () => {
      remove = addBackEntry(history, close);
    };
    return () => remove();
  }
  // The router replaces these methods of `window.history`, and would load the page again.
  const { pushState, replaceState } = History.prototype;
  // React's strict mode starts an effect twice in development.
  if (takeOver === undefined) pushState.call(window.history, history.location.state, '');
  else takeOver();
  let isOpen = true;
  let isLeaving = false;
  let next: Place | undefined;
  const leave = () => {
    takeOver = undefined;
    if (isLeaving) return;
    isLeaving = true;
    isEnding = true;
    window.history.back();
  };
  const unblock = history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, nextLocation }) => {
      if (action !== 'PUSH') return false;
      next = nextLocation;
      leave();
      return true;
    },
  });
  onPop = (event) => {
    event.stopImmediatePropagation();
    isLeaving = true;
    isEnding = false;
    onPop = undefined;
    unblock();
    // Filters replaced the added entry's address.
    const { href, state } = history.location;
    replaceState.call(window.history, state, '', href);
    if (isOpen) close();
    const open = waiting;
    waiting = undefined;
    if (next === undefined) open?.();
    else history.push(next.href, next.state, { ignoreBlocker: true });
  };
  return () => {
    isOpen = false;
    if (isLeaving) return;
    // After the push of the link that closed it.
    const timer = setTimeout(leave);
    takeOver = () => {
      clearTimeout(timer);
      takeOver = undefined;
      unblock();
    };
  };
}
