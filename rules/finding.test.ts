// §2 Search: Matches name or
// §5 Search and filters: Text filters are

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingOf, foundCount, writtenCount } from './finding.ts';
import { singular } from './plurals.ts';
import { textMatcher } from './text.ts';
import { type Searchable, wordIndexOf } from './word-index.ts';

const called = (name: string, nom_categorie = 'Moutons'): Searchable => ({
  name,
  category: { nom_categorie },
});

const herd = [
  called('Bélier Ladoum'),
  called('Brebis Djallonké'),
  called('Vache Azawak', 'Bœufs'),
  called('Chèvre naine Djallonké', 'Chèvres'),
];

const foundAmong = (animals: readonly Searchable[], q: string): readonly Searchable[] => {
  const { isFound } = findingOf(animals, q);
  return animals.filter((_, at) => isFound(at));
};
const foundBy = (q: string): readonly string[] => foundAmong(herd, q).map(({ name }) => name);

describe('the everyday words of a market', () => {
  it('find their animals by the name of the category', () => {
    expect(foundBy('moutons')).toEqual(['Bélier Ladoum', 'Brebis Djallonké']);
    expect(foundBy('mouton')).toEqual(['Bélier Ladoum', 'Brebis Djallonké']);
    for (const q of ['bœuf', 'boeufs', 'BŒUFS']) expect(foundBy(q)).toEqual(['Vache Azawak']);
    expect(foundBy('chevres')).toEqual(['Chèvre naine Djallonké']);
  });

  it('find their animals in the plural too, if no name contains the word', () => {
    expect(foundBy('vaches')).toEqual(['Vache Azawak']);
    expect(foundBy('chèvres naines')).toEqual(['Chèvre naine Djallonké']);
    expect(foundBy('Brebis Djallonkés')).toEqual(['Brebis Djallonké']);
    expect(findingOf(herd, 'vaches').isLoose).toBe(true);
    expect(foundCount(herd, 'béliers')).toBe(1);
  });
});

describe('the result of a search', () => {
  it('is the specified match alone if that finds anything', () => {
    const mixed = [called('Vaches du Sahel'), called('Vache Azawak')];
    expect(foundAmong(mixed, 'vaches')).toEqual([mixed[0]]);
    expect(findingOf(mixed, 'vaches').isLoose).toBe(false);
    expect(findingOf(herd, '').isLoose).toBe(false);
    expect(foundCount(herd, '  ')).toBe(herd.length);
  });

  it('is empty if no animal has one of the words', () => {
    for (const q of ['cabri', 'dromadaires', 'vache ladoum', 'latoun'])
      expect([q, foundCount(herd, q), findingOf(herd, q).isLoose]).toEqual([q, 0, false]);
  });

  it('has each significant word in name, category or country if the specified match finds nothing, and last with one letter different', () => {
    const calf = { ...called('Génisse N’Dama', 'Bœufs'), origine: { id: 'ci', libelle: 'Côte d’Ivoire' } };
    const all = [...herd, calf];
    for (const [q, names] of [
      ["boeuf N'Dama", ['Génisse N’Dama']],
      ['boeuf ndama', ['Génisse N’Dama']],
      ['génisse de Côte d’Ivoire', ['Génisse N’Dama']],
      ['mouton pour sacrifice', ['Bélier Ladoum', 'Brebis Djallonké']],
      ['je cherche une vache', ['Vache Azawak']],
      ['ladoun', ['Bélier Ladoum']],
      ['djallonké mouton', ['Brebis Djallonké']],
    ] as const) {
      expect([q, foundAmong(all, q).map(({ name }) => name)]).toEqual([q, names]);
      expect(findingOf(all, q).isLoose).toBe(true);
    }
    expect(writtenCount(all, 'ladoun')).toBe(0);
    expect(writtenCount(all, 'ladoum')).toBe(1);
  });

  it('is the specified match in a list of thousands, until their words are indexed', () => {
    const many = Array.from({ length: 501 }, (_, index) => called(`Bélier ${index}`));
    expect(foundCount(many, 'mouton bélier')).toBe(0);
    wordIndexOf(many);
    expect(foundCount(many, 'mouton bélier')).toBe(501);
  });

  it('contains the specified match, whatever is typed', () => {
    const names = fc.array(
      fc.string({ maxLength: 8 }).map((name) => called(name)),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(names, fc.string({ maxLength: 8 }), (animals, q) => {
        const contains = textMatcher(q.trim().replace(/\s+/gu, ' '));
        const specified = animals.filter(
          ({ name, category }) => contains(name) || contains(category.nom_categorie),
        );
        const found = foundAmong(animals, q);
        if (specified.length > 0) expect(found).toEqual(specified);
        expect(findingOf(animals, q).isLoose).toBe(specified.length === 0 && found.length > 0);
      }),
    );
  });
});

describe('a word without its plural', () => {
  it('loses one final s or x, from four letters on', () => {
    expect(['vaches', 'taureaux', 'Ouda', 'ras', 'deux', 'N’s'].map(singular)).toEqual([
      'vache',
      'taureau',
      'Ouda',
      'ras',
      'deu',
      'N’s',
    ]);
  });
});
