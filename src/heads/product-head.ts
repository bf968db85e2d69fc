import type { App } from '#data/app.ts';
import type { Product } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { formatPrice } from '#rules/money.ts';
import { productPath } from '#rules/site-path.ts';
import { errorsWording } from '#wording/errors.ts';
import { productWording } from '#wording/product.ts';
import { headOf } from './head.ts';
import { breadcrumbData, productData } from './structured-data.ts';

/** Head of an animal's page, with its structured data. */
export function productHead({ navigation: { address } }: App, product: Product) {
  const path = productPath(product.id);
  const { home, product: shop } = productWording.breadcrumb;
  const steps = [
    { name: home, path: '/' },
    { name: shop, path: '/shop' },
    { name: product.name, path },
  ];
  return headOf(productWording.page(product.name, product.origine.libelle, formatPrice(product)), {
    type: 'product',
    data: [productData(product, address), breadcrumbData(steps, address)],
  });
}

/** Head of an animal's page, with what is loaded of the animal. */
export function headFor(app: App, loaded: Loaded<Product>) {
  if (loaded.state === 'ready') return productHead(app, loaded.data);
  return headOf(loaded.state === 'empty' ? errorsWording.notFound.page : productWording.pendingPage);
}
