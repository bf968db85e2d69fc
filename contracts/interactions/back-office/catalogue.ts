import {
  createCategory,
  createCountry,
  createProduct,
  deleteCategory,
  deleteCountry,
  deleteProduct,
  updateCategory,
  updateCountry,
  updateProduct,
} from '#data/back-office/catalogue.ts';
import { categoryShape } from '#data/categories.ts';
import { countryShape } from '#data/countries.ts';
import { productShape } from '#data/products.ts';
import { category, country, ids, product } from '../../examples.ts';
import { done, fromState, type Interaction, reads } from '../../interaction.ts';
import { writing } from './asking.ts';

const { categoryId, code, countryId, productId, unknownId } = ids;
const name = 'Agneaux';
const newProduct = {
  name: 'Ladoum royal',
  description: 'Grand bélier.',
  price: 850_000,
  quantity_initial: 6,
};
/** What administrators and staff ask of animals, categories and countries (specification §7). */
export const backOfficeCatalogue: Interaction[] = [
  ...writing({
    operation: 'createProduct',
    asks: 'to put an animal on sale',
    path: '/ecommerce/products-betails/',
    body: {
      ...newProduct,
      category: fromState('{usedCategoryId}', { usedCategoryId: categoryId }),
      origine: fromState('{usedCountryId}', { usedCountryId: countryId }),
    },
    answer: reads(productShape, product, 201),
    call: (client) => createProduct(client, { ...newProduct, category: categoryId, origine: countryId }),
    invalid: {
      body: { ...newProduct, category: unknownId, origine: unknownId },
      call: (client) => createProduct(client, { ...newProduct, category: unknownId, origine: unknownId }),
    },
  }),
  ...writing({
    operation: 'updateProduct',
    asks: 'to change a product',
    path: '/ecommerce/products-betails/{productId}/',
    id: ['productId', productId, unknownId],
    body: { price: 190_000 },
    answer: reads(productShape, product),
    call: (client, id) => updateProduct(client, { id, changes: { price: 190_000 } }),
  }),
  ...writing({
    operation: 'deleteProduct',
    asks: 'to take off sale a product',
    path: '/ecommerce/products-betails/{productId}/',
    id: ['productId', productId, unknownId],
    answer: done(204),
    call: (client, id) => deleteProduct(client, { id }),
  }),
  ...writing({
    operation: 'createCategory',
    asks: 'to add a category',
    path: '/ecommerce/categories/',
    body: { nom_categorie: fromState('{name}', { name }) },
    answer: reads(categoryShape, category, 201),
    call: (client) => createCategory(client, { nom_categorie: name }),
    invalid: {
      body: { nom_categorie: '' },
      call: (client) => createCategory(client, { nom_categorie: '' }),
    },
  }),
  ...writing({
    operation: 'updateCategory',
    asks: 'to rename a category',
    path: '/ecommerce/categories/{categoryId}/',
    id: ['categoryId', categoryId, unknownId],
    body: { nom_categorie: fromState('{name}', { name }) },
    answer: reads(categoryShape, category),
    call: (client, id) => updateCategory(client, { id, changes: { nom_categorie: name } }),
  }),
  ...writing({
    operation: 'deleteCategory',
    asks: 'to remove a category',
    path: '/ecommerce/categories/{categoryId}/',
    id: ['categoryId', categoryId, unknownId],
    answer: done(204),
    call: (client, id) => deleteCategory(client, { id }),
  }),
  ...writing({
    operation: 'createCountry',
    asks: 'to add a country',
    path: '/ecommerce/pays/',
    body: { libelle: fromState('{name}', { name }), code: fromState('{code}', { code }) },
    answer: reads(countryShape, country, 201),
    call: (client) => createCountry(client, { libelle: name, code }),
    invalid: {
      body: { libelle: '', code: '' },
      call: (client) => createCountry(client, { libelle: '', code: '' }),
    },
  }),
  ...writing({
    operation: 'updateCountry',
    asks: 'to rename a country',
    path: '/ecommerce/pays/{countryId}/',
    id: ['countryId', countryId, unknownId],
    body: { libelle: fromState('{name}', { name }) },
    answer: reads(countryShape, country),
    call: (client, id) => updateCountry(client, { id, changes: { libelle: name } }),
  }),
  ...writing({
    operation: 'deleteCountry',
    asks: 'to remove a country',
    path: '/ecommerce/pays/{countryId}/',
    id: ['countryId', countryId, unknownId],
    answer: done(204),
    call: (client, id) => deleteCountry(client, { id }),
  }),
];
