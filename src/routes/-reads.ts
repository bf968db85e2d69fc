export { listCountries } from '#api/countries.ts';
export { getProduct, listProducts } from '#api/products.ts';
export { countedCategories, countedCountries } from './-counts.ts';
