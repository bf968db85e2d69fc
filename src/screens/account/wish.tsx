import type { Product } from '#openapi/schemas.ts';
import { css } from '#styled-system/css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { helpWording } from '#wording/help.ts';
import { AnimalLine } from '../catalogue/animal-line.tsx';

const frame = css({ color: 'muted' });

export type WishProps = {
  /** Undefined while it is loading, or if it could not be read. */
  product?: Product | undefined;
  quantity: number;
};

/** The animal whose add led to the login, above its form. */
export function Wish({ product, quantity }: WishProps) {
  return (
    <div className={frame}>
      {product === undefined ? (
        <p>{helpWording.unknownWish}</p>
      ) : (
        <>
          <VisuallyHidden>{helpWording.wish}</VisuallyHidden>
          <AnimalLine product={product} quantity={quantity} />
        </>
      )}
    </div>
  );
}
