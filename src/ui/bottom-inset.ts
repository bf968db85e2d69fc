import { scrollFieldIntoView } from './scroll-into-view.ts';

/**
 * Reserves the bottom of the window for an element. `give` gets its height, in px: for a bar of the entire page that is the
 * root's `--bottom-inset`, above which bars of the page are placed. The focused element is scrolled above both (`scroll-padding` in
 * panda.config.ts). Returns a function that frees the space.
 */
function reserve(element: HTMLElement, give: (root: HTMLElement, height: number) => void): () => void {
  const page = element.ownerDocument;
  const root = page.documentElement;
  const look = (): void => {
    // In a wide or a low window the bar is part of the page.
    const covers = page.defaultView?.getComputedStyle(element).position === 'sticky';
    element.toggleAttribute('data-at-bottom', covers);
    give(root, covers ? element.offsetHeight : 0);
    page.defaultView?.early?.placeLine();
    const focused = page.activeElement;
    // A focused element inside the bar is visible already.
    if (focused === null || focused === page.body || element.contains(focused)) return;
    const place = (focused.closest('[data-field]') ?? focused).getBoundingClientRect();
    const edge = element.getBoundingClientRect().top;
    // An element that does not fit into the remaining window, such as the main area, is not scrolled.
    const isHidden = place.bottom > edge && place.top < root.clientHeight && place.height < edge;
    if (covers && isHidden) scrollFieldIntoView(focused);
  };
  const observer = new ResizeObserver(look);
  observer.observe(element);
  // A low window changes its place alone.
  page.defaultView?.addEventListener('resize', look);
  return () => {
    observer.disconnect();
    page.defaultView?.removeEventListener('resize', look);
    element.removeAttribute('data-at-bottom');
    give(root, 0);
    page.defaultView?.early?.placeLine();
  };
}

/** For bars that concern the entire page. */
export const reserveBottomInset = (element: HTMLElement) =>
  reserve(element, (root, height) => root.style.setProperty('--bottom-inset', `${height}px`));

/**
 * The `ref` of a bar at the bottom of the window. Its height is its own `--bar`: a changed variable on the root would restyle the
 * entire page.
 */
export const reserveBar = (bar: HTMLElement | null) =>
  bar === null
    ? undefined
    : reserve(bar, (root, height) => {
        bar.style.setProperty('--bar', `${height}px`);
        root.style.scrollPaddingBottom = `calc(var(--line-inset, 0px) + var(--bottom-inset, 0px) + ${height}px + 0.5rem)`;
      });
