import { describe, expect, it } from 'vitest';
import { initialListing } from './catalogue.ts';
import { foundCount } from './finding.ts';
import {
  nearestAnimals,
  suggestedCategories,
  suggestedCountries,
  suggestedWords,
} from './list-suggestions.ts';
import { animal } from './testing/animals.ts';

const cattle = { id: 'bovins', nom_categorie: 'Bœufs' };
const goats = { id: 'caprins', nom_categorie: 'Chèvres' };
const stocked = <Animal>(one: Animal, left = 5) => ({
  ...one,
  quantity_initial: 10,
  quantity_vendu: 10 - left,
});

const ladoum = stocked(animal({ name: 'Bélier Ladoum', price: 900_000 }));
const ewe = stocked(animal({ name: 'Brebis Djallonké', price: 95_000 }));
const cow = stocked(animal({ name: 'Vache Azawak', category: cattle, origine: { id: 'niger' } }));
const buck = stocked(animal({ name: 'Bouc du Sahel', category: goats }));
const soldOut = stocked(animal({ name: 'Chevrette du Sahel', category: goats }), 0);
const herd = [ladoum, ewe, cow, buck, soldOut];

const wordsFor = (q: string) => suggestedWords(q, herd).map(({ text, count }) => `${text} ${count}`);

describe('the words that lead on', () => {
  it('are the other common words for the same kind of animal, each with what it finds', () => {
    expect(wordsFor('cabri')).toEqual(['chèvre 2', 'bouc 1', 'chevrette 1']);
    expect(wordsFor('zébus')).toEqual(['bœuf 1', 'vache 1']);
    expect(wordsFor('agneau')).toEqual(['mouton 2', 'bélier 1', 'brebis 1']);
  });

  it('forgive one typo, in common words and in the names of animals', () => {
    expect(wordsFor('cabry')).toEqual(['chèvre 2', 'bouc 1', 'chevrette 1']);
    expect(wordsFor('ladoun')).toEqual(['Ladoum 1']);
    expect(wordsFor('djalonke')).toEqual(['Djallonké 1']);
  });

  it('forgive a breed that is written in parts, and name it as it is written', () => {
    const bali = animal({ name: 'Bélier Bali-Bali de Korhogo' });
    const dama = animal({ name: 'Taureau N’Dama', category: cattle });
    const named = (q: string) =>
      suggestedWords(q, [...herd, bali, dama]).map(({ text, count }) => `${text} ${count}`);
    expect(named('balibali')).toEqual(['Bali-Bali 1']);
    expect(named('bali bali')).toEqual(['Bali-Bali 1']);
    expect(named('mouton bali bali')).toContain('Bali-Bali 1');
    expect(named('ndama')).toEqual(['N’Dama 1']);
  });

  it('are the search itself in the singular, where that finds more than its plural does', () => {
    const lot = animal({ name: 'Lot de deux béliers' });
    expect(suggestedWords('béliers', [...herd, lot]).map(({ text, count }) => `${text} ${count}`)).toContain(
      'bélier 2',
    );
    expect(suggestedWords('bélier', [...herd, lot]).map(({ text }) => text)).not.toContain('bélier');
  });

  it('are no words between others', () => {
    const lot = animal({ name: 'Bélier pour deux foyers' });
    expect(suggestedWords('dromadaire pour sacrifice', [...herd, lot])).toEqual([]);
    expect(suggestedWords('mouton pour sacrifice', [...herd, lot]).map(({ text }) => text)).not.toContain(
      'pour',
    );
  });

  it('are those of several typed words that find something alone', () => {
    expect(wordsFor('vache rouge')).toEqual(['vache 1', 'bœuf 1']);
  });

  it('are no neighbours of a question', () => {
    const hairy = animal({ name: 'Bélier maure à poil long' });
    expect(suggestedWords('poids', [...herd, hairy])).toEqual([]);
    expect(suggestedWords('poil', [...herd, hairy])).toEqual([]);
    expect(foundCount([hairy], 'poids')).toBe(0);
    expect(foundCount([hairy], 'poil')).toBe(1);
  });

  it('are none for a word that nobody here uses, and never the search itself', () => {
    expect(wordsFor('dromadaire')).toEqual([]);
    expect(wordsFor('')).toEqual([]);
    expect(wordsFor('bouc')).not.toContain('bouc 1');
  });

  it('are six at most', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      animal({ name: `Ladou${String.fromCharCode(97 + index)}` }),
    );
    expect(suggestedWords('ladouz', many)).toHaveLength(6);
  });
});

