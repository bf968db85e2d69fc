import { createFileRoute } from '@tanstack/react-router';
import { getProduct } from '#api/products.ts';
import type { App } from '#app/app.ts';
import type { Product } from '#openapi/schemas.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductLoadingScreen } from '#screens/product/product-loading-screen.tsx';
import { ProductScreen } from '#screens/product/product-screen.tsx';
import { errorsWording } from '#wording/errors.ts';
import { productWording } from '#wording/product.ts';
import { headOf } from '../-head.ts';
import { usePageHead } from '../-page-head.ts';
import { useRetry } from '../-retry.ts';
import { arriving, useSettled } from '../-settled.ts';
import { AddRelated, useAddToCart } from './-add-to-cart.tsx';
import { useLists } from './-lists.ts';

/** Statuses that say that there is no such animal: an unknown id, or one that cannot be an id. */
const unknown = [400, 404, 422];

/** The animal as it is now: its stock and price are never taken from an older list. `empty` where there is none. */
async function readProduct(app: App, id: string): Promise<Loaded<Product>> {
  try {
    const answer = await getProduct(app.api, { id });
    if (answer.kind === 'ok') return { state: 'ready', data: answer.data };
    return { state: unknown.includes(answer.status) ? 'empty' : 'failed' };
  } catch {
    return { state: 'failed' };
  }
}

export const Route = createFileRoute('/_shop/product/$id')({
  // Without the router's signal: it is aborted as soon as a preload is over, and the answer would be lost with it.
  loader: ({ params, context: { app } }) => ({ product: arriving(readProduct(app, params.id)) }),
  head: async () => headOf((await import('#wording/product.ts')).productWording.pendingPage),
  component: ProductRoute,
});

const pageOf = (loaded: Loaded<Product>) => {
  if (loaded.state === 'empty') return errorsWording.notFound.page;
  return loaded.state === 'ready'
    ? productWording.page(loaded.data.name, loaded.data.origine.libelle)
    : productWording.pendingPage;
};

function ProductRoute() {
  return <ProductPage key={Route.useParams().id} />;
}

function ProductPage() {
  const { retry } = useRetry();
  const loaded = useSettled(Route.useLoaderData().product);
  usePageHead(pageOf(loaded));
  switch (loaded.state) {
    case 'ready':
      return <Ready product={loaded.data} />;
    case 'failed':
      return <ProductFailedScreen onRetry={retry} />;
    case 'empty':
      return <NotFoundScreen {...productWording.notFound} />;
    case 'loading':
      return <ProductLoadingScreen />;
  }
}

function Ready({ product }: { product: Product }) {
  const { app } = Route.useRouteContext();
  const { retry } = useRetry();
  return (
    <ProductScreen
      product={product}
      products={useLists().products}
      onRetry={retry}
      addOne={(other) => <AddRelated app={app} product={other} />}
      {...useAddToCart(app, product.id)}
    />
  );
}
