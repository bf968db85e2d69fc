import { useMachine } from '@xstate/react';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { ProductPictures } from '#screens/product/product-pictures.tsx';

/** Pictures of an animal that can be paged. Other pictures need another `key`. */
export function LivePictures({ product }: { product: Product }) {
  const [snapshot, send] = useMachine(picturesMachine, { input: { count: picturesOf(product).length } });
  return <ProductPictures product={product} snapshot={snapshot} send={send} />;
}
