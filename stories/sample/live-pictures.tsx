import { useMachine } from '@xstate/react';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import { PictureRequest } from '#screens/product/picture-request.tsx';
import { ProductPictures } from '#screens/product/product-pictures.tsx';

/** Pictures of an animal that can be paged. Other pictures need another `key`. */
export function LivePictures({ product }: { product: Product }) {
  const isAsked = available(product) > 0;
  const [snapshot, send] = useMachine(picturesMachine, {
    input: { count: picturesOf(product).length, isAsked },
  });
  const request = isAsked && (
    <PictureRequest product={product} url={`https://belier.ci/product/${product.id}`} code="4827" />
  );
  return <ProductPictures product={product} snapshot={snapshot} send={send} request={request} />;
}
