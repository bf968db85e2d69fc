import type { CartLine, Order, Product } from '#openapi/schemas.ts';
import { checkoutBody } from '../customer/purchases.ts';
import { Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';

/** One of the demo accounts, logged in at a running sandbox. */
export async function demoCustomer(
  sandbox: Pick<Sandbox, 'url'>,
  email = 'client@exemple.ci',
): Promise<Visitor> {
  const visitor = new Visitor(sandbox);
  const { body } = await visitor.post<{ token: { access: string } }>('auth/login/', {
    email,
    password: 'Tabaski-2026',
  });
  return new Visitor(sandbox, body.token.access);
}

export const numbersOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get<Order[]>('ecommerce/orders/')).body.map(({ order_number }) => order_number);

/** Orders one animal in stock, after it has emptied the cart of an interrupted order. */
export async function buy(visitor: Visitor): Promise<string> {
  for (const { id } of (await visitor.get<CartLine[]>('ecommerce/panier/')).body) {
    await visitor.delete(`ecommerce/panier/${id}/`);
  }
  const { body: products } = await visitor.get<Product[]>('ecommerce/products-betails/');
  const left = products.find((product) => product.quantity_initial > product.quantity_vendu);
  await visitor.post('ecommerce/panier/', { product_id: left?.id, quantity: 1 });
  const { body } = await visitor.post<{ order_number: string }>('ecommerce/checkout/', checkoutBody());
  return body.order_number;
}
