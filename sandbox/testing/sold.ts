import type { Product } from '#openapi/schemas.ts';
import type { Visitor } from '../customer/visitor.ts';

/** How many of a product were sold, as its database says. */
export async function soldOf(visitor: Visitor, productId: string): Promise<number> {
  const { body } = await visitor.get<Product>(`ecommerce/products-betails/${productId}`);
  return body.quantity_vendu;
}
