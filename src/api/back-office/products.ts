import type { Product, ProductInput, ProductPatch } from '#openapi/schemas.ts';
import { type Call, plainCall, shapedCall } from '../answer.ts';
import { productShape } from '../products.ts';

/** `POST ecommerce/products-betails/`: puts an animal on sale; form data where pictures are files (specification §7). */
export const createProduct: Call<ProductInput | FormData, Product> = shapedCall(
  (http, input) => http.POST('/ecommerce/products-betails/', { body: input }),
  productShape,
);

/** `PATCH ecommerce/products-betails/{id}/`: changes some fields of a product (specification §7). */
export const updateProduct: Call<{ id: string; changes: ProductPatch | FormData }, Product> = shapedCall(
  (http, { id, changes }) =>
    http.PATCH('/ecommerce/products-betails/{id}/', { params: { path: { id } }, body: changes }),
  productShape,
);

/** `DELETE ecommerce/products-betails/{id}/`: removes a product from the catalogue (specification §7). */
export const deleteProduct: Call<{ id: string }> = plainCall((http, { id }) =>
  http.DELETE('/ecommerce/products-betails/{id}/', { params: { path: { id } } }),
);
