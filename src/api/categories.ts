import { array, looseObject, number, optional, string } from 'valibot';
import type { Category, CategoryCount } from '#openapi/schemas.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Client } from './client.ts';

export const categoryShape = looseObject({
  id: string(),
  nom_categorie: string(),
  count: optional(number()),
});

/** `GET ecommerce/categories`: every category, in the order in which menus show them (specification §7). */
export function listCategories(client: Client, signal?: AbortSignal): Promise<Answer<Category[]>> {
  return answerOf(client.http.GET('/ecommerce/categories', client.send({ signal })), array(categoryShape));
}

/** `GET ecommerce/betail-count-by-categorie/`: every category with its number of products (specification §7). */
export function countByCategory(client: Client, signal?: AbortSignal): Promise<Answer<CategoryCount[]>> {
  return answerOf(
    client.http.GET('/ecommerce/betail-count-by-categorie/', client.send({ signal })),
    array(looseObject({ id: string(), nom_categorie: string(), count: number() })),
  );
}
