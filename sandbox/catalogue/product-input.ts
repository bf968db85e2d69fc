import { eq } from 'drizzle-orm';
import type { ProductForm, ProductInput, ProductPatch } from '#openapi/schemas.ts';
import { everySize } from '#openapi/words.ts';
import { isId } from '../accounts/sessions.ts';
import type { Database } from '../database/open.ts';
import { categories, countries, type products } from '../database/schema.ts';
import { invalid } from '../http/refusal.ts';
import { storePicture } from './uploads.ts';

type Row = typeof products.$inferInsert;
type Fields = Partial<Omit<Row, 'id' | 'rank' | 'created_at' | 'deleted_at' | 'quantity_vendu'>>;

const pictures = ['image1', 'image2', 'image3', 'image4', 'image5', 'image6'] as const;

const whole = (value: number | string): number => (typeof value === 'number' ? value : Number(value));

function sizeOf(value: string | null): (typeof everySize)[number] | null {
  if (value === null || value === '') return null;
  const size = everySize.find((known) => known === value);
  if (size === undefined) throw invalid('Cette taille n’existe pas.');
  return size;
}

async function categoryOf(database: Database, id: string): Promise<string> {
  const [found] = isId(id)
    ? await database.select({ id: categories.id }).from(categories).where(eq(categories.id, id))
    : [];
  if (found === undefined) throw invalid('Cette catégorie n’existe pas.');
  return found.id;
}

async function originOf(database: Database, id: string): Promise<string> {
  const [found] = isId(id)
    ? await database.select({ id: countries.id }).from(countries).where(eq(countries.id, id))
    : [];
  if (found === undefined) throw invalid('Ce pays d’origine n’existe pas.');
  return found.id;
}

/**
 * The columns that a body of the back office sets, from JSON or from form data (numbers written out, pictures as
 * files). A promotion of 0 or an empty one means none.
 */
export async function productFields(
  database: Database,
  body: ProductInput | ProductPatch | ProductForm,
): Promise<Fields> {
  const fields: Fields = {};
  if (body.name !== undefined) fields.name = body.name;
  if (body.description !== undefined) fields.description = body.description;
  if (body.price !== undefined) fields.price = whole(body.price);
  if (body.promo_price !== undefined) fields.promo_price = whole(body.promo_price ?? 0) || null;
  if (body.quantity_initial !== undefined) fields.quantity_initial = whole(body.quantity_initial);
  if (body.taille !== undefined) fields.taille = sizeOf(body.taille);
  if (body.category !== undefined) fields.category_id = await categoryOf(database, body.category);
  if (body.origine !== undefined) fields.origine_id = await originOf(database, body.origine);
  for (const name of pictures) {
    if (body[name] !== undefined) fields[name] = await storePicture(database, body[name]);
  }
  return fields;
}

/** Refuses a promotion that is not lower than the price, and a quantity below the number sold. */
export function checkProduct(product: {
  price: number;
  promo_price: number | null;
  quantity_initial: number;
  quantity_vendu: number;
}): void {
  if (product.promo_price !== null && product.promo_price >= product.price) {
    throw invalid('Le prix promotionnel doit être inférieur au prix.');
  }
  if (product.quantity_initial < product.quantity_vendu) {
    throw invalid('La quantité initiale ne peut pas être inférieure à la quantité vendue.');
  }
}
