import type { Product } from '#openapi/schemas.ts';
import { css } from '#styled-system/css';
import { helpWording } from '#wording/help.ts';
import { AnimalLine } from '../catalogue/animal-line.tsx';

// The room of its line is held while it is on its way.
const frame = css({ display: 'grid', gap: '1.5', alignContent: 'start', minH: '[5.75rem]', mb: '5' });
const label = css({ textStyle: 'small', color: 'muted' });

export type WishProps = {
  /** Undefined while it is loading, or if it could not be read. */
  product?: Product | undefined;
  quantity: number;
};

/** The animal whose add led to the login, above its form. */
export function Wish({ product, quantity }: WishProps) {
  return (
    <div className={frame}>
      <p className={label}>{product === undefined ? helpWording.unknownWish : helpWording.wish(quantity)}</p>
      {product !== undefined && <AnimalLine product={product} />}
    </div>
  );
}
