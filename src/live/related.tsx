import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { App } from '#data/app.ts';
import { useResource } from '#data/resource.ts';
import { filmCode } from '#effects/film-code.ts';
import type { Product } from '#openapi/schemas.ts';
import { productPath } from '#rules/site-path.ts';
import { available } from '#rules/stock.ts';
import { DepositConditions } from '#screens/pages/deposit-conditions.tsx';
import { AddOne } from '#screens/product/add-one.tsx';
import { PictureRequest } from '#screens/product/picture-request.tsx';
import { ProductHelp } from '#screens/product/product-help.tsx';
import { RelatedProducts } from '#screens/product/related-products.tsx';
import { RestockRequest } from '#screens/product/restock-request.tsx';
import { SharedPurchase } from '#screens/product/shared-purchase.tsx';
import { SimilarAnimals } from '#screens/product/similar-animals.tsx';
import { useAddToCart } from './add-to-cart.ts';
import { useAnimals } from './lists.ts';
import { useRetry } from './retry.ts';

export { OrderBefore } from '#screens/pages/order-before.tsx';
export const ReturnTerms = () => <DepositConditions isReturn />;

/** Milliseconds. */
const DAY = 86_400_000;

const page = getRouteApi('/_shop/product/$id');

/** The device's code of the day: prerendered pages have none. A day ends while the page is open, or asleep in the background. */
function useFilmCode(product: Product | undefined): string | undefined {
  const { app } = page.useRouteContext();
  const [code, setCode] = useState<string>();
  // Nothing can be filmed of a sold-out animal.
  const isLeft = product !== undefined && available(product) > 0;
  useEffect(() => {
    if (!isLeft) return;
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
  }, [app, isLeft]);
  return code;
}

/** The animal of the page, and its address; null while it is loading. */
function useAnimal(): { product: Product; url: string } | null {
  const { app } = page.useRouteContext();
  const product = useResource(page.useLoaderData().product);
  if (product.state !== 'ready') return null;
  return { product: product.data, url: app.navigation.address(productPath(product.data.id)) };
}

/** Help with the decision on an animal, subscribed to the animal. */
export function LiveProductHelp() {
  const animal = useAnimal();
  const code = useFilmCode(animal?.product);
  return animal && <ProductHelp {...animal} code={code} />;
}

/** The request for a photo or video among the pictures, subscribed to the animal. */
export function LivePictureRequest() {
  const animal = useAnimal();
  const code = useFilmCode(animal?.product);
  return animal && <PictureRequest {...animal} code={code} />;
}

/** The purchase of an animal by several people, subscribed to the animal. */
export function LiveSharedPurchase() {
  const animal = useAnimal();
  return animal && <SharedPurchase {...animal} />;
}

/** Where an animal is sold out: a message to the shop. Subscribed to the animal. */
export function LiveRestock() {
  const animal = useAnimal();
  return animal && <RestockRequest {...animal} />;
}

/** Alternatives to a sold-out animal. Subscribed to the list. */
export function LiveSimilar() {
  const product = useResource(page.useLoaderData().product);
  const products = useAnimals(page.useParams());
  return product.state === 'ready' && <SimilarAnimals product={product.data} products={products} />;
}

/** The add-to-cart button of a related product. */
function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product)} />;
}

/** The animals related to one, subscribed to both. It has no props, so that it can load late. */
export function LiveRelated() {
  const { app } = page.useRouteContext();
  const product = useResource(page.useLoaderData().product);
  const products = useAnimals(page.useParams());
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
