import type { Category, CategoryInput } from '#openapi/schemas.ts';
import { type Call, callIgnoringBody, validatedCall } from '../answer.ts';
import { categoryShape } from '../categories.ts';

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
