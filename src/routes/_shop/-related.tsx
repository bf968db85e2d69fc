import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { filmCode } from '#effects/film-code.ts';
import { productPath } from '#rules/site-path.ts';
import { ProductHelp } from '#screens/product/product-help.tsx';
import { RelatedProducts } from '#screens/product/related-products.tsx';
import { SharedPurchase } from '#screens/product/shared-purchase.tsx';
import { SimilarAnimals } from '#screens/product/similar-animals.tsx';
import { useRetry } from '../-retry.ts';
import { useSettled } from '../-settled.ts';
import { AddRelated } from './-add-to-cart.tsx';
import { useLists } from './-lists.ts';

const page = getRouteApi('/_shop/product/$id');

/** What helps to decide on an animal, with the animal that it follows. */
export function LiveProductHelp() {
  const { app } = page.useRouteContext();
  const product = useSettled(page.useLoaderData().product);
  const [code, setCode] = useState<string>();
  // The device's own, of today: no made page has it, and a page that comes to sight on another day has another one.
  useEffect(() => {
    const tell = () => setCode(filmCode(app));
    tell();
    return app.visibility.watch(tell);
  }, [app]);
  if (product.state !== 'ready') return null;
  const url = app.navigation.address(productPath(product.data.id));
  return <ProductHelp product={product.data} url={url} code={code} />;
}

/** A purchase of an animal by several, with the animal that it follows. */
export function LiveSharedPurchase() {
  const { app } = page.useRouteContext();
  const product = useSettled(page.useLoaderData().product);
  if (product.state !== 'ready') return null;
  return <SharedPurchase product={product.data} url={app.navigation.address(productPath(product.data.id))} />;
}

/** What to take in a sold-out animal's place, with the list that it follows. */
export function LiveSimilar() {
  const product = useSettled(page.useLoaderData().product);
  const { products } = useLists();
  return product.state === 'ready' ? <SimilarAnimals product={product.data} products={products} /> : null;
}

/** The animals beside one, with what they follow: it takes no props, so that it may come late. */
export function LiveRelated() {
  const { app } = page.useRouteContext();
  const product = useSettled(page.useLoaderData().product);
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
