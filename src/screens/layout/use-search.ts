import { useState } from 'react';

/** The values of a search form: the text, and the id of the selected category (`''` for none). */
export type Search = { text: string; category: string };

/**
 * The page's text and category until the user changes them; a loading page never changes a text being typed (specification §2
 * "Shared layout").
 */
export function useSearch(preset: Search) {
  const [shown, setShown] = useState({ ...preset, page: preset, typing: false });
  const { page, typing } = shown;
  if (page.text !== preset.text || page.category !== preset.category) {
    setShown({
      page: preset,
      typing,
      text: typing || page.text === preset.text ? shown.text : preset.text,
      category: page.category === preset.category ? shown.category : preset.category,
    });
  }
  return {
    text: shown.text,
    category: shown.category,
    /** Whether the user is typing and has not left the field since. */
    typing,
    typed: (text: string) => setShown((before) => ({ ...before, text, typing: true })),
    chosen: (category: string) => setShown((before) => ({ ...before, category })),
    /** Something other than the text was chosen. */
    emptied: () => setShown((before) => ({ ...before, text: '', typing: false })),
    sent: (text: string) => setShown((before) => ({ ...before, text: text.trim(), typing: false })),
    left: () => setShown((before) => ({ ...before, typing: false })),
  };
}
