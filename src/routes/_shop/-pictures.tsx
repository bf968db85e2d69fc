import { standIn } from '#app/stand-in.ts';
import type { picturesMachine } from '#machines/browsing/pictures.ts';
import type { Product } from '#openapi/schemas.ts';
import { ProductPictures, picturesOf } from '#screens/product/product-pictures.tsx';
import { useLate } from '../-held.ts';

/** So many pictures, the first one shown. */
export const firstPicture = (count: number) =>
  standIn<typeof picturesMachine>({
    value: count === 0 ? 'none' : count === 1 ? 'single' : 'several',
    context: { count, index: 0 },
  });

/** An animal's pictures that can be turned. Other pictures need a `key` of their own. */
export function LivePictures({ product }: { product: Product }) {
  const count = picturesOf(product).length;
  const [snapshot, send] = useLate({
    code: () => import('./-product-actors.ts'),
    make: ({ picturesActor }) => picturesActor(count),
    first: () => firstPicture(count),
    rests: true,
  });
  return <ProductPictures product={product} snapshot={snapshot} send={send} />;
}
