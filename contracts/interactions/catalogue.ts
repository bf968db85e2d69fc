import { MatchersV3 } from '@pact-foundation/pact';
import { countByCategory, listCategories } from '#api/categories.ts';
import { countByCountry, listCountries } from '#api/countries.ts';
import { getProduct, listProducts } from '#api/products.ts';
import {
  anyProduct,
  bareProduct,
  category,
  countedCategory,
  countedCountry,
  country,
  examples,
  problem,
  product,
} from '../entities.ts';
import { fromState, type Interaction } from '../interaction.ts';

const { eachLike } = MatchersV3;

const { productId, unknownId } = examples;

export const catalogue: Interaction[] = [
  {
    given: { state: 'animals are on sale' },
    asks: 'for all products',
    method: 'GET',
    path: '/ecommerce/products-betails/',
    answer: { status: 200, body: eachLike(anyProduct) },
    call: (client) => listProducts(client),
  },
  {
    given: { state: 'an animal is on sale' },
    asks: 'for one product',
    method: 'GET',
    path: fromState('/ecommerce/products-betails/{productId}', { productId }),
    answer: { status: 200, body: product },
    call: (client) => getProduct(client, { id: productId }),
  },
  {
    given: { state: 'an animal without pictures, promotion or size is on sale' },
    asks: 'for one product that lacks all that may be lacking',
    method: 'GET',
    path: fromState('/ecommerce/products-betails/{productId}', { productId }),
    answer: { status: 200, body: bareProduct },
    call: (client) => getProduct(client, { id: productId }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'for a product that does not exist',
    method: 'GET',
    path: `/ecommerce/products-betails/${unknownId}`,
    answer: { status: 404, body: problem('Élément introuvable.') },
    call: (client) => getProduct(client, { id: unknownId }),
  },
  {
    given: { state: 'animals are on sale' },
    asks: 'for the categories',
    method: 'GET',
    path: '/ecommerce/categories',
    answer: { status: 200, body: eachLike(category) },
    call: (client) => listCategories(client),
  },
  {
    given: { state: 'animals are on sale' },
    asks: 'for the number of products of each category',
    method: 'GET',
    path: '/ecommerce/betail-count-by-categorie/',
    answer: { status: 200, body: eachLike(countedCategory) },
    call: (client) => countByCategory(client),
  },
  {
    given: { state: 'animals are on sale' },
    asks: 'for the countries of origin',
    method: 'GET',
    path: '/ecommerce/pays/',
    answer: { status: 200, body: eachLike(country) },
    call: (client) => listCountries(client),
  },
  {
    given: { state: 'animals are on sale' },
    asks: 'for the number of animals of each country',
    method: 'GET',
    path: '/ecommerce/pays-betail-count',
    answer: { status: 200, body: eachLike(countedCountry) },
    call: (client) => countByCountry(client),
  },
];
