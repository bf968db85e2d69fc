import { type ReactNode, useState } from 'react';
import { useLazyActor } from '#late/lazy-actor.ts';
import type { picturesMachine } from '#machines/browsing/pictures.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { Product } from '#openapi/schemas.ts';
import type { FullPicturesProps } from '#screens/product/full-pictures.tsx';
import { ProductPictures, picturesOf } from '#screens/product/product-pictures.tsx';

/** So many pictures, the first one shown. */
export const firstPicture = (count: number) =>
  placeholderOf<typeof picturesMachine>({
    value: count === 0 ? 'none' : count === 1 ? 'single' : 'several',
    context: { count, index: 0 },
  });

/** An animal's pictures that can be turned. Other pictures need a `key` of their own. */
export function LivePictures({ product }: { product: Product }) {
  const count = picturesOf(product).length;
  const [snapshot, send] = useLazyActor({
    code: () => import('#effects/actors.ts'),
    make: ({ picturesActor }) => picturesActor(count),
    first: () => firstPicture(count),
    rests: true,
  });
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
