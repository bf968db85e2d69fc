import type { Category, CategoryInput } from '#openapi/schemas.ts';
import { type Answer, answerOf, outcomeOf } from '../answer.ts';
import { categoryShape } from '../categories.ts';
import type { Client } from '../client.ts';

/** `POST ecommerce/categories/`: adds a category (specification §7). */
export function createCategory(
  client: Client,
  input: CategoryInput,
  signal?: AbortSignal,
): Promise<Answer<Category>> {
  return answerOf(
    client.http.POST('/ecommerce/categories/', { body: input, ...client.send({ signal }) }),
    categoryShape,
  );
}

/** `PATCH ecommerce/categories/{id}/`: renames a category (specification §7). */
export function updateCategory(
  client: Client,
  { id, changes }: { id: string; changes: CategoryInput },
  signal?: AbortSignal,
): Promise<Answer<Category>> {
  return answerOf(
    client.http.PATCH('/ecommerce/categories/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    categoryShape,
  );
}

/** `DELETE ecommerce/categories/{id}/`: removes a category; 409 while products use it (specification §7). */
export function deleteCategory(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.DELETE('/ecommerce/categories/{id}/', {
      params: { path: { id } },
      ...client.send({ signal }),
    }),
  );
}
