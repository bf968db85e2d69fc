/**
 * Keeps the foot of the window free for an element that stands there, for as long as it does: `--foot` is the height of what
 * says something of the whole page, above which bars of the page come to rest, `--bar` that of such a bar. What is focused is
 * scrolled above both (`scroll-padding` in panda.config.ts). Answers with what gives the room back.
 */
export function reserveFoot(element: HTMLElement, room: '--foot' | '--bar' = '--foot'): () => void {
  const page = element.ownerDocument;
  const root = page.documentElement;
  const reserve = (): void => {
    // In a wide or a low window a bar stands in the page.
    const covers = page.defaultView?.getComputedStyle(element).position === 'sticky';
    root.style.setProperty(room, `${covers ? element.offsetHeight : 0}px`);
    const focused = page.activeElement;
    if (focused === null || focused === page.body || element.contains(focused)) return;
    const place = focused.getBoundingClientRect();
    const edge = element.getBoundingClientRect().top;
    if (covers && place.bottom > edge && place.top < root.clientHeight)
      focused.scrollIntoView({ block: 'nearest' });
  };
  // Itself it is in sight: what takes the focus in it has nothing to be scrolled above.
  element.dataset.atFoot = '';
  const observer = new ResizeObserver(reserve);
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.style.removeProperty(room);
  };
}

/** The `ref` of a bar of the page that keeps to the foot of the window. */
export const reserveBar = (bar: HTMLElement | null) => (bar === null ? undefined : reserveFoot(bar, '--bar'));
