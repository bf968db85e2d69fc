import { createFileRoute } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { lazyElement } from '#late/lazy-part.ts';
import type { Product } from '#openapi/schemas.ts';
import { shownPrice } from '#rules/money.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { isShared } from '#rules/shared-purchase.ts';
import { available } from '#rules/stock.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductLoadingScreen } from '#screens/product/product-loading-screen.tsx';
import { ProductScreen } from '#screens/product/product-screen.tsx';
import { productWording } from '#wording/product.ts';
import { withoutData } from '../-head.ts';
import { knownProduct } from '../-known-products.ts';
import { PageHead } from '../-page-head.tsx';
import { createResource, useResource } from '../-resource.ts';
import { useRetry } from '../-retry.ts';
import { useAddToCart } from './-add-to-cart.ts';
import { LivePictures } from './-pictures.tsx';
import { headFor } from './-product-head.ts';
import { readProduct } from './-read-product.ts';
import { ShareProduct } from './-share.tsx';

export const Route = createFileRoute('/_shop/product/$id')({
  // Without the router's signal: it is aborted as soon as a preload is over, and the answer would be lost with it.
  loader: ({ params, context: { app } }) => {
    const known = app.initialData.get('product') ?? knownProduct(app, params.id);
    return {
      product: createResource(
        readProduct(app, params.id),
        known === undefined ? undefined : { state: 'ready', data: known },
      ),
    };
  },
  head: async ({ match, loaderData }) => {
    const { headFor } = await import('./-product-head.ts');
    return withoutData(headFor(match.context.app, loaderData?.product.first ?? { state: 'loading' }));
  },
  component: ProductRoute,
});

function ProductRoute() {
  return <ProductPage key={Route.useParams().id} />;
}

function ProductPage() {
  const { app } = Route.useRouteContext();
  const loaded = useResource(Route.useLoaderData().product);
  return (
    <>
      <PageHead head={headFor(app, loaded)} />
      <Shown loaded={loaded} />
    </>
  );
}

function Shown({ loaded }: { loaded: Loaded<Product> }) {
  const retry = useRetry();
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

const related = lazyElement(async () => (await import('./-related.tsx')).LiveRelated);
const help = lazyElement(async () => (await import('./-related.tsx')).LiveProductHelp);
const shared = lazyElement(async () => (await import('./-related.tsx')).LiveSharedPurchase);
const similar = lazyElement(async () => (await import('./-related.tsx')).LiveSimilar);

function Ready({ product }: { product: Product }) {
  const { app } = Route.useRouteContext();
  return (
    <ProductScreen
      product={product}
      pictures={<LivePictures key={JSON.stringify(picturesOf(product))} product={product} />}
      share={<ShareProduct key={shownPrice(product)} app={app} product={product} />}
      similar={available(product) === 0 && similar}
      help={help}
      shared={isShared(product.category.nom_categorie, configuration.sharedCategories) && shared}
      related={related}
      {...useAddToCart(app, product.id)}
    />
  );
}
