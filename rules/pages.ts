/** A numbered button of a pagination, or the gap between two that are not neighbours. */
export type PageMark = number | 'gap';

/**
 * The numbered buttons of a pagination: first, last, the current page and its neighbours, with gaps between; all of
 * them up to 7 pages. A gap never stands for a single page.
 */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const around = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const start = page <= 4 ? [2, 3, 4, 5] : [];
  const end = page >= pages - 3 ? [pages - 4, pages - 3, pages - 2, pages - 1] : [];
  const shown = [...new Set([1, ...start, ...around, ...end, pages])].sort((a, b) => a - b);
  return shown.flatMap((number, index): PageMark[] => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1 ? ['gap', number] : [number];
  });
}
