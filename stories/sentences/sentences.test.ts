import { describe, expect, it } from 'vitest';
import sentences from '#wording/sentences.json' with { type: 'json' };
import { markupOfEach, textsOf } from '../markup.ts';
import { folded, type SentenceIndex, search, tell } from './sentence-index.ts';

const indexOf = (texts: Readonly<Record<string, readonly string[]>>): SentenceIndex => {
  const index: SentenceIndex = new Map();
  for (const [id, said] of Object.entries(texts)) tell(index, said, { id, name: id });
  return index;
};
const ids = (index: SentenceIndex, typed: string): readonly string[] =>
  search(index, typed).flatMap(({ places }) => places.map(({ id }) => id));

describe('the search of sentences', () => {
  const index = indexOf({
    login: ["Nom d'utilisateur ou mot de passe incorrect.", 'Se connecter'],
    register: ['Mot de passe', 'Se connecter'],
  });

  it('finds what is typed without accents, capitals or the right apostrophe', () => {
    expect(ids(index, 'NOM D’UTILISATEUR')).toEqual(['login']);
    expect(folded(' 1\u202f250\u00a0FCFA ')).toBe('1 250 fcfa');
  });

  it('gives the nearest sentence first, and each of its stories once', () => {
    expect(search(index, 'mot de passe').map(({ text }) => text)[0]).toBe('Mot de passe');
    expect(ids(index, 'se connecter')).toEqual(['login', 'register']);
  });

  it('finds the words apart where nobody says them together', () => {
    expect(ids(index, 'passe incorrect mot')).toEqual(['login']);
    expect(ids(index, '')).toEqual([]);
    expect(ids(index, 'girafe')).toEqual([]);
  });
});

describe('every sentence of the specification', () => {
  const index: SentenceIndex = new Map();
  for (const { id, html } of markupOfEach()) tell(index, textsOf(html), { id, name: id });
  /** What stands in a menu or in a notice is told by a story of another folder, or after a press. */
  const isAsShown = ({ held, ...one }: (typeof sentences)[number]): boolean =>
    !('values' in one) && !/^(?:notices|orders\.invoice|layout\.drawer)/.test(held);

  it.each(sentences.filter(isAsShown).map(({ sentence }) => sentence))('leads to a story: %s', (sentence) => {
    expect(search(index, sentence)).not.toEqual([]);
  });
});
