import { getRouteApi } from '@tanstack/react-router';
import { useResource } from '#data/resource.ts';

const shop = getRouteApi('/_shop');

/** The pictures of the shop's animals by their ids: orders contain none. */
export function usePictureOf(): (productId: string) => string | null | undefined {
  const products = useResource(shop.useLoaderData().products);
  return (productId) =>
    products.state === 'ready' ? products.data.find(({ id }) => id === productId)?.image1 : null;
}
