import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router';
import { getProduct } from '#api/products.ts';
import type { App } from '#app/app.ts';
import type { Product } from '#openapi/schemas.ts';
import { shownPrice } from '#rules/money.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductLoadingScreen } from '#screens/product/product-loading-screen.tsx';
import { ProductScreen } from '#screens/product/product-screen.tsx';
import { productWording } from '#wording/product.ts';
import { headOf } from '../-head.ts';
import { useRetry } from '../-retry.ts';
import { useSettled } from '../-settled.ts';
import { AddRelated, useAddToCart } from './-add-to-cart.tsx';
import { productHead } from './-product-head.ts';
import { ShareProduct } from './-share.tsx';
import { unknownHead } from './-unknown-head.ts';

/** Statuses that say that there is no such animal: an unknown id, or one that cannot be an id. */
const unknown = [400, 404, 422];

/** The animal as it is now: its stock and price are never taken from an older list. */
async function readProduct(app: App, id: string, signal: AbortSignal): Promise<Loaded<Product>> {
  try {
    const answer = await getProduct(app.api, { id }, signal);
    if (answer.kind === 'ok') return { state: 'ready', data: answer.data };
    if (!unknown.includes(answer.status)) return { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
  throw notFound();
}

export const Route = createFileRoute('/_shop/product/$id')({
  loader: ({ params, context: { app }, abortController }) =>
    readProduct(app, params.id, abortController.signal),
  head: async ({ loaderData, match }) => {
    if (match.status === 'notFound') return unknownHead();
    if (loaderData?.state === 'ready') return productHead(match.context.app, loaderData.data);
    const { productWording } = await import('#wording/product.ts');
    return headOf(productWording.pendingPage);
  },
  pendingComponent: ProductLoadingScreen,
  notFoundComponent: () => (
    <NotFoundScreen title={productWording.notFound.title} text={productWording.notFound.text} />
  ),
  component: ProductRoute,
});

const shop = getRouteApi('/_shop');

function ProductRoute() {
  const { retry, shown } = useRetry();
  const loaded = shown<Product>(Route.useLoaderData());
  switch (loaded.state) {
    case 'ready':
      return <Ready key={loaded.data.id} product={loaded.data} />;
    case 'failed':
      return <ProductFailedScreen onRetry={retry} />;
    default:
      return <ProductLoadingScreen />;
  }
}

function Ready({ product }: { product: Product }) {
  const { app } = Route.useRouteContext();
  const { products } = shop.useLoaderData();
  return (
    <ProductScreen
      product={product}
      products={useSettled(products)}
      share={<ShareProduct key={shownPrice(product)} app={app} product={product} />}
      addOne={(other) => <AddRelated app={app} product={other} />}
      {...useAddToCart(app, product.id)}
    />
  );
}
