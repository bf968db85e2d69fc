import type { Product, ProductInput, ProductPatch } from '#openapi/schemas.ts';
import { type Call, callIgnoringBody, validatedCall } from '../answer.ts';
import { productShape } from '../products.ts';

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
