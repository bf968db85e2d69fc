import { bringInField } from './bring-in.ts';

/**
 * Keeps the foot of the window free for an element that stands there, for as long as it does. `give` gets its height, in px: for
 * what concerns the whole page that is the root's `--foot`, above which bars of the page are placed. What is focused is
 * scrolled above both (`scroll-padding` in panda.config.ts). Returns what frees the room again.
 */
function reserve(element: HTMLElement, give: (root: HTMLElement, height: number) => void): () => void {
  const page = element.ownerDocument;
  const root = page.documentElement;
  const look = (): void => {
    // In a wide or a low window a bar stands in the page.
    const covers = page.defaultView?.getComputedStyle(element).position === 'sticky';
    give(root, covers ? element.offsetHeight : 0);
    const focused = page.activeElement;
    if (focused === null || focused === page.body || element.contains(focused)) return;
    const place = (focused.closest('[data-field]') ?? focused).getBoundingClientRect();
    const edge = element.getBoundingClientRect().top;
    // What the room above has no place for, as the page's whole content, stays where it is.
    const isHidden = place.bottom > edge && place.top < root.clientHeight && place.height < edge;
    if (covers && isHidden) bringInField(focused);
  };
  // Itself it is in sight: what takes the focus in it has nothing to be scrolled above.
  element.dataset.atFoot = '';
  const observer = new ResizeObserver(look);
  observer.observe(element);
  return () => {
    observer.disconnect();
    give(root, 0);
  };
}

/** For what says something of the whole page. */
export const reserveFoot = (element: HTMLElement) =>
  reserve(element, (root, height) => root.style.setProperty('--foot', `${height}px`));

/** The `ref` of a bar at the foot of the window. Its height is its own `--bar`: on the root a changed variable would style the whole page anew. */
export const reserveBar = (bar: HTMLElement | null) =>
  bar === null
    ? undefined
    : reserve(bar, (root, height) => {
        bar.style.setProperty('--bar', `${height}px`);
        root.style.scrollPaddingBottom = `calc(var(--foot, 0px) + ${height}px + 0.5rem)`;
      });
