import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingOf } from './finding.ts';
import { suggestionsFor } from './suggestions.ts';

const sheep = { id: 'ovins', nom_categorie: 'Moutons' };
const cattle = { id: 'bovins', nom_categorie: 'Bœufs' };
const goats = { id: 'caprins', nom_categorie: 'Chèvres' };
const mali = { id: 'ml', libelle: 'Mali' };
const senegal = { id: 'sn', libelle: 'Sénégal' };
const ivory = { id: 'ci', libelle: 'Côte d’Ivoire' };

const called = (name: string, category = sheep, origine = mali, left = 3) => ({
  id: name,
  name,
  category,
  origine,
  quantity_initial: 10,
  quantity_vendu: 10 - left,
});

const lists = {
  animals: [
    called('Bélier Bali-Bali'),
    called('Bélier Ladoum', sheep, senegal),
    called('Génisse N’Dama', cattle, ivory),
    called('Bœuf de trait Zébu peul', cattle),
    called('Chèvre rousse de Maradi', goats, senegal, 0),
    called('Bouc du Sahel', goats),
  ],
  categories: [sheep, cattle, goats],
  countries: [mali, senegal, ivory],
};

const names = (text: string) => suggestionsFor(text, lists).animals.map(({ name }) => name);
const places = (text: string) => {
  const { categories, countries } = suggestionsFor(text, lists);
  return [...categories.map((one) => one.nom_categorie), ...countries.map((one) => one.libelle)];
};

describe('the suggestions for a typed text', () => {
  it('begin like each typed word, from two letters on', () => {
    expect(names('lad')).toEqual(['Bélier Ladoum']);
    expect(names('bé lad')).toEqual(['Bélier Ladoum']);
    expect(names('ladoum bal')).toEqual([]);
    expect(names('l')).toEqual([]);
    expect(names('  ')).toEqual([]);
    expect(names('adoum zzzz')).toEqual([]);
  });

  it('forgive accents, plurals, apostrophes and one letter', () => {
    expect(names('belier bali')).toEqual(['Bélier Bali-Bali']);
    expect(names('boeufs')[0]).toBe('Bœuf de trait Zébu peul');
    expect(names("n'da")).toEqual(['Génisse N’Dama']);
    for (const typo of ['ladoun', 'ladom', 'laduom', 'zebbu'])
      expect([typo, names(typo).length]).toEqual([typo, 1]);
    expect(names('latoun')).toEqual([]);
  });

  it('read a word written in parts as one word too, and require no word between words', () => {
    expect(names('balibali')).toEqual(['Bélier Bali-Bali']);
    expect(names('ndama')).toEqual(['Génisse N’Dama']);
    expect(names('mouton du senegal')).toEqual(['Bélier Ladoum']);
    expect(names('bouc le sahel')).toEqual(['Bouc du Sahel']);
    expect(names('du')).toEqual(['Bouc du Sahel']);
  });

  it('contain the animals of a typed category or country: matching names first, sold-out animals last', () => {
    expect(names('chevre')).toEqual(['Chèvre rousse de Maradi', 'Bouc du Sahel']);
    expect(names('senegal')).toEqual(['Bélier Ladoum', 'Chèvre rousse de Maradi']);
    expect(names('mouton').length).toBe(2);
  });

  it('lead to categories and countries, by common words too', () => {
    expect(places('mout')).toEqual(['Moutons']);
    expect(places('cabri')).toEqual(['Chèvres']);
    expect(places('vaches')).toEqual(['Bœufs']);
    expect(places('cote')).toEqual(['Côte d’Ivoire']);
    expect(places('mla')).toEqual([]);
    expect(places('xyz')).toEqual([]);
    expect(places('cabri bali')).toEqual([]);
  });

  it('contain only animals that a search of the same text finds', () => {
    const found = (text: string) => {
      const { isFound } = findingOf(lists.animals, text);
      return lists.animals.filter((_, at) => isFound(at));
    };
    const words = fc.constantFrom(
      ...'bœuf boeufs bélier mouton chèvre ladoum ladoun bali n’dama ndama peul zebbu sahel mali sénégal du pour sacrifice'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), fc.nat({ max: 3 }), (typed, cut) => {
        const text = typed.join(' ').slice(0, cut === 0 ? undefined : -cut);
        expect([text, found(text)]).toEqual([
          text,
          expect.arrayContaining([...suggestionsFor(text, lists).animals]),
        ]);
      }),
    );
    expect(names("boeuf N'Dama")).toEqual(['Génisse N’Dama']);
  });

  it('require no word for an intention (buy, look for)', () => {
    expect(names('mouton pour sacrifice')).toEqual(['Bélier Bali-Bali', 'Bélier Ladoum']);
    expect(names('je cherche un bouc')).toEqual(['Bouc du Sahel']);
  });

  it('are five animals at most', () => {
    const animals = Array.from({ length: 9 }, (_, index) => called(`Bélier ${index}`));
    expect(suggestionsFor('bel', { ...lists, animals }).animals).toHaveLength(5);
  });
});
