/** Sort options in the order they are offered; the first is the default. */
export const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const;
export type Sort = (typeof sorts)[number];
