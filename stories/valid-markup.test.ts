import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { everyStory } from './testing/markup.ts';

const pages = everyStory().map((html) => parse(html));
const elements = (page: HTMLElement, selector: string): readonly HTMLElement[] =>
  page.querySelectorAll(selector);
const unique = (faults: readonly string[]): readonly string[] => [...new Set(faults)];

/** Block elements, and elements that allow phrasing content only (HTML, "Phrasing content"). */
const blocks = new Set(
  'H1 H2 H3 H4 H5 H6 P DIV UL OL DL SECTION ARTICLE ASIDE NAV HEADER FOOTER TABLE FORM FIELDSET ADDRESS'.split(
    ' ',
  ),
);
const wordsOnly = new Set(
  'SPAN P H1 H2 H3 H4 H5 H6 BUTTON LABEL STRONG B EM SMALL LEGEND DT TIME'.split(' '),
);

/** Block elements inside of elements that allow phrasing content only. */
const misplacedIn = (element: HTMLElement, around: string | null = null): readonly string[] =>
  element.children.flatMap((child) => [
    ...(around !== null && blocks.has(child.tagName) ? [`${child.tagName} in ${around}: ${child.text}`] : []),
    ...misplacedIn(child, wordsOnly.has(child.tagName) ? child.tagName : around),
  ]);

/** The autofill tokens allowed for each type of field (HTML, "Autofill"). */
const ofType: Readonly<Record<string, RegExp>> = {
  tel: /^(tel|off)$/,
  email: /^(email|username|off)$/,
  password: /^(current-password|new-password|off)$/,
};

describe('the markup of every screen', () => {
  it('no element is where HTML does not allow it', () => {
    expect(pages.length).toBeGreaterThan(300);
    expect(unique(pages.flatMap((page) => misplacedIn(page)))).toEqual([]);
    const addresses = pages.flatMap((page) => elements(page, 'address h2, address h3, address h4'));
    expect(addresses.map((one) => one.outerHTML)).toEqual([]);
  });

  it('no landmark is empty', () => {
    const named = pages.flatMap((page) =>
      elements(page, 'section[aria-label], section[aria-labelledby], nav, aside'),
    );
    expect(named.length).toBeGreaterThan(300);
    const empty = named.filter(
      (one) => one.text.trim() === '' && one.querySelector('img, svg, input') === null,
    );
    expect(unique(empty.map((one) => one.outerHTML.slice(0, 120)))).toEqual([]);
  });

  it('how an order is paid belongs to the row of its number, and no row of a list is a live region', () => {
    const orders = pages
      .flatMap((page) => elements(page, 'tbody tr:not([data-below])'))
      .filter((row) => row.querySelector('[data-unfolds]') !== null);
    expect(orders.length).toBeGreaterThan(3);
    expect(orders.filter((row) => row.querySelector('th[scope=row]') === null)).toEqual([]);
    const live = orders.filter(
      (row) => row.querySelector('[role=status], [role=alert], [aria-live]') !== null,
    );
    expect(live.map((row) => row.text)).toEqual([]);
  });

  it('no tooltip repeats a name', () => {
    const repeated = pages.flatMap((page) =>
      elements(page, '[title][aria-label]')
        .filter((one) => one.getAttribute('aria-label')?.includes(one.getAttribute('title') ?? '') === true)
        .map((one) => one.getAttribute('aria-label') ?? ''),
    );
    expect(unique(repeated)).toEqual([]);
  });

  it('fields are filled by what browsers know', () => {
    const fields = pages.flatMap((page) => elements(page, 'input[autocomplete]'));
    expect(fields.length).toBeGreaterThan(100);
    const wrong = fields
      .filter(
        (field) =>
          ofType[field.getAttribute('type') ?? '']?.test(field.getAttribute('autocomplete') ?? '') === false,
      )
      .map((field) => field.outerHTML);
    expect(unique(wrong)).toEqual([]);
    // A textarea's value, which an input cannot have.
    expect(fields.filter((field) => field.getAttribute('autocomplete') === 'street-address')).toEqual([]);
  });

  it('each invalid field is described by its sentence, and no other is called invalid', () => {
    const fields = pages.flatMap((page) =>
      elements(page, 'input[aria-invalid], select[aria-invalid], textarea[aria-invalid]').map((field) => ({
        isInvalid: field.getAttribute('aria-invalid') === 'true',
        described: (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => (id === '' ? '' : (page.getElementById(id)?.text ?? ''))),
        name: field.getAttribute('name') ?? '',
      })),
    );
    const invalid = fields.filter(({ isInvalid }) => isInvalid);
    expect(invalid.length).toBeGreaterThan(20);
    expect(invalid.filter(({ described }) => !described.some((text) => text !== ''))).toEqual([]);
  });

  it('a required choice without a choice says itself that it is not invalid: browsers would say that it is', () => {
    const choices = pages.flatMap((page) => elements(page, 'select[required]'));
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.filter((choice) => !choice.hasAttribute('aria-invalid'))).toEqual([]);
  });

  it('the choices of a filter belong to a group with its name', () => {
    const lost = pages.flatMap((page) =>
      ['origine', 'categorie', 'taille'].flatMap((name) =>
        elements(page, `input[name=${name}]`).filter(
          (choice) => (choice.closest('fieldset')?.getAttribute('aria-label') ?? '') === '',
        ),
      ),
    );
    expect(lost.map((choice) => choice.outerHTML)).toEqual([]);
  });

  it('the name of an animal precedes its badges', () => {
    const cards = pages.flatMap((page) =>
      elements(page, 'article').filter(
        (card) => card.querySelector('article') === null && card.text.includes('Voir les détails'),
      ),
    );
    expect(cards.length).toBeGreaterThan(100);
    const early = cards.filter((card) => {
      const heading = card.querySelector('h2, h3');
      const first = card.text.trim();
      return heading !== null && heading !== undefined && !first.startsWith(heading.text.trim());
    });
    expect(unique(early.map((card) => card.text.slice(0, 60)))).toEqual([]);
  });
});
