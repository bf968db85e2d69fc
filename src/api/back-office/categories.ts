import type { Category, CategoryInput } from '#openapi/schemas.ts';
import { type Call, plainCall, shapedCall } from '../answer.ts';
import { categoryShape } from '../categories.ts';

/** `POST ecommerce/categories/`: adds a category (specification §7). */
export const createCategory: Call<CategoryInput, Category> = shapedCall(
  (http, input) => http.POST('/ecommerce/categories/', { body: input }),
  categoryShape,
);

/** `PATCH ecommerce/categories/{id}/`: renames a category (specification §7). */
export const updateCategory: Call<{ id: string; changes: CategoryInput }, Category> = shapedCall(
  (http, { id, changes }) =>
    http.PATCH('/ecommerce/categories/{id}/', { params: { path: { id } }, body: changes }),
  categoryShape,
);

/** `DELETE ecommerce/categories/{id}/`: removes a category; 409 while products use it (specification §7). */
export const deleteCategory: Call<{ id: string }> = plainCall((http, { id }) =>
  http.DELETE('/ecommerce/categories/{id}/', { params: { path: { id } } }),
);
