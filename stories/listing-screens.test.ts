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
// §4 Catalogue sort: Grid is the
// §5 Price filter: 0 to 3000000
// §5 Price filter: Nothing stops min
// §9 Constants: Catalogue, country listing
// §9 Constants: /shop prices 0
// §9 Constants: Country listing 150000
// §9 Constants: General listing 150000
// §9 Constants: Skeletons: 8
// §9 Constants: Truncation: 250 on

import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { initialListing } from '#rules/catalogue.ts';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { findingWording } from '#wording/finding.ts';
import { listingWording } from '#wording/listing.ts';
import { sampleAnimal, sampleAnimals } from './sample/animals.ts';
import shopStories from './shop.stories.tsx';
import {
  articles,
  attributesOf,
  count,
  elementsOf,
  elementTexts,
  linksOf,
  markupOf,
  optionsOf,
  skeletons,
  storyOf,
  textOf,
} from './testing/markup.ts';

/** Sections of a filter panel as `title open` or `title closed`. */
const sections = (html: string): readonly string[] =>
  elementsOf(elementsOf(html, 'aside')[0] ?? '', 'details').map(
    (section) =>
      `${textOf(elementsOf(section, 'summary')[0] ?? '')} ${count(section, 'details[open]') === 1 ? 'open' : 'closed'}`,
  );
const choices = (html: string, name: string): number => count(html, `aside [name="${name}"]`);
/** The text below the count of a list. */
const listOf = (story: string): string =>
  storyOf('shop', story).split('</dialog>').at(-1)?.split('data-focus-home')[1] ?? '';
const slidersOf = (html: string): readonly string[] => elementsOf(html, 'input[type="range"]');

