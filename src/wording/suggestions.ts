/** What the search suggests while one types: ours, beside the specified search (specification §2 "Shared layout"). */
export const suggestionsWording = {
  list: 'Suggestions',
  /** The list that a size, a price or a country asks for. */
  listing: 'Selon vos critères',
  animals: 'Animaux',
  categories: 'Catégories',
  countries: 'Pays d’origine',
  soldOut: 'Épuisé',
  /** Announced as the list changes. */
  found: (count: number) =>
    count === 0
      ? 'Aucune suggestion.'
      : `${count} ${count > 1 ? 'suggestions' : 'suggestion'}. Flèche vers le bas pour choisir.`,
} as const;
