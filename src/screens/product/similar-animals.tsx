import { Link } from '@tanstack/react-router';
import type { Product } from '#openapi/schemas.ts';
import { similarCount, similarTo } from '#rules/featured.ts';
import { formatXof, shownPrice } from '#rules/money.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css, cx } from '#styled-system/css';
import { Picture } from '#ui/picture.tsx';
import { underlined } from '#ui/underlined.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productWording } from '#wording/product.ts';

const wording = productWording.similar;

const titleStyle = css({ fontWeight: 'semibold', mb: '2' });
// Its room is held while the list is on its way.
const list = css({
  display: 'grid',
  gap: '2',
  minH: '[13rem]',
  alignContent: 'start',
});
const row = css({
  display: 'grid',
  gridTemplateColumns: '[4rem minmax(0, 1fr) auto]',
  alignItems: 'center',
  gap: '3',
  minH: '16',
  pr: '3',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'md',
  overflow: 'hidden',
  color: 'text',
  _hover: { borderColor: 'primary' },
});
const name = css({ fontWeight: 'semibold', lineClamp: '2', overflowWrap: 'anywhere', lineHeight: 'snug' });
const price = css({ fontSize: '[min(1em, 4vw)]', fontWeight: 'bold', whiteSpace: 'nowrap' });
const shop = cx(underlined, css({ minH: '11' }));

type SimilarAnimalsProps = { product: Product; products: Loaded<readonly Product[]> };

/** Three animals in stock in the place of a sold-out one; the whole shop where the list does not come. */
export function SimilarAnimals({ product, products }: SimilarAnimalsProps) {
  if (products.state === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{wording.loading}</VisuallyHidden>
        <div className={list} />
      </div>
    );
  }
  const similar = products.state === 'ready' ? similarTo(products.data, product) : [];
  return (
    <div>
      {similar.length > 0 && <p className={titleStyle}>{wording.title}</p>}
      <ul className={list}>
        {similar.map((other) => (
          <li key={other.id}>
            <Link to="/product/$id" params={{ id: other.id }} className={row}>
              <Picture src={other.image1} alt="" width={160} />
              <bdi className={name}>{other.name}</bdi>
              <span className={price}>{formatXof(shownPrice(other))}</span>
            </Link>
          </li>
        ))}
        {similar.length < similarCount && (
          <li>
            <Link to="/shop" className={shop}>
              {wording.shop}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
