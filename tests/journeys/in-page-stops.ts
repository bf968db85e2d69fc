/** A tab stop: what a keyboard user sees of it, and its size for a finger. */
export type Stop = {
  readonly what: string;
  /** The element that covers all of it; null where a part is visible. */
  readonly under: string | null;
  /** Its size where it is too small: below 24 px, or below 44 for controls that continue a purchase. */
  readonly small: string | null;
  /** Its visible text. */
  readonly words: readonly string[];
  /** The address of a link. */
  readonly address: string | null;
};

/**
 * Runs in the page: describes the focused element (in a list of suggestions the active option) and marks it as `data-{mark}`.
 * Null without focus, `again` where it is marked already.
 */
export function lookAtStop(mark: string): Stop | 'again' | null {
  const active = document.activeElement;
  const chosen = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '');
  const stop = chosen ?? active;
  if (stop === null || stop === document.body) return null;
  if (stop.hasAttribute(`data-${mark}`)) return 'again';
  stop.setAttribute(`data-${mark}`, '');
  const label = stop.closest('label') ?? (stop as HTMLInputElement).labels?.[0] ?? null;
  // What is seen of a radio button that looks like a tab is its label.
  const seen = label !== null && stop.getBoundingClientRect().width <= 1 ? label : stop;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const isOwn = (hit: Element | null): boolean =>
    hit !== null && (stop.contains(hit) || hit.contains(stop) || (label?.contains(hit) ?? false));
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element | null | undefined): string =>
    `${element?.localName ?? 'the edge of the window'} ${squeezed(element?.getAttribute('aria-label') ?? element?.textContent).slice(0, 60)}`;

  const shares = [1 / 6, 1 / 2, 5 / 6];
  const hits = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  // An item of a row that scrolls sideways is scrolled into view completely.
  const item = stop.closest('li');
  const row = item?.parentElement;
  const isRow =
    row != null && row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX);
  const place = item?.getBoundingClientRect();
  const isCut = isRow && place !== undefined && (place.left < -1 || place.right > innerWidth + 1);

  const goesOn =
    /^(?:Ajouter au panier|Passer à la caisse|Commander|Reprendre|Remettre au panier|Filtrer|Voir les \d|Augmenter la quantité|Diminuer la quantité|Supprimer du panier|Annuler la suppression|Panier|Ouvrir le menu|Fermer)/;
  const text = squeezed(stop.textContent);
  const isMain =
    stop.closest('footer') === null &&
    ((stop.matches('button') && /^(?:Précédent|Suivant|Se connecter|Créer mon compte)$/.test(text)) ||
      goesOn.test(stop.getAttribute('aria-label') ?? text));
  const least = isMain ? 44 : 24;
  // A press on the label is a press on the control.
  const target = label?.getBoundingClientRect() ?? { width, height };
  const isReached = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].every(([x = 0, y = 0]) => {
    const away = least / 2 - 0.5;
    const hit = document.elementFromPoint(left + width / 2 + x * away, top + height / 2 + y * away);
    return hit !== null && (stop.contains(hit) || (label?.contains(hit) ?? false));
  });
  const isWithinSentence =
    getComputedStyle(stop).display === 'inline' &&
    [...(stop.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    );
  const isSmall =
    Math.min(width, height) < least - 0.01 &&
    Math.min(target.width, target.height) < least - 0.01 &&
    !isReached &&
    !isWithinSentence &&
    // An element with tabindex="-1" is no target.
    stop.matches('a, button, summary, select, input, textarea, [role=option], [role=menuitem]');
  const isNamedByText = stop.matches('a, button, summary, [role=tab], [role=menuitem], [role=option]');
  return {
    what: nameOf(stop),
    under: isCut ? 'the side of its row' : hits.some(isOwn) ? null : nameOf(hits[4]),
    small: isSmall ? `${Math.round(width)} × ${Math.round(height)} of ${least} px` : null,
    words: isNamedByText
      ? ((stop as HTMLElement).innerText.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      : [],
    address: stop instanceof HTMLAnchorElement ? stop.pathname + stop.search + stop.hash : null,
  };
}

/** Runs in the page: the visible controls without a mark, which the scan did not reach. */
export function missedStops(mark: string): string[] {
  const modal = document.querySelector('dialog:modal');
  const controls =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary';
  return [...(modal ?? document).querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.hasAttribute(`data-${mark}`) &&
        control.closest('[inert]') === null &&
        control.checkVisibility({ visibilityProperty: true }) &&
        // The arrow keys move among the options of a radio group.
        !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
    )
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Runs in the page: removes the marks, and lets the next Tab start at the top. */
export function beginWalk(marks: readonly string[]): void {
  for (const mark of marks)
    for (const one of document.querySelectorAll(`[data-${mark}]`)) one.removeAttribute(`data-${mark}`);
}
