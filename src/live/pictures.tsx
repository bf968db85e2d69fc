import { useMachine } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { wrapped } from '#rules/carousel.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import type { FullPicturesProps } from '#screens/product/full-pictures.tsx';
import { ProductPictures } from '#screens/product/product-pictures.tsx';

/** An animal's pictures that can be turned, and the `request` for others. Other pictures, and its last sale, need a `key` of their own. */
export function LivePictures({ product, request }: { product: Product; request: ReactNode }) {
  const { length: count } = picturesOf(product);
  const isAsked = available(product) > 0;
  const [snapshot, send] = useMachine(picturesMachine, { input: { count, isAsked } });
  const [full, setFull] = useState<{ Pictures: (props: FullPicturesProps) => ReactNode; open: boolean }>();
  return (
    <ProductPictures
      product={product}
      snapshot={snapshot}
      send={send}
      request={isAsked && request}
      onWhole={() => {
        import('#screens/product/full-pictures.tsx').then(
          ({ FullPictures }) => setFull({ Pictures: FullPictures, open: true }),
          () => undefined,
        );
      }}
      full={
        full && (
          <full.Pictures
            name={product.name}
            pictures={picturesOf(product)}
            index={snapshot.context.index}
            open={full.open}
            onTurn={(way) =>
              send({
                type: 'slide.chosen',
                index: wrapped(snapshot.context.index, way === 'next' ? 1 : -1, count),
              })
            }
            onClose={() => setFull({ ...full, open: false })}
          />
        )
      }
    />
  );
}
