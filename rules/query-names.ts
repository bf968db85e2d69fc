/** The names of a listing's parameters in its address and its form, by the part of its state. */
export const queryNames = {
  origins: 'origine',
  categories: 'categorie',
  sizes: 'taille',
  min: 'prix_min',
  max: 'prix_max',
  sort: 'tri',
  view: 'affichage',
  page: 'page',
  q: 'q',
} as const;
