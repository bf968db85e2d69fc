import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { initialListing } from '#rules/catalogue.ts';
import { ListSuggestions } from '#screens/catalogue/list-suggestions.tsx';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { findingWording } from '#wording/finding.ts';
import { listingWording } from '#wording/listing.ts';
import { sampleAnimals, sampleCategories, sampleCountries } from './sample/animals.ts';
import { elementTexts, linksOf, markupOf, textOf } from './testing/markup.ts';

const nothing = () => undefined;
const searched = (q: string) =>
  markupOf(
    createElement(ListingScreen, {
      state: { ...initialListing({ kind: 'search' }), q },
      products: { state: 'ready', data: sampleAnimals },
      categories: { state: 'ready', data: sampleCategories },
      countries: { state: 'ready', data: sampleCountries },
      ...{ suggestions: ListSuggestions, onChange: nothing, onRetry: nothing },
    }),
  );

const plain = (text: string) => text.replace(/\s/gu, ' ');
/** What the results of a search begin with, behind the line of the sort, and what stands before the owner's « aucune donnée ». */
function shownFirst(html: string) {
  const [, results = ''] = plain(textOf(html)).split(listingWording.sort.options.rating);
  const [answer = ''] = results.split(listingWording.search.noMatch.title);
  return { results, answer };
}

const { answers } = findingWording.help;
const call = 'Appeler le +225 07 00 00 00 01';

it.each([
  ['adresse', 'Notre adresse : Abidjan, Côte d’Ivoire.', call],
  ['remboursement', answers.refund, call],
  ['annuler', answers.refund, call],
  ['acompte', answers.deposit, call],
  ['mouton mort', answers.guarantee, call],
  ['livraison', answers.delivery, 'Questions fréquentes'],
  ['payer', answers.payment, 'Questions fréquentes'],
  ['carte bancaire', answers.payment, 'Questions fréquentes'],
  ['vaccin', answers.health, 'Questions fréquentes'],
  ['poids', answers.weight, 'Questions fréquentes'],
  ['boeuf entier', findingWording.words.title, 'vache, 2 animaux'],
  ['belier 3 dents', findingWording.words.title, 'brebis, 3 animaux'],
  ['mouton à 100000', 'Moutons, jusqu’à 100 000 FCFA', 'Brebis Djallonké'],
])('« %s » is answered first, before the sentence that nothing matches: %s', (q, first, then) => {
  const { results, answer } = shownFirst(searched(q));
  expect(answer.length).toBeLessThan(results.length);
  expect(answer.startsWith(plain(first)), answer).toBe(true);
  expect(answer).toContain(plain(then));
});

it('what the merchant said of the deposit is in its answer, and the number is there once', () => {
  const numbers = (q: string) => shownFirst(searched(q)).answer.split('+225').length - 1;
  expect(shownFirst(searched('acompte')).answer).not.toContain('Que devient l’acompte');
  expect(numbers('acompte')).toBe(1);
  vi.stubEnv('VITE_DEPOSIT_ILL', 'Un autre animal.');
  expect(shownFirst(searched('acompte')).answer).toContain('L’animal arrive malade ou mortUn autre animal.');
  expect(numbers('acompte')).toBe(1);
  vi.unstubAllEnvs();
});

it('a typo finds its animals at once, without the sentence that nothing matches', () => {
  const html = searched('mourton');
  expect(shownFirst(html).results.startsWith(plain(listingWording.search.loose('mourton')))).toBe(true);
  expect(textOf(html)).not.toContain(listingWording.search.noMatch.title);
  expect(elementTexts(html, 'h2').slice(0, 3)).toEqual([
    'Bélier Bali-Bali',
    'Brebis Djallonké',
    'Bélier Ladoum',
  ]);
});

it('words lead on as links, a price to its list', () => {
  const led = (q: string) => linksOf(searched(q)).map(plain);
  expect(led('boeuf entier')).toContain('boeuf, 7 animaux → /search?q=boeuf');
  expect(led('belier 3 dents')).toContain('belier, 7 animaux → /search?q=belier');
  expect(led('mouton à 100000')).toContainEqual(
    expect.stringMatching(/^Voir cette liste, 1 animal → \/shop\?.*prix_max=100000$/),
  );
});
