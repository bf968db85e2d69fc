// §1: Home shows in
// §1: Benefits: free delivery
// §2 Shared layout: The search form
// §2 Shared layout: The cart link
// §2 Home: Banner of three
// §2 Home: Featured products with
// §2 Home: Best sellers: items
// §2 Home: Four fixed testimonials:
// §2 Home: Partner logos: a
// §2 Home: An empty product
// §4 Home carousels: Banner: 3 slides,
// §4 Home carousels: Testimonials: 4 items,
// §4 Home carousels: Partners: every 3
// §4 Featured products tabs: featured: the first
// §9 Constants: Featured: first 8;
// §9 Constants: Skeletons: 8

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { periods } from '#rules/carousel.ts';
import { homeWording } from '#wording/home.ts';
import panda from '../panda.config.ts';
import {
  articles,
  count,
  elementsOf,
  elementTexts,
  linksOf,
  skeletons,
  storyOf,
  textOf,
  textsOf,
} from './markup.ts';

describe('the frame of the shop', () => {
  it('has a badge with the number of cart items', () => {
    expect(linksOf(storyOf('layout', 'Customer'))).toContain('Panier, 3 animaux → /cart');
    expect(elementTexts(storyOf('layout', 'Customer'), 'span', 'aria-hidden="true"')).toContain('3');
  });

  it('has a search form with a placeholder, and a category choice that a category presets', () => {
    const html = storyOf('layout', 'InCategory');
    expect(html).toContain('placeholder="je recherche un produit ..."');
    expect(elementTexts(html, 'option[value="ovins"]', 'selected')).toContain('Moutons');
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
    expect(count(ready, '[aria-label$=" sur 3"]')).toBe(3);
    expect(count(ready, '[aria-label$=" sur 4"]')).toBe(4);
    expect(textsOf(ready).filter((text) => /^Note\u00a0: [1-5] sur 5$/.test(text)).length).toBe(4);
    const benefits = ready.slice(ready.lastIndexOf(homeWording.benefits.label));
    expect(count(benefits, 'li')).toBe(4);
  });

  it('has its partners in a row that follows itself', () => {
    const row = elementsOf(ready.slice(ready.indexOf(homeWording.partners.title)), 'ul')[0] ?? '';
    const names = homeWording.partners.items.map(({ name }) => name);
    expect(elementTexts(row, 'li')).toEqual([...names, ...names]);
    expect(row).not.toContain('<svg');
  });

  it('takes one round of the partners’ row in 3 s for each of them', () => {
    const seconds = (homeWording.partners.items.length * periods.partners) / 1000;
    expect(readFileSync('src/screens/home/partners.tsx', 'utf8')).toContain(
      `animationDuration: '[${seconds}s]'`,
    );
    const row = panda.theme?.keyframes?.partners as Record<string, unknown>;
    expect(row['100%']).toEqual({ transform: `translateX(calc(var(--place) * -${seconds / 3}))` });
  });

  it('features the first 8 animals under three tabs', () => {
    const featured = ready.slice(
      ready.indexOf(homeWording.featured.tabsLabel),
      ready.indexOf(homeWording.promotions.label),
    );
    expect(elementsOf(featured, 'label').map(textOf).slice(0, 3)).toEqual([
      'En vedette',
      'Populaires',
      'Promotions',
    ]);
    expect(articles(featured)).toHaveLength(8);
  });

  it('keeps 8 skeletons where the product list is empty', () => {
    const empty = storyOf('home', 'Empty');
    expect(skeletons(empty.slice(0, empty.indexOf(homeWording.promotions.label)))).toBe(8);
  });

  it('shows items 2 to 20 as best sellers, reversed, and none of a single animal', () => {
    const best = ready.slice(
      ready.indexOf(homeWording.bestSellers.title),
      ready.indexOf(homeWording.callToAction.title),
    );
    expect(linksOf(best).map((link) => link.split('animal-')[1])).toEqual(
      Array.from({ length: 19 }, (_, index) => String(20 - index)),
    );
    expect(storyOf('home', 'OneAnimal')).not.toContain(homeWording.bestSellers.title);
  });

  it('says which of its parts did not come, each with a button that tries again', () => {
    const failed = storyOf('home', 'Failed');
    for (const part of [homeWording.countries, homeWording.featured, homeWording.bestSellers])
      expect(textOf(failed)).toContain(part.failed);
    expect(elementTexts(failed, 'button').filter((text) => text === 'Réessayer')).toHaveLength(3);
  });
});
