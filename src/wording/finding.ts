import type { Size } from '#rules/catalogue.ts';
import { formatWhole, formatXof } from '#rules/money.ts';
import { isolated } from '#rules/text.ts';
import { animals } from './animals.ts';
import { catalogueWording } from './catalogue.ts';

/** What leads on from a list without any animal, or with very few (specification §2 "Catalogue", "Search"): ours, beside the owner's words. */
export const findingWording = {
  words: {
    title: 'Essayez plutôt',
    /** Below the few animals that were found. */
    more: 'Essayez aussi',
    /** Between a word or a place and its number. */
    count: formatWhole,
    spoken: (name: string, count: number) => `${isolated(name)}, ${animals(count)}`,
  },
  /** The list that was asked for by a size, a price or a country: « Moutons, Mali, moins de 100 000 FCFA ». */
  asked: {
    everything: 'Animaux',
    sizes: (sizes: readonly Size[]) =>
      `taille ${sizes.map((size) => catalogueWording.sizes[size]).join(' ou ')}`,
    most: (most: number) => `moins de ${formatXof(most)}`,
    cheap: 'du moins cher au plus cher',
  },
  nearest: 'Les animaux les plus proches',
  /** In its place where nothing of what was typed is known here. */
  toSee: 'À voir dans la boutique',
  categories: 'Ou par catégorie',
  everything: 'Toute la boutique',
} as const;
