import { looseObject, string } from 'valibot';
import type { Category, CategoryCount } from '#openapi/schemas.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Client } from './client.ts';
import { count, free, id, listOf } from './shape.ts';

export const categoryShape = looseObject({
  id,
  nom_categorie: string(),
  count: free(count),
});

/** A category with its number of products. */
export const countedCategoryShape = looseObject({ ...categoryShape.entries, count });

/** `GET ecommerce/categories`: every category, in the order in which menus show them (specification §7). */
export function listCategories(client: Client, signal?: AbortSignal): Promise<Answer<Category[]>> {
  return answerOf(client.http.GET('/ecommerce/categories', client.send({ signal })), listOf(categoryShape));
}

/** `GET ecommerce/betail-count-by-categorie/`: every category with its number of products (specification §7). */
export function countByCategory(client: Client, signal?: AbortSignal): Promise<Answer<CategoryCount[]>> {
  return answerOf(
    client.http.GET('/ecommerce/betail-count-by-categorie/', client.send({ signal })),
    listOf(countedCategoryShape),
  );
}
