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

import { describe, expect, it } from 'vitest';
import { homeWording } from '#wording/home.ts';
import {
  articles,
  attributesOf,
  count,
  elementsOf,
  elementTexts,
  linksOf,
  skeletons,
  storyOf,
  textOf,
  textsOf,
} from './testing/markup.ts';

describe('the frame of the shop', () => {
  it('has a badge with the number of cart items', () => {
    expect(linksOf(storyOf('layout', 'Customer'))).toContain('Panier, 3 animaux → /cart');
    expect(elementTexts(storyOf('layout', 'Customer'), 'span', 'aria-hidden="true"')).toContain('3');
  });

  it('has a search form with a placeholder, and a category choice that a category presets', () => {
    const html = storyOf('layout', 'InCategory');
    expect(html).toContain('placeholder="je recherche un produit ..."');
    expect(elementTexts(html, 'option[value="categorie-ovins"]', 'selected')).toContain('Moutons');
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
    expect(elementTexts(ready, 'h2').at(-1)).toBe(homeWording.benefits.label);
  });

  it('has its partners in a row that follows itself', () => {
    const row = elementsOf(ready.slice(ready.indexOf(homeWording.partners.title)), 'ul')[0] ?? '';
    const names = homeWording.partners.items.map(({ name }) => name);
    expect(elementTexts(row, 'li')).toEqual([...names, ...names]);
    expect(row).not.toContain('<svg');
  });

  it('pauses its partners with a button, which is shown once their script is there', () => {
    const { pause, play } = homeWording.carousel;
    const buttons = (story: string) => elementsOf(storyOf('carousel', story), 'button');
    const labels = (story: string) => attributesOf(storyOf('carousel', story), 'button', 'aria-label');
    expect(labels('RunningPartners')).toEqual([pause]);
    expect(labels('PausedPartners')).toEqual([play]);
    expect(buttons('PartnersBeforeScript')).toHaveLength(1);
    const look = (story: string) => /class="([^"]*)"><button/.exec(storyOf('carousel', story))?.[1];
    expect(look('PausedPartners')).toBe(look('RunningPartners'));
    expect(look('PartnersBeforeScript')).not.toBe(look('RunningPartners'));
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
