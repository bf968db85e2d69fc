/** Distance that a finger must scroll in one direction before the header follows, in px. */
const earnest = 12;
/** The largest fraction of the window that the header may cover: with very large text it stays hidden. */
const largest = 0.2;

/** The phone layout's media query (below `lg` of panda.config.ts); above it the navigation is sticky. */
const narrow = '(max-width: 63.99rem)';

/**
 * On a phone the header's row with menu and cart appears when scrolling up, and disappears when scrolling down (beyond the
 * specification). It causes no layout shift, and never covers the focused element. Returns a function that ends that.
 */
export function slimHeader(): () => void {
  const header = document.querySelector<HTMLElement>('header[data-slimming]');
  const [info, bar] = header?.children ?? [];
  if (header === null || info === undefined || bar === undefined) return () => undefined;
  const width = matchMedia(narrow);
  let last = scrollY;
  let turn = last;

  const rest = () => {
    header.removeAttribute('data-slim');
    header.style.removeProperty('top');
  };
  /** The heights of the line above the row, and of the row. */
  const measure = () => ({
    above: (info as HTMLElement).offsetHeight,
    row: (bar as HTMLElement).offsetHeight,
  });
  const isOverFocus = (row: number): boolean => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || header.contains(focused)) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    return top < row && bottom > 0;
  };
  const show = (way: 'away' | 'back') => {
    const { above, row } = measure();
    if (row > innerHeight * largest) return rest();
    header.style.top = `${-above}px`;
    header.dataset.slim = way === 'back' && isOverFocus(row) ? 'away' : way;
  };
  /** The distance scrolled since the last change of direction, in px; negative upwards. */
  const scrolled = (): number => {
    if (scrollY < last !== last < turn) turn = last;
    last = scrollY;
    return last - turn;
  };
  const follow = () => {
    const distance = scrolled();
    const hasFocus = header.contains(document.activeElement) && header.dataset.slim === 'back';
    if (!width.matches || last <= header.offsetHeight) {
      rest();
      // Its static place may be out of sight of a keyboard user in it.
      if (hasFocus) document.activeElement?.scrollIntoView({ block: 'nearest' });
    } else if (header.dataset.slim === undefined) show('away');
    else if (!hasFocus && Math.abs(distance) > earnest) show(distance < 0 ? 'back' : 'away');
  };
  const clear = () => {
    if (header.dataset.slim === 'back' && isOverFocus(measure().row)) show('away');
  };
  /** A keyboard user who enters the header must see it. */
  const enter = () => {
    if (header.dataset.slim !== undefined) show('back');
  };

  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('scroll', follow, { passive: true, signal });
  document.addEventListener('focusin', clear, { signal });
  header.addEventListener('focusin', enter, { signal });
  width.addEventListener('change', rest, { signal });
  return () => {
    ended.abort();
    rest();
  };
}
