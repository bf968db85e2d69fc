import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { filmCode } from '#effects/film-code.ts';
import { productPath } from '#rules/site-path.ts';
import { ProductHelp } from '#screens/product/product-help.tsx';
import { RelatedProducts } from '#screens/product/related-products.tsx';
import { SharedPurchase } from '#screens/product/shared-purchase.tsx';
import { SimilarAnimals } from '#screens/product/similar-animals.tsx';
import { useResource } from '../-resource.ts';
import { useRetry } from '../-retry.ts';
import { AddRelated } from './-add-to-cart.tsx';
import { useLists } from './-lists.ts';

const page = getRouteApi('/_shop/product/$id');

/** Help with the decision on an animal, subscribed to the animal. */
export function LiveProductHelp() {
  const { app } = page.useRouteContext();
  const product = useResource(page.useLoaderData().product);
  const [code, setCode] = useState<string>();
  // The device's code of the day: prerendered pages have none, and a page that becomes visible on another day needs another.
  useEffect(() => {
    const update = () => setCode(filmCode(app));
    update();
    return app.visibility.watch(update);
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
