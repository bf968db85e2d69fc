/** The search's suggestions, in addition to the specified search (specification §2 "Shared layout"). */
export const suggestionsWording = {
  list: 'Suggestions',
  /** The list for a size, a price or a country. */
  listing: 'Selon vos critères',
  animals: 'Animaux',
  categories: 'Catégories',
  countries: 'Pays d’origine',
  help: 'Votre question',
  soldOut: 'Épuisé',
  /** Announced as the list changes. */
  found: (count: number) =>
    count === 0
      ? 'Aucune suggestion.'
      : `${count} ${count > 1 ? 'suggestions' : 'suggestion'}. Flèche vers le bas pour choisir.`,
} as const;
