import { array, looseObject, picklist, string } from 'valibot';
import { categoryShape, countByCategory, countedCategoryShape, listCategories } from '#data/categories.ts';
import { countByCountry, countedCountryShape, countryShape, listCountries } from '#data/countries.ts';
import { getProduct, listProducts, productShape } from '#data/products.ts';
import { francs } from '#data/shape.ts';
import { everySize } from '#openapi/words.ts';
import { category, countedCategory, countedCountry, country, ids, product } from '../examples.ts';
import {
  anyClientError,
  fromState,
  type Given,
  type Interaction,
  reads,
  withFailure,
} from '../interaction.ts';

const { productId, unknownId } = ids;
const onSale = { state: 'animals are on sale' } as const;
const oneProduct = fromState('/ecommerce/products-betails/{productId}', { productId });

/** Like `productShape`, but with its optional fields, which the provider state sets. */
const fullProduct = looseObject({
  ...productShape.entries,
  promo_price: francs,
  image1: string(),
  taille: picklist(everySize),
});

const lists: Interaction[] = [
  {
    operation: 'listProducts',
    given: onSale,
    asks: 'for all products',
    path: '/ecommerce/products-betails/',
    answer: reads(array(productShape), [product]),
    call: (client) => listProducts(client),
  },
  {
    operation: 'listCategories',
    given: onSale,
    asks: 'for the categories',
    path: '/ecommerce/categories',
    answer: reads(array(categoryShape), [category]),
    call: (client) => listCategories(client),
  },
  {
    operation: 'countByCategory',
    given: onSale,
    asks: 'for the number of products of each category',
    path: '/ecommerce/betail-count-by-categorie/',
    answer: reads(array(countedCategoryShape), [countedCategory]),
    call: (client) => countByCategory(client),
  },
  {
    operation: 'listCountries',
    given: onSale,
    asks: 'for the countries of origin',
    path: '/ecommerce/pays/',
    answer: reads(array(countryShape), [country]),
    call: (client) => listCountries(client),
  },
  {
    operation: 'countByCountry',
    given: onSale,
    asks: 'for the number of animals of each country',
    path: '/ecommerce/pays-betail-count',
    answer: reads(array(countedCountryShape), [countedCountry]),
    call: (client) => countByCountry(client),
  },
];

const one: Interaction = {
  operation: 'getProduct',
  given: { state: 'an animal is on sale' },
  asks: 'for one product',
  path: oneProduct,
  answer: reads(fullProduct, product),
  call: (client) => getProduct(client, { id: productId }),
};

const signedIn = { state: 'a customer is signed in' } as const;
/** The same call by a signed-in customer, whose token is sent with every call. */
const byCustomer = ({ given, ...reading }: Interaction): Interaction => ({
  ...reading,
  given: [...[given].flat(), signedIn] as readonly Given[],
  asks: `${reading.asks}, as a customer`,
  token: 'valid',
});

export const catalogue: Interaction[] = [
  ...lists,
  ...[...lists, one].map(byCustomer),
  ...lists.map((list) => withFailure(list, `${list.asks}, which the provider cannot give`, 500)),
  one,
  {
    ...one,
    given: { state: 'an animal without pictures, promotion or size is on sale' },
    asks: 'for one product that lacks all that may be lacking',
    answer: reads(productShape, { ...product, promo_price: 0, image1: null, taille: null }),
  },
  {
    ...one,
    given: { state: 'nothing is asked beforehand' },
    asks: 'for a product that does not exist',
    path: `/ecommerce/products-betails/${unknownId}`,
    answer: anyClientError(404),
    call: (client) => getProduct(client, { id: unknownId }),
  },
  withFailure(one, 'for one product, which the provider cannot give', 500),
];
