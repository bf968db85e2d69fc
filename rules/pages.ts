/** A numbered button of a pagination, or the gap between two that are not neighbours. */
export type PageMark = number | 'gap';

const gap = ['gap'] as const;

/**
 * The numbered buttons of a pagination: first, last, the current page and its neighbours, with gaps between; all of
 * them up to 7 pages. A gap never replaces a single page.
 */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const isNearStart = page <= 4;
  const isNearEnd = page >= pages - 3;
  const first = isNearStart ? 2 : Math.min(page - 1, pages - 4);
  const last = isNearEnd ? pages - 1 : Math.max(page + 1, 5);
  const between = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [1, ...(isNearStart ? [] : gap), ...between, ...(isNearEnd ? [] : gap), pages];
}
