import { describe, expect, it } from 'vitest';
import { homeWording } from '#wording/home.ts';
import { productWording } from '#wording/product.ts';
import { elementsOf, linksOf, storyOf, textOf } from './markup.ts';

const count = (html: string, part: RegExp): number => [...html.matchAll(part)].length;
const articles = (html: string): readonly string[] => elementsOf(html, 'article');
/** The skeletons of cards: each holds one for its picture. */
const skeletons = (html: string): number =>
  count(html.split('aria-hidden="true">')[1] ?? '', /<div class="[^"]*"><span|<div class="[^"]*"><div class="[^"]*sk/g);
/** Sections of a filter panel as `title open` or `title closed`; the first copy, the other one is the drawer's. */
const sections = (html: string): readonly string[] =>
  elementsOf(elementsOf(html, 'aside')[0] ?? '', 'details').map(
    (section) =>
      `${textOf(elementsOf(section, 'summary')[0] ?? '')} ${/^<details[^>]* open=""/.test(section) ? 'open' : 'closed'}`,
  );
const choices = (html: string, name: string): number => count(elementsOf(html, 'aside')[0] ?? '', new RegExp(`name="${name}"`, 'g'));
const options = (html: string, name: string): readonly string[] =>
  elementsOf(elementsOf(html, 'select', `name="${name}"`)[0] ?? '', 'option').map(textOf);
const shown = (html: string): string => textOf(html);

describe('the frame of the shop', () => {
  it('has a badge with the number of cart items', () => {
    expect(linksOf(storyOf('layout', 'Customer'))).toContain('Panier, 3 animaux → /cart');
    expect(storyOf('layout', 'Customer')).toMatch(/<span[^>]*aria-hidden="true">3<\/span>/);
  });

  it('has a search form with a placeholder, and a category choice that a category presets', () => {
    const html = storyOf('layout', 'InCategory');
    expect(html).toContain('placeholder="je recherche un produit ..."');
    expect(html).toMatch(/<option value="ovins" selected="">Ovins<\/option>/);
  });
});

describe('the home page', () => {
  const ready = storyOf('home', 'Ready');

  it('shows its nine parts in their order', () => {
    const titles = [
      homeWording.banner.label,
      homeWording.countries.title,
      homeWording.featured.title,
      homeWording.promotions.label,
      homeWording.partners.title,
      homeWording.bestSellers.title,
      homeWording.callToAction.title,
      homeWording.testimonials.title,
      homeWording.benefits.label,
    ];
    const places = titles.map((title) => ready.indexOf(title));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has three slides, four testimonials with a rating, and four benefits', () => {
    expect(homeWording.banner.slides('Tabaski')).toHaveLength(3);
    expect(count(ready, /aria-label="\d sur 3"/g)).toBe(3);
    expect(count(ready, /aria-label="\d sur 4"/g)).toBe(4);
    expect(count(ready, /Note\u00a0: [1-5] sur 5/g)).toBe(4);
    const benefits = ready.slice(ready.lastIndexOf(homeWording.benefits.label));
    expect(count(benefits, /<li/g)).toBe(4);
  });

  it('features the first 8 animals under three tabs', () => {
    expect(elementsOf(ready, 'button', 'role="tab"').map(textOf)).toEqual(['En vedette', 'Populaires', 'Promotions']);
    const featured = ready.slice(ready.indexOf('role="tablist"'), ready.indexOf(homeWording.promotions.label));
    expect(articles(featured)).toHaveLength(8);
  });
});
