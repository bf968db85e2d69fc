import type { Page } from '@playwright/test';

/** A stop of the Tab key that nobody sees, with what lies over it. */
type Hidden = { stop: string; under: string };

/** More stops than any page has. */
const most = 400;

/** What has the focus: null where Tab has left the page or came round, else whether any of nine points of it is in sight. */
function lookAtFocus(): { name: string; under: string | null } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.hasAttribute('data-scanned')) return null;
  focused.setAttribute('data-scanned', '');
  const { left, top, width, height } = focused.getBoundingClientRect();
  const label = focused.closest('label');
  const shares = [1 / 6, 1 / 2, 5 / 6];
  const hits = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  const isSeen = hits.some(
    (hit) =>
      hit !== null && (focused.contains(hit) || hit.contains(focused) || (label?.contains(hit) ?? false)),
  );
  // In a row that scrolls sideways the whole item comes in.
  const item = focused.closest('li');
  const row = item?.parentElement;
  const isRow =
    row != null && row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX);
  const place = item?.getBoundingClientRect();
  const isCut = isRow && place !== undefined && (place.left < -1 || place.right > innerWidth + 1);
  const nameOf = (element: Element | null | undefined): string =>
    `${element?.localName ?? 'the edge of the window'} ${(
      element?.getAttribute('aria-label') ??
      element?.textContent ??
      ''
    )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)}`;
  return { name: nameOf(focused), under: isCut ? 'the side of its row' : isSeen ? null : nameOf(hits[4]) };
}

/** Goes through the open page with the Tab key, to its end or once around: the stops that are wholly hidden, and how many there are. */
export async function scanByTab(page: Page): Promise<{ stops: number; hidden: Hidden[] }> {
  const hidden: Hidden[] = [];
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-scanned]'))
      element.removeAttribute('data-scanned');
  });
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (seen === null) return { stops, hidden };
    if (seen.under !== null) hidden.push({ stop: seen.name, under: seen.under });
  }
  throw new Error('Tab finds no end.');
}
