/** The vertical extent of an element in the window, in px from the upper edge. */
export type Span = { readonly top: number; readonly bottom: number };

/** The gap between a notice and the elements it avoids, in px. */
const gap = 8;

/** The first position from `top` down at which `height` px overlap none of `spans`. */
export function freeTop(top: number, height: number, spans: readonly Span[]): number {
  const downwards = [...spans].sort((one, other) => one.top - other.top);
  return downwards.reduce(
    (place, span) =>
      span.top < place + height && span.bottom > place ? Math.round(span.bottom) + gap : place,
    top,
  );
}
