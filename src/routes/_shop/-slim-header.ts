/** How far a finger has to go in one direction before the header follows it, in px. */
const earnest = 12;
/** A header that is a larger part of the window than this is not brought back: in very large text it would cover the page. */
const largest = 0.2;

/** Where the phone's layout ends (the `lg` of panda.config.ts): from here on the navigation stays in sight. */
const narrow = '(max-width: 63.99rem)';

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/**
 * On a phone the header's one row with menu and cart comes back where one scrolls up, and goes where one scrolls down (beyond the
 * specification). Nothing moves by it, and it never comes over what has the focus. Returns what ends it.
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
    for (const property of ['top', 'height', 'margin-bottom']) header.style.removeProperty(property);
  };
  /** What stays in sight of it: without the line above its row, and without the search below unless somebody types there. */
  const measure = () => {
    const above = (info as HTMLElement).offsetHeight;
    const whole = above + (bar as HTMLElement).offsetHeight;
    const search = bar.querySelector<HTMLElement>('[data-slim-away]');
    const isWhole = search === null || search.offsetHeight === 0 || search.contains(document.activeElement);
    const row = isWhole ? whole - above : topOf(search) - topOf(bar);
    return { above, below: whole - above - row, row, whole };
  };
  const isOverFocus = (row: number): boolean => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || header.contains(focused)) return false;
    const { top, bottom } = focused.getBoundingClientRect();
    return top < row && bottom > 0;
  };
  const show = (way: 'away' | 'back') => {
    const { above, below, row } = measure();
    if (row > innerHeight * largest && below > 0) return rest();
    header.style.top = `${-above}px`;
    header.style.height = `${above + row}px`;
    header.style.marginBottom = `${below}px`;
    header.dataset.slim = way === 'back' && isOverFocus(row) ? 'away' : way;
  };
  const follow = () => {
    const now = scrollY;
    const isUp = now < last;
    if (isUp !== last < turn) turn = last;
    last = now;
    const hasFocus = header.contains(document.activeElement) && header.dataset.slim === 'back';
    if (!width.matches || now <= measure().whole) {
      rest();
      // Its own place may still be out of sight of who came into it with the keyboard.
      if (hasFocus) document.activeElement?.scrollIntoView({ block: 'nearest' });
    } else if (header.dataset.slim === undefined) show('away');
    else if (!hasFocus && Math.abs(now - turn) > earnest) show(isUp ? 'back' : 'away');
  };
  const clear = () => {
    if (header.dataset.slim === 'back' && isOverFocus(measure().row)) show('away');
  };
  /** Who comes into it with the keyboard sees where they are. */
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
