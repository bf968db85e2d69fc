import type { Product, ProductInput, ProductPatch } from '#openapi/schemas.ts';
import { type Answer, answerOf, outcomeOf } from '../answer.ts';
import type { Client } from '../client.ts';
import { productShape } from '../products.ts';

/** `POST ecommerce/products-betails/`: puts an animal on sale; form data where pictures are files (specification §7). */
export function createProduct(
  client: Client,
  input: ProductInput | FormData,
  signal?: AbortSignal,
): Promise<Answer<Product>> {
  return answerOf(
    client.http.POST('/ecommerce/products-betails/', { body: input, ...client.send({ signal }) }),
    productShape,
  );
}

/** `PATCH ecommerce/products-betails/{id}/`: changes some fields of a product (specification §7). */
export function updateProduct(
  client: Client,
  { id, changes }: { id: string; changes: ProductPatch | FormData },
  signal?: AbortSignal,
): Promise<Answer<Product>> {
  return answerOf(
    client.http.PATCH('/ecommerce/products-betails/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    productShape,
  );
}

/** `DELETE ecommerce/products-betails/{id}/`: takes a product off the catalogue (specification §7). */
export function deleteProduct(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.DELETE('/ecommerce/products-betails/{id}/', {
      params: { path: { id } },
      ...client.send({ signal }),
    }),
  );
}
