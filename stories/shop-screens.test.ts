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
// §2 Home: A missing image
// §2 Catalogue: Side panel with
// §2 Catalogue: Sort selector and
// §2 Catalogue: Loading shows 8
// §2 Catalogue: Animals exist but
// §2 Catalogue: The catalogue is
// §2 Listing by origin country: Filters: categories with
// §2 Listing by origin country: Sort, grid/list toggle;
// §2 Listing by origin country: The empty state
// §2 General listing: Filters: origin with
// §2 General listing: Same sort, toggle,
// §2 Animal card: Main image (placeholder
// §2 Animal card: The list view
// §2 Search: N counts all
// §2 Search: Five sort options:
// §2 Search: The list view
// §2 Search: 6 per page;
// §2 Search: 8 skeleton cards
// §2 Product detail: Slider of up
// §2 Product detail: Name, category, origin
// §2 Product detail: Promotion: promo price,
// §2 Product detail: Description truncated to
// §2 Product detail: Quantity stepper: minimum
// §2 Product detail: Two tabs: description,
// §2 Product detail: Progress bar of
// §2 Product detail: Up to 8
// §4 Catalogue sort: Grid is the
// §4 Home carousels: Banner: 3 slides,
// §4 Home carousels: Testimonials: 4 items,
// §4 Featured products tabs: featured: the first
// §5 Price filter: 0 to 3000000
// §5 Price filter: Nothing stops min
// §9 Constants: Featured: first 8;
// §9 Constants: New window 30
// §9 Constants: Catalogue, country listing
// §9 Constants: Truncation: 250 on
// §9 Constants: /shop prices 0
// §9 Constants: Country listing 150000
// §9 Constants: General listing 150000
// §9 Constants: Skeletons: 8

import { describe, expect, it } from 'vitest';
import { homeWording } from '#wording/home.ts';
import { productWording } from '#wording/product.ts';
import {
  attributesOf,
  count,
  elementsOf,
  elementTexts,
  linksOf,
  optionsOf,
  storyOf,
  textOf,
  textsOf,
} from './markup.ts';
import { sampleAnimal, sampleAnimals } from './sample/animals.ts';

const articles = (html: string): readonly string[] => elementsOf(html, 'article');
/** Skeletons of cards: each begins with the place of a picture. */
const skeletons = (html: string): number => count(html, 'span[aria-hidden="true"]:empty + div');
/** Sections of a filter panel as `title open` or `title closed`; the first copy, the other one is the drawer's. */
const sections = (html: string): readonly string[] =>
  elementsOf(elementsOf(html, 'aside')[0] ?? '', 'details').map(
    (section) =>
      `${textOf(elementsOf(section, 'summary')[0] ?? '')} ${count(section, 'details[open]') === 1 ? 'open' : 'closed'}`,
  );
const choices = (html: string, name: string): number => count(html, `aside [name="${name}"]`);
const slidersOf = (html: string): readonly string[] => elementsOf(html, 'input[type="range"]');

