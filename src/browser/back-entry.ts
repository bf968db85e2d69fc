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

/**
 * Adds a history entry of the same page, so that Back closes an overlay: from the first entry of its document Back leaves
 * without an event. The entry goes when the overlay is closed or another page is pushed. Returns a function that removes it.
 */
export function addBackEntry(history: PageHistory, close: () => void): () => void {
  // The router replaces these methods of `window.history`, and would load the page again.
  const { pushState, replaceState } = History.prototype;
  pushState.call(window.history, history.location.state, '');
  let isOpen = true;
  let isLeaving = false;
  let next: Place | undefined;
  const leave = () => {
    if (!isLeaving) window.history.back();
    isLeaving = true;
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
  const onPop = (event: Event) => {
    event.stopImmediatePropagation();
    isLeaving = true;
    window.removeEventListener('popstate', onPop, true);
    unblock();
    // Filters replaced the added entry's address.
    const { href, state } = history.location;
    replaceState.call(window.history, state, '', href);
    if (isOpen) close();
    if (next !== undefined) history.push(next.href, next.state, { ignoreBlocker: true });
  };
  window.addEventListener('popstate', onPop, true);
  return () => {
    isOpen = false;
    // After the push of the link that closed it.
    setTimeout(leave);
  };
}