describe('the places that lead on', () => {
  const countries = [
    { id: 'mali', libelle: 'Mali' },
    { id: 'niger', libelle: 'Niger' },
    { id: 'benin', libelle: 'Bénin' },
  ];

  it('are the countries that a search names, with their animals; one without any is left out', () => {
    expect(suggestedCountries('moutons du nigr', countries, herd)).toEqual([
      { id: 'niger', label: 'Niger', count: 1 },
    ]);
    expect(suggestedCountries('mali', countries, herd)).toEqual([{ id: 'mali', label: 'Mali', count: 4 }]);
    expect(suggestedCountries('benin', countries, herd)).toEqual([]);
    expect(suggestedCountries('', countries, herd)).toEqual([]);
    expect(suggestedCountries('bélier bali', countries, herd)).toHaveLength(1);
    expect(suggestedCountries('bélier bali', countries, herd, (typed, written) => typed === written)).toEqual(
      [],
    );
  });

  it('are three categories that have animals', () => {
    const none = { id: 'vide', nom_categorie: 'Volailles' };
    const sheep = { id: 'ovins', nom_categorie: 'Moutons' };
    expect(
      suggestedCategories([none, sheep, cattle, goats], herd).map(({ label, count }) => `${label} ${count}`),
    ).toEqual(['Moutons 2', 'Bœufs 1', 'Chèvres 2']);
  });
});

describe('the nearest animals', () => {
  const search = (q: string) => nearestAnimals(herd, { ...initialListing({ kind: 'search' }), q });

  it('are those with a name like the one typed, then those of its kind; what is sold out stands behind', () => {
    expect(search('ladoun')[0]).toBe(ladoum);
    expect(search('cabri')[0]).toBe(buck);
    expect(search('cabri')).not.toContain(soldOut);
    expect(search('dromadaire')).toEqual([ladoum, ewe, cow, buck]);
  });

  it('are those that have the most of several words, and answer a price, a size, or what is cheap', () => {
    const white = stocked(animal({ name: 'Bélier Touabire blanc', price: 300_000 }));
    const near = (q: string) =>
      nearestAnimals([...herd, white], { ...initialListing({ kind: 'search' }), q });
    expect(near('mouton blanc')[0]).toBe(white);
    expect(near('mouton pas cher')[0]).toBe(ewe);
    expect(near('100 000')[0]).toBe(ewe);
    const small = stocked(animal({ name: 'Brebis Mossi', taille: 'petit' }));
    expect(
      nearestAnimals([...herd, small], { ...initialListing({ kind: 'search' }), q: 'petit mouton' })[0],
    ).toBe(small);
  });

  it('are those of the country that is named, of the kind that is named with it first', () => {
    const countries = [
      { id: 'mali', libelle: 'Mali' },
      { id: 'niger', libelle: 'Niger' },
    ];
    const nigerien = stocked(animal({ name: 'Bélier Balami', origine: { id: 'niger' } }));
    const bali = stocked(animal({ name: 'Bélier Bali-Bali', origine: { id: 'senegal' } }));
    const near = (q: string) =>
      nearestAnimals([bali, ...herd, nigerien], { ...initialListing({ kind: 'search' }), q }, countries);
    expect(near('niger').slice(0, 2)).toEqual([cow, nigerien]);
    expect(near('vache du Nigr')[0]).toBe(cow);
    expect(near('cabri du Niger').map(({ name }) => name)).toEqual([
      'Bouc du Sahel',
      'Vache Azawak',
      'Bélier Balami',
      'Bélier Bali-Bali',
    ]);
    // One letter off a name, and a country as it stands: nobody means the name.
    expect(near('mali').slice(0, 3)).toEqual([ladoum, ewe, buck]);
    expect(suggestedWords('mouton mali', [bali, ...herd], countries).map(({ text }) => text)).not.toContain(
      'Bali',
    );
  });

  it('are those of the place and of what was chosen, then those with the nearest price', () => {
    const niger = initialListing({ kind: 'country', id: 'niger' });
    const state = { ...niger, categories: ['caprins'], min: 150_000, max: 160_000 };
    expect(nearestAnimals(herd, state)[0]).toBe(cow);
    const cheap = { ...initialListing({ kind: 'shop' }), max: 100_000 };
    expect(nearestAnimals([ladoum, buck, ewe], cheap)).toEqual([ewe, buck, ladoum]);
    expect(nearestAnimals(herd, { ...cheap, sizes: ['grand'] }, [], 1)).toEqual([ewe]);
  });
});