describe('the frame of the shop', () => {
  it('has a badge with the number of cart items', () => {
    expect(linksOf(storyOf('layout', 'Customer'))).toContain('Panier, 3 animaux → /cart');
    expect(elementTexts(storyOf('layout', 'Customer'), 'span', 'aria-hidden="true"')).toContain('3');
  });

  it('has a search form with a placeholder, and a category choice that a category presets', () => {
    const html = storyOf('layout', 'InCategory');
    expect(html).toContain('placeholder="je recherche un produit ..."');
    expect(elementTexts(html, 'option[value="ovins"]', 'selected')).toContain('Ovins');
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
    const row = elementsOf(ready.slice(ready.indexOf(homeWording.partners.label)), 'ul')[0] ?? '';
    expect(elementTexts(row, 'li')).toEqual([...homeWording.partners.names, ...homeWording.partners.names]);
  });

  it('features the first 8 animals under three tabs', () => {
    expect(elementsOf(ready, 'button', 'role="tab"').map(textOf)).toEqual([
      'En vedette',
      'Populaires',
      'Promotions',
    ]);
    const featured = ready.slice(
      ready.indexOf('role="tablist"'),
      ready.indexOf(homeWording.promotions.label),
    );
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

describe('a listing', () => {
  it('of /shop has its four sections, size closed, above six animals and their pages', () => {
    const html = storyOf('shop', 'Shop');
    expect(sections(html)).toEqual(['Pays d’origine open', 'Catégories open', 'Taille closed', 'Prix open']);
    expect(articles(html)).toHaveLength(6);
    expect(linksOf(html).filter((link) => /^(?:Page \d|Suivant)/.test(link))).toHaveLength(5);
    expect(optionsOf(html, 'tri')).toEqual([
      'À la une',
      'Prix : du bas au plus haut',
      'Prix : du haut au bas',
      'Nouveau',
      'Mieux noté',
    ]);
    expect(attributesOf(html, '[aria-pressed]', 'aria-label')).toEqual(['Grille', 'Liste']);
    expect(attributesOf(html, '[aria-pressed]', 'aria-pressed')).toEqual(['true', 'false']);
  });

  it('of a country has its own sections, every category with its count, and always a button that clears', () => {
    const html = storyOf('shop', 'Country');
    expect(sections(html)).toEqual(['Catégories open', 'Taille closed', 'Prix open']);
    expect(choices(html, 'categorie')).toBe(3);
    expect(html).toContain('Ovins, 31 animaux');
    expect(elementsOf(html, 'button').map(textOf)).toContain('Effacer les filtres');
    const wide = storyOf('shop', 'CountryWide');
    expect(elementsOf(wide, 'button').map(textOf)).toContain('Effacer les filtres');
  });

  it('of a category has its own sections, and every origin with its flag', () => {
    const html = storyOf('shop', 'Category');
    expect(sections(html)).toEqual(['Origine du bétail open', 'Taille closed', 'Prix open']);
    expect(choices(html, 'origine')).toBe(8);
    expect(count(html, 'aside img')).toBe(8);
  });

  it('of a search has no filters, counts all animals and shows six of those that match', () => {
    const html = storyOf('shop', 'Search');
    expect(html).not.toContain('<aside');
    expect(textOf(html)).toContain(`Affichage de ${sampleAnimals.length} bétail`);
    expect(articles(html)).toHaveLength(6);
  });

  it('has two sliders in steps of 10 000, and two inputs', () => {
    const ranges = (story: string) =>
      slidersOf(storyOf('shop', story)).map((slider) =>
        ['min', 'max', 'step', 'value'].map((name) => Number(attributesOf(slider, 'input', name)[0])),
      );
    expect(ranges('Shop')).toEqual([
      [0, 3_000_000, 10_000, 0],
      [0, 3_000_000, 10_000, 3_000_000],
    ]);
    expect(ranges('Country')).toEqual([
      [0, 30_000_000, 10_000, 150_000],
      [0, 30_000_000, 10_000, 30_000_000],
    ]);
    expect(ranges('Category')).toEqual([
      [0, 3_000_000, 10_000, 150_000],
      [0, 3_000_000, 10_000, 3_000_000],
    ]);
    expect(count(storyOf('shop', 'Shop'), '[name="prix-min"], [name="prix-max"]')).toBe(2);
  });

  it('says beside the sliders why a lowest price above the highest leaves nothing', () => {
    expect(textOf(storyOf('shop', 'PriceReversed'))).toContain('Le prix minimum dépasse le prix maximum');
  });

  it('shows 8 skeletons while it loads', () => {
    expect(skeletons(storyOf('shop', 'Loading'))).toBe(8);
  });

  it('without its name is called by its kind, loading or failed, and says nothing of the whole shop', () => {
    for (const [story, name] of [
      ['CountryLoading', 'Pays d’origine'],
      ['CountryUnnamed', 'Pays d’origine'],
      ['CategoryLoading', 'Catégorie'],
      ['CategoryUnnamed', 'Catégorie'],
    ] as const) {
      const html = storyOf('shop', story);
      expect(elementTexts(html, 'h1')).toEqual([name]);
      expect(textOf(html)).not.toMatch(/Boutique|Tout le bétail|Affichage de|Réinitialiser/);
      expect(elementTexts(html, 'button').includes('Réessayer')).toBe(story.endsWith('Unnamed'));
    }
  });

  it('has no pages where one is enough', () => {
    expect(linksOf(storyOf('shop', 'Country')).filter((link) => link.startsWith('Page'))).toEqual([]);
  });

  it('has its own message for no match and for an empty catalogue, with a button that clears', () => {
    for (const [story, clear] of [
      ['NoMatch', 'Réinitialiser les filtres'],
      ['CountryNoMatch', 'Supprimer les filtres'],
      ['CategoryNoMatch', 'Supprimer les filtres'],
    ] as const) {
      const main = storyOf('shop', story).split('</aside>')[1] ?? '';
      expect(elementsOf(main, 'button').map(textOf)).toContain(clear);
      expect(articles(main)).toEqual([]);
    }
    const empty = textOf(storyOf('shop', 'Empty'));
    expect(empty).toContain('Aucun produit disponible');
    expect(empty).not.toContain('Réinitialiser les filtres');
  });
});

describe('an animal card', () => {
  const card = articles(storyOf('shop', 'Shop'))[0] ?? '';
  const listed = articles(storyOf('shop', 'List'))[0] ?? '';

  it('has picture, category, name, flag and country, price, share sold, stock and its link', () => {
    expect(count(card, 'img')).toBe(2);
    expect(textOf(elementsOf(card, 'h2')[0] ?? '')).toBe('Bélier Bali-Bali');
    for (const text of ['Ovins', 'Mali', '165\u202f000\u00a0FCFA', 'Stock disponible', 'Voir les détails'])
      expect(card).toContain(text);
    expect(elementsOf(card, 's').map(textOf)).toEqual([
      'Prix normal 185\u202f000\u00a0FCFA'.replace(/\s/g, ' '),
    ]);
    expect(card).toContain('<progress');
  });

  it('shows the placeholder for a missing picture', () => {
    const html = articles(storyOf('home', 'Ready')).find((one) => one.includes('>Mouton Oudah<')) ?? '';
    expect(html).toContain('/pictures/placeholder.svg');
  });

  it('has the first 50 characters of the description in the list view alone', () => {
    const beginning = sampleAnimal('Bélier Bali-Bali').description.slice(0, 50);
    const textsOfCard = (html: string) => elementsOf(html, 'p').map((p) => p.replace(/<[^>]*>/g, ''));
    expect(beginning).toHaveLength(50);
    expect(textsOfCard(listed)).toContain(beginning);
    expect(textsOfCard(card)).not.toContain(beginning);
  });
});

describe('the page of an animal', () => {
  const page = storyOf('product', 'Promotion');
  const related = page.slice(page.lastIndexOf(productWording.related.title));

  it('names the animal, its country with a flag, its category and its price', () => {
    expect(elementTexts(page, 'h1')).toEqual(['Bélier Bali-Bali']);
    const said = page.slice(page.indexOf('<h1'), page.indexOf('Economisez'));
    expect(textOf(said)).toBe(
      'Bélier Bali-BaliMali·Ovins·Taille GrandPartagerPrix 165 000 FCFAPrix normal 185 000 FCFA',
    );
    expect(count(said, 'img')).toBe(1);
  });

  it('has up to six pictures with a button for each, and the placeholder where there is none', () => {
    expect(count(page, '[aria-label^="Voir la photo "]')).toBe(4);
    expect(storyOf('product', 'NoPicture')).toContain('/pictures/placeholder.svg');
  });

  it('strikes the normal price through and says what a promotion saves', () => {
    expect(textOf(elementsOf(page, 's')[0] ?? '')).toBe('Prix normal 185 000 FCFA');
    expect(textOf(page)).toContain('Economisez 20 000 FCFA');
    expect(storyOf('product', 'OnePicture').split(productWording.related.title)[0]).not.toContain(
      'Economisez',
    );
  });

  it('cuts the description at 250 characters followed by three points, and has all of it in its tab', () => {
    const texts = elementsOf(page, 'p').map(textOf);
    expect(texts.filter((text) => text.endsWith(' ...'))).toHaveLength(1);
    expect(elementsOf(page, 'button', 'role="tab"').map(textOf)).toEqual([
      'Description',
      'Origine du bétail',
    ]);
    expect(texts.filter((text) => text.includes('fixés avec vous par téléphone.'))).toHaveLength(1);
  });

  it('counts from 1, which cannot be lowered', () => {
    const lower = 'button[aria-label="Diminuer la quantité"]';
    expect(attributesOf(page, lower, 'aria-disabled')).toContain('true');
    expect(textOf(elementsOf(page, 'output')[0] ?? '')).toBe('1');
    expect(attributesOf(storyOf('product', 'Several'), lower, 'aria-disabled')).not.toContain('true');
  });

  it('shows the sales as a percentage', () => {
    expect(count(page, 'progress[value="72"][max="100"]')).toBeGreaterThan(0);
    expect(textOf(page)).toContain('Progression des ventes72 %');
  });

  it('has 8 related products with a button each, and none where it is alone', () => {
    expect(articles(related)).toHaveLength(8);
    expect(
      elementsOf(related, 'button')
        .map(textOf)
        .filter((text) => text.startsWith('Ajouter au panier')),
    ).toHaveLength(8);
    expect(storyOf('product', 'Alone')).not.toContain(productWording.related.title);
    expect(textOf(storyOf('product', 'RelatedLoading'))).toContain(productWording.related.loading);
    expect(textOf(storyOf('product', 'RelatedFailed'))).toContain(productWording.related.failed);
  });
});
