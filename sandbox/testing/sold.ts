import type { Product } from '#openapi/schemas.ts';
import type { Visitor } from '../customer/visitor.ts';

/** The sold quantity of a product in its database. */
export async function soldOf(visitor: Visitor, productId: string): Promise<number> {
  const { body } = await visitor.get<Product>(`ecommerce/products-betails/${productId}`);
  return body.quantity_vendu;
}
