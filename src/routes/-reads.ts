export { listCategories } from '#api/categories.ts';
export { listCountries } from '#api/countries.ts';
export { getProduct, listProducts } from '#api/products.ts';
