import type { Page } from '@playwright/test';

/** Doubles the text size. Returns what exceeds the window, and the visible words that their container cuts. */
export function beyondWithLargeText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const found = wider > 0 ? [`the page by ${wider} px`] : [];
    /** The right edge of the visible part of an element; null where it scrolls, rotates (a carousel) or is visually hidden. */
    const edges = new Map<Element, number | null>();
    const edgeOf = (element: Element | null): number | null => {
      if (element === null) return window.innerWidth;
      const known = edges.get(element);
      if (known !== undefined) return known;
      const edge = edgeWithin(element, edgeOf(element.parentElement));
      edges.set(element, edge);
      return edge;
    };
    const edgeWithin = (place: Element, around: number | null): number | null => {
      if (around === null) return null;
      const { overflowX } = getComputedStyle(place);
      const { width, right } = place.getBoundingClientRect();
      if (width <= 1 || place.matches('[aria-hidden=true], [aria-roledescription] ul')) return null;
      if (/auto|scroll/.test(overflowX) && place.scrollWidth > place.clientWidth) return null;
      return /hidden|clip/.test(overflowX) ? Math.min(around, right) : around;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const edge = edgeOf(parent);
      if (edge === null || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = Math.round(range.getBoundingClientRect().right - edge);
      if (cut > 0) found.push(`« ${text.slice(0, 40)} » by ${cut} px`);
    }
    document.documentElement.style.removeProperty('font-size');
    return found;
  });
}
