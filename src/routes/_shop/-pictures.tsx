import { useLazyActor } from '#late/use-lazy-actor.ts';
import type { picturesMachine } from '#machines/browsing/pictures.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { Product } from '#openapi/schemas.ts';
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
    code: () => import('./-product-actors.ts'),
    make: ({ picturesActor }) => picturesActor(count),
    first: () => firstPicture(count),
    rests: true,
  });
  return <ProductPictures product={product} snapshot={snapshot} send={send} />;
}
