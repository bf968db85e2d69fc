import type {
  Category,
  CategoryInput,
  Country,
  CountryInput,
  CountryPatch,
  Product,
  ProductInput,
  ProductPatch,
} from '#openapi/schemas.ts';
import { type Call, callIgnoringBody, validatedCall } from '../answer.ts';
import { categoryShape } from '../categories.ts';
import { countryShape } from '../countries.ts';
import { productShape } from '../products.ts';

/** `POST ecommerce/categories/`: adds a category (specification §7). */
export const createCategory: Call<CategoryInput, Category> = validatedCall(
  (http, input) => http.POST('/ecommerce/categories/', { body: input }),
  categoryShape,
);

/** `PATCH ecommerce/categories/{id}/`: renames a category (specification §7). */
export const updateCategory: Call<{ id: string; changes: CategoryInput }, Category> = validatedCall(
  (http, { id, changes }) =>
    http.PATCH('/ecommerce/categories/{id}/', { params: { path: { id } }, body: changes }),
  categoryShape,
);

/** `DELETE ecommerce/categories/{id}/`: removes a category; 409 while products use it (specification §7). */
export const deleteCategory: Call<{ id: string }> = callIgnoringBody((http, { id }) =>
  http.DELETE('/ecommerce/categories/{id}/', { params: { path: { id } } }),
);

/** `POST ecommerce/pays/`: adds a country of origin; form data where the flag is a file (specification §7). */
export const createCountry: Call<CountryInput | FormData, Country> = validatedCall(
  (http, input) => http.POST('/ecommerce/pays/', { body: input }),
  countryShape,
);

/** `PATCH ecommerce/pays/{id}/`: changes a country of origin (specification §7). */
export const updateCountry: Call<{ id: string; changes: CountryPatch | FormData }, Country> = validatedCall(
  (http, { id, changes }) => http.PATCH('/ecommerce/pays/{id}/', { params: { path: { id } }, body: changes }),
  countryShape,
);

/** `DELETE ecommerce/pays/{id}/`: removes a country; 409 while products come from it (specification §7). */
export const deleteCountry: Call<{ id: string }> = callIgnoringBody((http, { id }) =>
  http.DELETE('/ecommerce/pays/{id}/', { params: { path: { id } } }),
);

/** `POST ecommerce/products-betails/`: puts an animal on sale; form data where pictures are files (specification §7). */
export const createProduct: Call<ProductInput | FormData, Product> = validatedCall(
  (http, input) => http.POST('/ecommerce/products-betails/', { body: input }),
  productShape,
);

/** `PATCH ecommerce/products-betails/{id}/`: changes some fields of a product (specification §7). */
export const updateProduct: Call<{ id: string; changes: ProductPatch | FormData }, Product> = validatedCall(
  (http, { id, changes }) =>
    http.PATCH('/ecommerce/products-betails/{id}/', { params: { path: { id } }, body: changes }),
  productShape,
);

/** `DELETE ecommerce/products-betails/{id}/`: removes a product from the catalogue (specification §7). */
export const deleteProduct: Call<{ id: string }> = callIgnoringBody((http, { id }) =>
  http.DELETE('/ecommerce/products-betails/{id}/', { params: { path: { id } } }),
);
