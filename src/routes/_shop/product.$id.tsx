import { createFileRoute } from '@tanstack/react-router';
import { lazyElement } from '#browser/lazy-part.ts';
import { configuration } from '#configuration/configuration.ts';
import { orderBefore } from '#configuration/order-before.ts';
import { knownProduct } from '#data/known-products.ts';
import { readProduct } from '#data/read-product.ts';
import { createResource, useResource } from '#data/resource.ts';
import { withoutData } from '#heads/head.ts';
import { PageHead } from '#heads/page-head.tsx';
import { headFor } from '#heads/product-head.ts';
import { useAddToCart } from '#live/add-to-cart.ts';
import { useAsMeant } from '#live/missing.tsx';
import { LivePictures } from '#live/pictures.tsx';
import { useOpenKept, useRetry } from '#live/retry.ts';
import { ShareProduct } from '#live/share.tsx';
import type { Product } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { effectivePrice } from '#rules/money.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { isShared } from '#rules/shared-purchase.ts';
import { available } from '#rules/stock.ts';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { ProductFailedScreen } from '#screens/product/product-failed-screen.tsx';
import { ProductLoadingScreen } from '#screens/product/product-loading-screen.tsx';
import { ProductScreen } from '#screens/product/product-screen.tsx';
import { productWording } from '#wording/product.ts';

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
    const { headFor } = await import('#heads/product-head.ts');
    return withoutData(headFor(match.context.app, loaderData?.product.first ?? { state: 'loading' }));
  },
  component: ProductRoute,
});

function ProductRoute() {
  return <ProductPage key={Route.useParams().id} />;
}

function ProductPage() {
  const { app } = Route.useRouteContext();
  const loaded = useAsMeant(useResource(Route.useLoaderData().product));
  useOpenKept(loaded);
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
      return <Ready product={loaded.data} onRefresh={loaded.isOld && retry} />;
    case 'failed':
      return <ProductFailedScreen onRetry={retry} />;
    case 'empty':
      return <NotFoundScreen {...productWording.notFound} />;
    case 'loading':
      return <ProductLoadingScreen />;
  }
}

const related = lazyElement(async () => (await import('#live/related.tsx')).LiveRelated);
const help = lazyElement(async () => (await import('#live/related.tsx')).LiveProductHelp);
const shared = lazyElement(async () => (await import('#live/related.tsx')).LiveSharedPurchase);
const request = lazyElement(async () => (await import('#live/related.tsx')).LivePictureRequest);
const limit = orderBefore !== '' && lazyElement(async () => (await import('#live/related.tsx')).OrderBefore);
const returned = lazyElement(async () => (await import('#live/related.tsx')).ReturnTerms);
const restock = lazyElement(async () => (await import('#live/related.tsx')).LiveRestock);
const similar = lazyElement(async () => (await import('#live/related.tsx')).LiveSimilar);

// A type of the screen's would have the entry import it.
function Ready({ product, onRefresh }: { product: Product; onRefresh: (() => void) | undefined }) {
  const { app } = Route.useRouteContext();
  const isLeft = available(product) > 0;
  return (
    <ProductScreen
      product={product}
      onRefresh={onRefresh}
      pictures={
        <LivePictures
          key={JSON.stringify([isLeft, ...picturesOf(product)])}
          product={product}
          request={request}
        />
      }
      share={<ShareProduct key={effectivePrice(product)} app={app} product={product} />}
      limit={isLeft && limit}
      returned={returned}
      restock={!isLeft && restock}
      help={help}
      shared={isLeft && isShared(product.category.nom_categorie, configuration.sharedCategories) && shared}
      similar={!isLeft && similar}
      related={related}
      {...useAddToCart(app, product)}
    />
  );
}
