import { getRouteApi } from '@tanstack/react-router';
import { RelatedProducts } from '#screens/product/related-products.tsx';
import { useRetry } from '../-retry.ts';
import { useSettled } from '../-settled.ts';
import { AddRelated } from './-add-to-cart.tsx';
import { useLists } from './-lists.ts';

const page = getRouteApi('/_shop/product/$id');

/** The animals beside one, with what they follow: nothing of it is told from above, so that it may come late. */
export function LiveRelated() {
  const { app } = page.useRouteContext();
  const product = useSettled(page.useLoaderData().product);
  const { products } = useLists();
  const { retry } = useRetry();
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
