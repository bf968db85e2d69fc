import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { markupOfEach } from './testing/markup.ts';

/** The contacts, in the order of every page (WCAG 3.2.6). */
const order = ['call', 'message', 'letter'] as const;
type Way = (typeof order)[number];

const wayOf = (link: HTMLElement): Way | undefined => {
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('tel:')) return 'call';
  // The shop's own number: a share link has none.
  if (/^https:\/\/wa\.me\/\d/.test(address)) return 'message';
  return address.startsWith('mailto:') ? 'letter' : undefined;
};

/** The contacts of a part of a page, each at its first position. */
const waysOf = (part: HTMLElement): readonly Way[] => [
  ...new Set(
    part
      .querySelectorAll('a[href]')
      .map(wayOf)
      .filter((way) => way !== undefined),
  ),
];

const pages = markupOfEach().map(({ id, html }) => ({ id, page: parse(html) }));

describe('the contacts', () => {
  it('have the same order in the main area and in the footer of every page', () => {
    const parts = pages.flatMap(({ id, page }) =>
      page.querySelectorAll('main, footer').map((part) => ({ id, ways: waysOf(part) })),
    );
    expect(parts.filter(({ ways }) => ways.length > 1).length).toBeGreaterThan(50);
    const otherwise = parts.filter(
      ({ ways }) => String(ways) !== String(order.filter((way) => ways.includes(way))),
    );
    expect(otherwise).toEqual([]);
  });

  it('are all available where users get stuck: login, registration, codes, recovery', () => {
    const stuck = pages.filter(({ id }) =>
      /^(login|registration|code-entry|forgot-password|reset-password|activation|registered) /.test(id),
    );
    expect(stuck.length).toBeGreaterThan(30);
    const without = stuck.filter(({ page }) => waysOf(page).length < order.length);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
