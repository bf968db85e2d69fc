import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { NoticeCode } from '#machines/session/notices.ts';
import { noticesWording } from '#wording/notices.ts';
import sentences from '#wording/sentences.json' with { type: 'json' };
import { saysOf } from '../../.storybook/said-by-play.ts';
import { markupOf, markupOfEach, textsOf } from '../markup.ts';
import { OneNotice } from '../sample/one-notice.tsx';
import { folded, type SentenceIndex, search, tell } from './sentence-index.ts';
import { slips } from './slips.ts';

type StoryFile = Readonly<Record<string, { parameters?: Readonly<Record<string, unknown>> }>>;
const files = import.meta.glob<StoryFile>('../*.stories.tsx', { eager: true });

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

  it('finds a slip of the owner’s by its correct spelling, too', () => {
    const slip = [{ written: 'Recapitualtif du panier', corrected: 'Récapitulatif du panier' }];
    const cart = indexOf({ cart: ['Recapitualtif du panier'] });
    expect(search(cart, 'récapitulatif', slip).map(({ text }) => text)).toEqual(['Recapitualtif du panier']);
    expect(search(cart, 'Recapitualtif', slip)).toHaveLength(1);
    expect(search(cart, 'récapitulatif')).toEqual([]);
    const both = indexOf({ slip: ['Recapitualtif du panier'], right: ['Le récapitulatif du panier'] });
    expect(search(both, 'récapitulatif', slip).map(({ places }) => places[0]?.id)).toEqual(['right', 'slip']);
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
  for (const code of Object.keys(noticesWording) as NoticeCode[])
    tell(index, textsOf(markupOf(createElement(OneNotice, { code }))), { id: code, name: code });

  for (const stories of Object.values(files))
    for (const [name, { parameters = {} }] of Object.entries(stories))
      tell(index, saysOf(parameters), { id: name, name });

  /** As it is typed by who does not know the number or the name that a page puts in. */
  const asTyped = (one: (typeof sentences)[number]): string =>
    Object.keys('values' in one ? (one.values ?? {}) : {}).reduce(
      (text, part) =>
        text.replaceAll(new RegExp(`(?<!\\p{L})${part.replaceAll(/[{}]/g, '\\$&')}(?!\\p{L})`, 'gu'), ' '),
      one.sentence,
    );
  const typed = [...new Set(sentences.map(asTyped))];

  it('is read', () => {
    expect(typed.length).toBeGreaterThan(180);
  });

  it.each(typed)('leads to a story: %s', (sentence) => {
    expect(search(index, sentence)).not.toEqual([]);
  });

  const spelt = slips.filter(({ corrected }) => !corrected.includes('{')).map(({ corrected }) => corrected);

  it.each([...new Set(spelt)])('leads to a story by its correct spelling: %s', (sentence) => {
    expect(search(index, sentence, slips)).not.toEqual([]);
  });
});
