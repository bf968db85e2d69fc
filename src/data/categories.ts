import { looseObject, string } from 'valibot';
import type { Category, CategoryCount } from '#openapi/schemas.ts';
import { type ListReading, listAnswerOf } from './answer.ts';
import { count, id, lenient } from './shape.ts';

export const categoryShape = looseObject({
  id,
  nom_categorie: string(),
  count: lenient(count),
});

/** A category with its number of products. */
export const countedCategoryShape = looseObject({ ...categoryShape.entries, count });

/** `GET ecommerce/categories`: every category, in the order in which menus show them (specification §7). */
export const listCategories: ListReading<Category> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/categories'), categoryShape);

/** `GET ecommerce/betail-count-by-categorie/`: every category with its number of products (specification §7). */
export const countByCategory: ListReading<CategoryCount> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/betail-count-by-categorie/'), countedCategoryShape);
