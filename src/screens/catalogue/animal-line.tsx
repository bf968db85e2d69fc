import { Link } from '@tanstack/react-router';
import type { Product } from '#openapi/schemas.ts';
import { formatPrice } from '#rules/money.ts';
import { mainPicture } from '#rules/picture-kind.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Picture } from '#ui/picture.tsx';
import { pictureAlt } from '#wording/picture.ts';

const row = grid({
  gridTemplateColumns: '[4rem minmax(0, 1fr) auto]',
  alignItems: 'center',
  gap: '3',
  minH: '16',
  px: '2',
  py: '1.5',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'md',
  color: 'text',
  '& > :first-child': { borderRadius: 'sm', overflow: 'hidden' },
  _hover: { borderColor: 'primary' },
});
const name = css({ fontWeight: 'semibold', lineClamp: '2', overflowWrap: 'anywhere', lineHeight: 'snug' });
const price = css({ fontSize: '[min(1em, 4vw)]', fontWeight: 'bold', whiteSpace: 'nowrap' });

type AnimalLineProps = { product: Product; quantity?: number };

/** A link to an animal in one line: picture, name and price. */
export function AnimalLine({ product, quantity = 1 }: AnimalLineProps) {
  const picture = mainPicture(product);
  return (
    <Link to="/product/$id" params={{ id: product.id }} className={row}>
      <Picture src={picture} alt={pictureAlt(picture)} width={160} />
      <span className={name}>
        <bdi>{product.name}</bdi>
        {quantity > 1 && ` × ${quantity}`}
      </span>
      <span className={price}>{formatPrice(product)}</span>
    </Link>
  );
}
