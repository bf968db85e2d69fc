import { formatWhole } from '#rules/money.ts';
import { animals } from './animals.ts';

/** What leads on from a list without any animal (specification §2 "Catalogue", "Search"): ours, beside the owner's words. */
export const findingWording = {
  words: {
    title: 'Essayez plutôt',
    /** Between a word or a place and its number. */
    count: formatWhole,
    spoken: (name: string, count: number) => `${name}, ${animals(count)}`,
  },
  nearest: 'Les animaux les plus proches',
  categories: 'Ou par catégorie',
  everything: 'Toute la boutique',
} as const;
