/**
 * Keeps the foot of the window free for an element that stands there, for as long as it does: `--foot` is its height, above
 * which bars of the page come to rest and to which focused elements are scrolled. Answers with what gives the room back.
 */
export function reserveFoot(element: HTMLElement): () => void {
  const page = element.ownerDocument;
  const root = page.documentElement;
  const reserve = (): void => {
    root.style.setProperty('--foot', `${element.offsetHeight}px`);
    const focused = page.activeElement;
    if (focused === null || focused === page.body || element.contains(focused)) return;
    const place = focused.getBoundingClientRect();
    const edge = element.getBoundingClientRect().top;
    if (place.bottom > edge && place.top < root.clientHeight) focused.scrollIntoView({ block: 'nearest' });
  };
  const observer = new ResizeObserver(reserve);
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.style.removeProperty('--foot');
  };
}
