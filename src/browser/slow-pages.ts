import { isPageThere, markWaiting } from './browser-code.ts';
import { pressedControl } from './early.ts';

/** The part of the router that this needs. */
interface FollowedRouter {
  subscribe(
    type: 'onBeforeNavigate' | 'onResolved' | 'onRendered',
    follow: (change: { fromLocation?: unknown; pathChanged: boolean; hrefChanged: boolean }) => void,
  ): unknown;
}

/**
 * Marks the link to a page that loads slowly; the page that is being left takes no press meanwhile, which it could not carry out. A
 * prerendered page is not waited for. A link to the open address scrolls to its top.
 */
export function markSlowPages(router: FollowedRouter): void {
  let end = (): void => {};
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, hrefChanged }) => {
    end();
    // The router scrolls for another address only.
    if (fromLocation && !hrefChanged && pressedControl()?.matches('a')) window.scrollTo(0, 0);
    if (!pathChanged || (fromLocation === undefined && isPageThere())) return;
    const left = fromLocation === undefined ? null : document.querySelector('main');
    // With the mark, when the press is painted: it restyles the whole page. A page whose code has come needs neither.
    const endMark = markWaiting(pressedControl(), () => left?.toggleAttribute('inert', true));
    end = () => {
      endMark();
      left?.toggleAttribute('inert', false);
    };
  });
  router.subscribe('onResolved', () => end());
}

type Page = { getElement: () => Window };

/**
 * Completes the router's scroll restoration. A page that was scrolled before its code came, and not since, has its place, too; one
 * whose list comes later returns once it is long enough, unless somebody scrolls up first. `placeOf`: where it was left, in px.
 */
export function returnToPlaces(router: FollowedRouter, placeOf: (of: Page) => number | undefined): void {
  let growth: ResizeObserver | undefined;
  router.subscribe('onBeforeNavigate', () => growth?.disconnect());
  router.subscribe('onRendered', ({ pathChanged }) => {
    // Of whatever scrolls the router stores the place.
    document.dispatchEvent(new Event('scroll'));
    const top = (pathChanged && placeOf({ getElement: () => window })) || 0;
    let last = scrollY;
    growth = new ResizeObserver((_, self) => {
      if (scrollY < last || last > top - 1) return self.disconnect();
      scrollTo(0, top);
      last = scrollY;
    });
    growth.observe(document.body);
  });
}
