/** From where to where something stands in the window, in px from its upper edge. */
export type Span = { readonly top: number; readonly bottom: number };

/** What stays between a notice and what it keeps clear of, in px. */
const gap = 8;

/** The first place from `top` down where `height` px lie over none of `spans`. */
export function freeTop(top: number, height: number, spans: readonly Span[]): number {
  const downwards = [...spans].sort((one, other) => one.top - other.top);
  return downwards.reduce(
    (place, span) =>
      span.top < place + height && span.bottom > place ? Math.round(span.bottom) + gap : place,
    top,
  );
}
