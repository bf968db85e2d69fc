import type { Category, CategoryInput } from '#openapi/schemas.ts';
import { answerOf, type Call, outcomeOf } from '../answer.ts';
import { categoryShape } from '../categories.ts';

/** `POST ecommerce/categories/`: adds a category (specification §7). */
export const createCategory: Call<CategoryInput, Category> = (client, input, signal) =>
  answerOf(
    client.http.POST('/ecommerce/categories/', { body: input, ...client.send({ signal }) }),
    categoryShape,
  );

/** `PATCH ecommerce/categories/{id}/`: renames a category (specification §7). */
export const updateCategory: Call<{ id: string; changes: CategoryInput }, Category> = (
  client,
  { id, changes },
  signal,
) =>
  answerOf(
    client.http.PATCH('/ecommerce/categories/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    categoryShape,
  );

/** `DELETE ecommerce/categories/{id}/`: removes a category; 409 while products use it (specification §7). */
export const deleteCategory: Call<{ id: string }> = (client, { id }, signal) =>
  outcomeOf(
    client.http.DELETE('/ecommerce/categories/{id}/', {
      params: { path: { id } },
      ...client.send({ signal }),
    }),
  );
