import { Link } from '@tanstack/react-router';
import type { Product } from '#openapi/schemas.ts';
import { similarTo } from '#rules/featured.ts';
import type { Loaded } from '#rules/loaded.ts';
import { effectivePrice, formatXof } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/button-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { pictureAlt } from '#wording/picture.ts';
import { productHelpWording } from '#wording/product-help.ts';

const wording = productHelpWording.similar;

const titleStyle = css({ textStyle: 'h3', mb: '3' });
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
const shop = css({ mt: '3' });

type SimilarAnimalsProps = { product: Product; products: Loaded<readonly Product[]> };

/** Three animals in stock in the place of a sold-out one, and the whole shop, which is the page's main action then. */
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
      {similar.length > 0 && <h2 className={titleStyle}>{wording.title}</h2>}
      <ul className={list}>
        {similar.map((other) => (
          <li key={other.id}>
            <Link to="/product/$id" params={{ id: other.id }} className={row}>
              <Picture src={other.image1} alt={pictureAlt(other.image1)} width={160} />
              <bdi className={name}>{other.name}</bdi>
              <span className={price}>{formatXof(effectivePrice(other))}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={shop}>
        <ButtonLink to="/shop" width="full">
          {wording.shop}
        </ButtonLink>
      </p>
    </div>
  );
}
