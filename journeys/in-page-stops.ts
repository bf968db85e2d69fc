/** A stop of the keyboard, as an eye and a finger find it. */
export type Stop = {
  readonly what: string;
  /** What lies over all of it; null where any of it is in sight. */
  readonly under: string | null;
  /** Its size, where a finger misses it: 24 px, and 44 for what goes on with a purchase. */
  readonly small: string | null;
  /** The words that are seen in it. */
  readonly words: readonly string[];
  /** Where a link leads. */
  readonly address: string | null;
};

/**
 * Runs in the page: what has the focus (in a list of suggestions what is chosen there), marked as `data-{mark}`. Null where
 * nothing has it, `again` where it was there before.
 */
export function lookAtStop(mark: string): Stop | 'again' | null {
  const active = document.activeElement;
  const chosen = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '');
  const stop = chosen ?? active;
  if (stop === null || stop === document.body) return null;
  if (stop.hasAttribute(`data-${mark}`)) return 'again';
  stop.setAttribute(`data-${mark}`, '');
  const { left, top, width, height } = stop.getBoundingClientRect();
  const label = stop.closest('label') ?? (stop as HTMLInputElement).labels?.[0] ?? null;
  const isOwn = (hit: Element | null): boolean =>
    hit !== null && (stop.contains(hit) || hit.contains(stop) || (label?.contains(hit) ?? false));
  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element | null | undefined): string =>
    `${element?.localName ?? 'the edge of the window'} ${squeezed(element?.getAttribute('aria-label') ?? element?.textContent).slice(0, 60)}`;

  const shares = [1 / 6, 1 / 2, 5 / 6];
  const hits = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  // In a row that scrolls sideways the whole item comes in.
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
  // A press on its words is a press on it.
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
    // What only takes the focus of a script is no target.
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

/** Runs in the page: the controls in sight that the keyboard never came to, after a walk that marked its stops. */
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
        // Of the choices of one question the arrow keys go through the others.
        !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
    )
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Runs in the page: takes the marks of former walks away, and lets the next Tab begin at the top. */
export function beginWalk(marks: readonly string[]): void {
  for (const mark of marks)
    for (const one of document.querySelectorAll(`[data-${mark}]`)) one.removeAttribute(`data-${mark}`);
}
