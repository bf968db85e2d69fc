import { useMachine } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import type { FullPicturesProps } from '#screens/product/full-pictures.tsx';
import { ProductPictures } from '#screens/product/product-pictures.tsx';

/** An animal's pictures that can be turned. Other pictures need a `key` of their own. */
export function LivePictures({ product }: { product: Product }) {
  const [snapshot, send] = useMachine(picturesMachine, { input: { count: picturesOf(product).length } });
  const [full, setFull] = useState<{ Pictures: (props: FullPicturesProps) => ReactNode; open: boolean }>();
  return (
    <ProductPictures
      product={product}
      snapshot={snapshot}
      send={send}
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
            onTurn={(way) => send({ type: `${way}.chosen` })}
            onClose={() => setFull({ ...full, open: false })}
          />
        )
      }
    />
  );
}
