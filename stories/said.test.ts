// §2 Checkout: A sentence while
// §2 Activation code: Headline, thanks, instruction
// §2 Dashboard: Without a user:
// §2 Dashboard: Orders: skeleton of
// §9 Constants: Returns in 30

import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { at } from '#machines/at.ts';
import { type NoticeCode, noticesMachine } from '#machines/session/notices.machine.ts';
import { Notices } from '#screens/layout/notices.tsx';
import { noticesWording } from '#wording/notices.ts';
import sentences from '#wording/sentences.json' with { type: 'json' };
import { markupOf, storiesOf, textsOf } from './testing/markup.ts';

/** The file of stories that shows an area of the wording, where it has another name. */
const storyFiles: Readonly<Record<string, string>> = {
  catalogue: 'shop',
  listing: 'shop',
  'product-help': 'product',
  size: 'cart',
};

/** The sentences of notices. */
const noticed: readonly string[] = ['notices', 'add-refusals', 'messages'];

/** Sentences in a menu that has to be opened: a journey reads them there. */
const inJourneys: Readonly<Record<string, string>> = { 'orders.invoice': 'invoice.journey.ts' };

const everyNotice = Object.keys(noticesWording).map((code, id) => ({
  id,
  remaining: 5000,
  times: 1,
  code: code as NoticeCode,
}));
const notices = createElement(Notices, {
  snapshot: at(noticesMachine, 'counting', { notices: everyNotice, nextId: everyNotice.length }),
  send: () => undefined,
});

const shown = new Map<string, readonly string[]>();

/** Every text in the stories of an area's screens. */
function textsIn(area: string): readonly string[] {
  const known = shown.get(area);
  if (known !== undefined) return known;
  const pages = noticed.includes(area) ? [markupOf(notices)] : storiesOf(storyFiles[area] ?? area);
  const texts = pages.flatMap((page) => [
    ...textsOf(page),
    // A word that must not break at its hyphen is an element of its own.
    ...textsOf(page.replace(/<\/?span[^>]*>/g, '')),
  ]);
  shown.set(area, texts);
  return texts;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a sentence in a text, with any values for its placeholders. */
function pattern(sentence: string, placeholders: readonly string[]): RegExp {
  const word = (text: string) => `(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`;
  const filled = placeholders.reduce(
    (text, placeholder) => text.replace(new RegExp(word(escaped(escaped(placeholder))), 'u'), '.+'),
    escaped(sentence),
  );
  return new RegExp(word(filled), 'u');
}

describe('the screens', () => {
  it.each(
    sentences
      .filter(({ path }) => !(path in inJourneys))
      .map((one) => [one.section, one.sentence, one] as const),
  )('say, for §%s: « %s »', (_section, sentence, { path, ...one }) => {
    const area = path.split('.')[0] ?? '';
    const wanted = pattern(sentence, 'values' in one ? Object.keys(one.values ?? {}) : []);
    expect(textsIn(area).some((text) => wanted.test(text))).toBe(true);
  });

  it.each(Object.entries(inJourneys))('say %s in a menu that %s opens', (path, journey) => {
    const sentence = sentences.find((one) => one.path === path)?.sentence ?? '';
    const text = readFileSync(new URL(`../tests/journeys/${journey}`, import.meta.url), 'utf8');
    expect(text).toContain(`getByRole('menuitem', { name: '${sentence}' })`);
  });
});
