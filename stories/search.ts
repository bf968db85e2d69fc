import Fuse from 'fuse.js';

/** What the workshop's own search reads of an entry: its name, and the names of what it stands below. */
export type Found = { name: string; path: readonly string[] };

/** As Storybook's sidebar searches its index (a test compares them with its source). */
export const rule = {
  shouldSort: true,
  tokenize: true,
  findAllMatches: true,
  includeScore: true,
  includeMatches: true,
  threshold: 0.2,
  location: 0,
  distance: 100,
  maxPatternLength: 32,
  minMatchCharLength: 1,
} as const;

/** What the sidebar finds, the best first. */
export function searchWith(entries: readonly Found[]) {
  const fuse = new Fuse([...entries], {
    ...rule,
    keys: [
      { name: 'name', weight: 0.6 },
      { name: 'path', weight: 0.3 },
    ],
  });
  return (words: string): readonly Found[] =>
    fuse.search(words).map((each) => ('item' in each ? each.item : each) as Found);
}
