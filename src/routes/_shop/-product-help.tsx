import { getRouteApi } from '@tanstack/react-router';
import { productPath } from '#rules/site-path.ts';
import { ProductHelp } from '#screens/product/product-help.tsx';
import { useSettled } from '../-settled.ts';

const page = getRouteApi('/_shop/product/$id');

/** What helps to decide on an animal, with the animal that it follows: its code may come late. */
export function LiveProductHelp() {
  const { app } = page.useRouteContext();
  const product = useSettled(page.useLoaderData().product);
  if (product.state !== 'ready') return null;
  return <ProductHelp product={product.data} url={app.navigation.address(productPath(product.data.id))} />;
}