describe('a listing', () => {
  it('/shop has its four sections, size closed, above six animals and their pages', () => {
    const html = storyOf('shop', 'Shop');
    expect(sections(html)).toEqual(['Catégories open', 'Prix open', 'Taille closed', 'Pays d’origine open']);
    expect(articles(html)).toHaveLength(6);
    expect(linksOf(html).filter((link) => /^(?:Page \d|Suivant)/.test(link))).toHaveLength(5);
    expect(optionsOf(html, 'tri')).toEqual([
      'À la une',
      'Prix : du bas au plus haut',
      'Prix : du haut au bas',
      'Nouveau',
      'Mieux noté',
    ]);
    expect(attributesOf(html, '[name="affichage"]', 'aria-label')).toEqual(['Grille', 'Liste']);
    expect(attributesOf(html, '[name="affichage"][checked]', 'value')).toEqual(['grid']);
  });

  it('has one form of filters, sort and view, in a dialog that a button opens without a script', () => {
    const html = storyOf('shop', 'Filtered');
    for (const once of [
      'form',
      'dialog',
      'dialog form',
      '[name="prix_min"]',
      '[name="origine"][value="pays-ml"]',
    ])
      expect(count(html, once), once).toBe(1);
    const dialog = attributesOf(html, 'dialog', 'id')[0];
    expect(attributesOf(html, 'button[command="show-modal"]', 'commandfor')).toEqual([dialog]);
    expect(attributesOf(html, 'dialog button[command="close"]', 'commandfor')).toEqual([dialog, dialog]);
    const form = attributesOf(html, 'form', 'id')[0];
    expect(attributesOf(html, '[name="tri"], [name="affichage"]', 'form')).toEqual([form, form, form]);
    expect(attributesOf(storyOf('shop', 'Search'), 'form', 'id')).toEqual([form]);
  });

  it('the listing of a country has its own sections, every category with that country’s count, and always a button that clears', () => {
    const html = storyOf('shop', 'Country');
    expect(sections(html)).toEqual(['Catégories open', 'Prix open', 'Taille closed']);
    expect(choices(html, 'categorie')).toBe(3);
    expect(html).toContain('Moutons, 3 animaux');
    expect(html).toContain('Bœufs, 0 animal');
    expect(storyOf('shop', 'Shop')).toContain('Moutons, 31 animaux');
    expect(elementsOf(html, 'button').map(textOf)).toContain('Effacer les filtres');
    const wide = storyOf('shop', 'CountryWide');
    expect(elementsOf(wide, 'button').map(textOf)).toContain('Effacer les filtres');
  });

  it('the listing of a category has its own sections, and every origin with its flag and without a count', () => {
    const html = storyOf('shop', 'Category');
    expect(sections(html)).toEqual(['Prix open', 'Taille closed', 'Origine du bétail open']);
    expect(choices(html, 'origine')).toBe(8);
    expect(count(html, 'aside img')).toBe(8);
    const panel = elementsOf(html, 'aside')[0] ?? '';
    expect(textOf(panel)).not.toMatch(/\d+ anima/);
    expect(elementsOf(storyOf('shop', 'Shop'), 'aside').map(textOf)[0]).toMatch(/Mali, 14 animaux/);
  });

  it('the result of a search has no filters, counts all animals and shows six of the matching ones', () => {
    const html = storyOf('shop', 'Search');
    expect(html).not.toContain('<aside');
    expect(textOf(html)).toContain(`Affichage de ${sampleAnimals.length} bétail`);
    expect(articles(html)).toHaveLength(6);
  });

  it('names weight and age, as far as they are known, on cards and on the rows of the list view', () => {
    const shownOf = (story: string) =>
      articles(storyOf('shop', story))
        .slice(0, 3)
        .map((one) => elementTexts(one, 'span').find((text) => /^\d+ (?:kg|mois)/.test(text)));
    for (const story of ['ShopOfKnownGrowth', 'ShopOfKnownGrowthList'])
      expect(shownOf(story)).toEqual(['34 kg, 12 mois', '35 kg', '14 mois']);
    for (const story of ['Shop', 'ShopDearerPromotionList'])
      expect(textOf(storyOf('shop', story))).not.toMatch(/\d kg|\d mois/);
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
    expect(count(storyOf('shop', 'Shop'), '[name="prix_min"], [name="prix_max"]')).toBe(2);
  });

  it('shows how many of the animals are displayed, if these are fewer', () => {
    expect(textOf(storyOf('shop', 'Filtered'))).toMatch(
      /Affichage de 24 bétails ?dont \d+ correspondent à vos filtres/u,
    );
    // Where none is, the empty list says it, once.
    for (const none of ['NoMatch', 'SearchNoMatch'])
      expect(textOf(storyOf('shop', none))).not.toMatch(/aucun ne correspond|dont /u);
    expect(textOf(storyOf('shop', 'Shop'))).not.toContain('correspond');
  });

  it('has a chip for every filter, each with what takes it away', () => {
    const chips = (story: string) =>
      attributesOf(storyOf('shop', story), 'button[aria-label*=". Retirer"]', 'aria-label').map((label) =>
        label.replace(/\s/gu, ' '),
      );
    expect(chips('Filtered')).toEqual([
      'Mali. Retirer ce filtre',
      'Sénégal. Retirer ce filtre',
      'Moutons. Retirer ce filtre',
      'Jusqu’à 1 500 000 FCFA. Retirer le filtre de prix',
    ]);
    expect(chips('NoMatch')).toEqual(['Bénin. Retirer ce filtre', 'Taille : Extra. Retirer ce filtre']);
    expect(chips('CategorySearch')).toEqual(['« djallonké ». Retirer ce filtre']);
    expect(chips('CategoryAtMost')).toEqual(['Jusqu’à 500 000 FCFA. Retirer le filtre de prix']);
    expect(chips('Shop')).toEqual([]);
    expect(chips('Search')).toEqual([]);
  });

  it('has bands of prices above its sliders, made from its own animals', () => {
    const bands = (story: string) =>
      elementTexts(elementsOf(storyOf('shop', story), 'aside')[0] ?? '', 'button', 'aria-pressed="false"');
    expect(bands('Shop')).toEqual([
      'Jusqu’à 150 000 FCFA',
      'De 150 000 à 300 000 FCFA',
      'De 300 000 à 750 000 FCFA',
      'À partir de 750 000 FCFA',
    ]);
    expect(bands('Category')).not.toEqual(bands('Shop'));
    expect(bands('Loading')).toEqual([]);
  });

  it('explains beside the sliders why a lowest price above the highest leaves no animal', () => {
    expect(textOf(storyOf('shop', 'PriceReversed'))).toContain('Le prix minimum dépasse le prix maximum');
  });

  it('names at once the prices that hide animals, at a first visit too, and how many they hide', () => {
    const cheaper = textOf(storyOf('shop', 'CategoryAllCheaper'));
    expect(cheaper).toMatch(/Ici, les prix vont de 150.000 à 3.000.000.FCFA\. .* animaux sont masqués\./u);
  });

  it('offers all that its own prices hide with one button below the list, and never calls them the visitor’s filter', () => {
    const offer = (story: string) =>
      elementTexts(storyOf('shop', story), 'button')
        .map((text) => text.replace(/\s/gu, ' '))
        .filter((text) => text.startsWith('Afficher aussi'));
    expect(offer('CountryHidesByPrice')).toEqual(['Afficher aussi les 3 animaux moins chers']);
    expect(offer('Category')).toEqual(['Afficher aussi les 3 animaux moins chers']);
    expect(offer('CategoryAtMost')).toEqual(['Afficher aussi les 3 animaux moins chers']);
    expect(offer('ShopHidesDearest')).toEqual(['Afficher aussi 1 animal plus cher']);
    expect(textOf(storyOf('shop', 'Category'))).toMatch(/Ici, les prix commencent à 150\s000\sFCFA\./u);
    expect(offer('CategoryBoth')).toEqual(['Afficher aussi les 4 autres animaux']);
    for (const story of ['CountryHidesByPrice', 'Category', 'CategoryBoth', 'ShopHidesDearest']) {
      const text = textOf(storyOf('shop', story));
      expect(text).not.toMatch(/vos filtres|masqué|filtre actif/u);
      expect(text).toMatch(/\d+ à ces prix/u);
    }
    // In an empty list the button of the list lifts the prices.
    for (const story of ['Shop', 'Country', 'CountryWide', 'CategorySearch', 'Search', 'CategoryAllCheaper'])
      expect(offer(story)).toEqual([]);
  });

  it('has a button that clears in the panel of /shop wherever its badge counts a filter', () => {
    const html = markupOf(
      createElement(ListingScreen, {
        ...shopStories.args,
        state: { ...initialListing({ kind: 'shop' }), max: 3_500_000 },
        products: { state: 'ready', data: sampleAnimals.map((one) => ({ ...one, price: 4_500_000 })) },
      }),
    );
    expect(html).toContain('1 filtre actif');
    expect(elementTexts(elementsOf(html, 'aside')[0] ?? '', 'button')).toContain('Réinitialiser les filtres');
  });

  it('leads from a place without any animal to the shop, since no filter is to blame', () => {
    const html = storyOf('shop', 'CategoryWithoutAnimals');
    expect(linksOf(html)).toContain('Voir la boutique → /shop');
    expect(elementsOf(html, 'button').map(textOf)).not.toContain('Supprimer les filtres');
  });

  it('shows 8 skeletons while it loads', () => {
    expect(skeletons(storyOf('shop', 'Loading'))).toBe(8);
  });

  it('a listing without its name is titled by its kind, loading or failed, and does not mention the whole shop', () => {
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

  it('a search in a category leads first to the search of the whole shop, with its number of results', () => {
    const everywhere = (story: string) => {
      const main = listOf(story);
      return linksOf(main)[0];
    };
    expect(everywhere('CategorySearch')).toBe(
      'Rechercher « djallonké » dans toute la boutique (3) → /search?q=djallonk%C3%A9',
    );
    expect(everywhere('CategorySearchElsewhere')).toBe(
      'Rechercher « bouc » dans toute la boutique (3) → /search?q=bouc',
    );
    for (const story of ['Category', 'CategoryNoMatch', 'Search', 'EveryCategory'])
      expect(textOf(storyOf('shop', story)), story).not.toContain('dans toute la boutique');
  });

  it('shows nothing of the promotion of a sold-out animal but the former price', () => {
    const [card = ''] = articles(storyOf('shop', 'ShopSoldOut')).map((one) =>
      textOf(one).replace(/\s/gu, ' '),
    );
    expect(card).toContain('Épuisé');
    expect(card).toMatch(/Prix 165 000 FCFA ?Prix normal 185 000 FCFA/);
    expect(card).not.toContain('Remise');
    expect(articles(storyOf('shop', 'Shop')).map(textOf).join()).toContain('Remise de 11');
  });

  it.each(['ShopDearerPromotion', 'ShopDearerPromotionList'])(
    'shows in %s as the one price a promotional one that is not lower, which the cart charges',
    (story) => {
      const cards = articles(storyOf('shop', story)).map((one) => textOf(one).replace(/\s/gu, ' '));
      expect(cards.length).toBeGreaterThan(4);
      for (const card of cards) {
        expect(card).toContain('185 000 FCFA');
        expect(card).not.toMatch(/165 000|Prix normal|Remise/);
      }
    },
  );

  it('has no pagination if one page is enough', () => {
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
      expect(articles(main.split(findingWording.nearest)[0] ?? '')).toEqual([]);
    }
    const empty = textOf(storyOf('shop', 'Empty'));
    expect(empty).toContain('Aucun produit disponible');
    expect(empty).not.toContain('Réinitialiser les filtres');
  });
});

describe('a list without any animal', () => {
  const leadsOf = (story: string): readonly string[] => {
    const main = listOf(story);
    return linksOf(main);
  };

  it('offers at least three ways on, whatever emptied it', () => {
    for (const story of [
      'Empty',
      'NoMatch',
      'NoMatchWithSearch',
      'CountryNoMatch',
      'CategoryNoMatch',
      'CategoryWithoutAnimals',
      'PriceReversed',
      'SearchNoMatch',
    ])
      expect(new Set(leadsOf(story)).size, story).toBeGreaterThanOrEqual(3);
  });

  it('on /shop leads beside its button to every price, only if the prices alone hide animals', () => {
    expect(leadsOf('OnlyDearer').filter((lead) => lead.startsWith('Voir tous'))).toEqual([
      'Voir tous les prix → /?prix_max=4500000',
    ]);
    expect(elementsOf(listOf('OnlyDearer'), 'button').map(textOf)).toContain('Réinitialiser les filtres');
    expect(leadsOf('NoMatch').join()).not.toContain('Voir tous les prix');
    expect(leadsOf('CategoryAllCheaper').join()).not.toContain('Voir tous les prix');
  });

  it('leads to other common words for the same animal, with what they find, and to the country that is named', () => {
    const leads = leadsOf('SearchEverydayWord');
    expect(leads).toContain('chèvre, 5 animaux → /search?q=ch%C3%A8vre');
    expect(leads).toContain('bouc, 3 animaux → /search?q=bouc');
    expect(leads.some((lead) => /^Niger, \d+ animaux → \/product-by-country\/pays-ne\?/.test(lead))).toBe(
      true,
    );
  });

  it('shows the list of a kind and a country, else the nearest animals, and the three categories, with every price', () => {
    const shown = (story: string) =>
      articles(storyOf('shop', story)).map((one) => textOf(elementsOf(one, 'h3')[0] ?? ''));
    expect(shown('SearchEverydayWord')).toEqual(['Chèvre rousse de Maradi', 'Chèvre rousse de Maradi n° 2']);
    expect(shown('CategoryNoMatch')).toHaveLength(4);
    const categories = leadsOf('SearchNoMatch').filter((lead) => lead.includes('→ /category/'));
    expect(categories).toHaveLength(3);
    expect(categories.every((lead) => lead.includes('prix_min='))).toBe(true);
  });

  it('states that nothing matches exactly, and shows similar animals', () => {
    const html = storyOf('shop', 'SearchPlural');
    expect(textOf(html)).toContain(listingWording.search.loose('vaches').replace(/\s/gu, ' '));
    expect(elementTexts(html, 'article h2')).toHaveLength(2);
    expect(textOf(storyOf('shop', 'Search'))).not.toContain('voici ce qui s’en approche');
  });

  it('answers a question instead of an animal, before the owner’s sentence, with ways to ask customer service', () => {
    const html = storyOf('shop', 'SearchQuestion');
    expect(html.indexOf(findingWording.help.faq)).toBeLessThan(html.indexOf('Aucune donnée trouvée'));
    expect(textOf(html)).toContain('Aucune donnée trouvée pour la recherche "comment payer"');
    expect(textOf(html)).toContain(findingWording.help.answers.payment.replace(/\s/gu, ' '));
    const leads = leadsOf('SearchQuestion');
    for (const [name, to] of [
      [findingWording.help.faq, '/faq'],
      ['Appeler le', 'tel:'],
      ['WhatsApp', 'https://wa.me/'],
    ])
      expect(leads.find((lead) => lead.includes(`${name}`))).toContain(`${to}`);
    expect(textOf(storyOf('shop', 'SearchNoMatch'))).not.toContain(findingWording.help.answers.payment);
    const { price, weight } = findingWording.help.answers;
    expect(textOf(storyOf('shop', 'SearchWeight'))).toContain(weight.replace(/\s/gu, ' '));
    // Below the animals that the search finds.
    expect(textOf(storyOf('shop', 'SearchCheap'))).toContain(price.replace(/\s/gu, ' '));
  });

  it('a list of two animals at most offers ways on below them, and shows no animal twice', () => {
    const html = storyOf('shop', 'SearchPlural');
    expect(elementTexts(html, 'h2')).toContain(findingWording.words.more);
    expect(leadsOf('SearchPlural').some((lead) => /^bœuf, \d+ animaux → /.test(lead))).toBe(true);
    const found = elementTexts(html, 'article h2');
    expect(elementTexts(html, 'article h3').filter((name) => found.includes(name))).toEqual([]);
    expect(textOf(storyOf('shop', 'Search'))).not.toContain(findingWording.words.more);
  });

  it('leads to the list with the typed price and country, with its number of animals', () => {
    const [asked] = leadsOf('SearchAskedFor').filter((lead) => lead.includes('→ /shop?'));
    expect(asked?.replace(/\s/gu, ' ')).toMatch(
      /^Voir cette liste, \d+ animaux → \/shop\?origine=pays-ml&categorie=categorie-ovins&prix_max=(?:%22)?200000\b/,
    );
    expect(elementTexts(storyOf('shop', 'SearchAskedFor'), 'h2')[0]?.replace(/\s/gu, ' ')).toMatch(
      /^Moutons, Mali, jusqu’à 200 000 FCFA/,
    );
    expect(elementTexts(storyOf('shop', 'SearchNoMatch'), 'h2')).toContain(findingWording.toSee);
    expect(elementTexts(storyOf('shop', 'CategoryNoMatch'), 'h2')).toContain(findingWording.nearest);
  });
});

describe('an animal card', () => {
  const card = articles(storyOf('shop', 'Shop'))[0] ?? '';
  const listed = articles(storyOf('shop', 'List'))[0] ?? '';

  it('has picture, category, name, flag and country, price, share sold, stock and its link', () => {
    expect(count(card, 'img')).toBe(2);
    expect(textOf(elementsOf(card, 'h2')[0] ?? '')).toBe('Bélier Bali-Bali');
    for (const text of ['Moutons', 'Mali', '165 000 FCFA', 'Stock disponible', 'Voir les détails'])
      expect(textOf(card)).toContain(text);
    expect(card).toContain('165\u00a0000<');
    expect(card).toContain('>\u00a0FCFA<');
    expect(elementsOf(card, 's').map(textOf)).toEqual([
      'Prix normal 185\u00a0000\u00a0FCFA'.replace(/\s/g, ' '),
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
