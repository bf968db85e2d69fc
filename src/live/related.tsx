import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { App } from '#data/app.ts';
import { useResource } from '#data/resource.ts';
import { filmCode } from '#effects/film-code.ts';
import type { Product } from '#openapi/schemas.ts';
import { productPath } from '#rules/site-path.ts';
import { AddOne } from '#screens/product/add-one.tsx';
import { ProductHelp } from '#screens/product/product-help.tsx';
import { RelatedProducts } from '#screens/product/related-products.tsx';
import { SharedPurchase } from '#screens/product/shared-purchase.tsx';
import { SimilarAnimals } from '#screens/product/similar-animals.tsx';
import { useAddToCart } from './add-to-cart.ts';
import { useLists } from './lists.ts';
import { useRetry } from './retry.ts';

/** Milliseconds. */
const DAY = 86_400_000;

const page = getRouteApi('/_shop/product/$id');

/** Help with the decision on an animal, subscribed to the animal. */
export function LiveProductHelp() {
  const { app } = page.useRouteContext();
  const product = useResource(page.useLoaderData().product);
  const [code, setCode] = useState<string>();
  // The device's code of the day: prerendered pages have none. A day ends while the page is open, or asleep in the background.
  useEffect(() => {
    let midnight: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      setCode(filmCode(app));
      clearTimeout(midnight);
      midnight = setTimeout(update, DAY - (app.now() % DAY));
    };
    update();
    const unwatch = app.visibility.watch(update);
    return () => {
      clearTimeout(midnight);
      unwatch();
    };
  }, [app]);
  if (product.state !== 'ready') return null;
  const url = app.navigation.address(productPath(product.data.id));
  return <ProductHelp product={product.data} url={url} code={code} />;
}

/** The purchase of an animal by several people, subscribed to the animal. */
export function LiveSharedPurchase() {
  const { app } = page.useRouteContext();
  const product = useResource(page.useLoaderData().product);
  if (product.state !== 'ready') return null;
  return <SharedPurchase product={product.data} url={app.navigation.address(productPath(product.data.id))} />;
}

/** Alternatives to a sold-out animal, subscribed to the list. */
export function LiveSimilar() {
  const product = useResource(page.useLoaderData().product);
  const { products } = useLists();
  return product.state === 'ready' ? <SimilarAnimals product={product.data} products={products} /> : null;
}

/** The add-to-cart button of a related product. */
function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product.id)} />;
}

/** The animals related to one, subscribed to both. It has no props, so that it can load late. */
export function LiveRelated() {
  const { app } = page.useRouteContext();
  const product = useResource(page.useLoaderData().product);
  const { products } = useLists();
  const retry = useRetry();
  if (product.state !== 'ready') return null;
  return (
    <RelatedProducts
      product={product.data}
      products={products}
      onRetry={retry}
      addOne={(other) => <AddRelated app={app} product={other} />}
    />
  );
}
