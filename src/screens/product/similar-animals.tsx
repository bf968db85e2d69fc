import type { Product } from '#openapi/schemas.ts';
import { similarTo } from '#rules/featured.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { productHelpWording } from '#wording/product-help.ts';
import { AnimalLine } from '../catalogue/animal-line.tsx';

const wording = productHelpWording.similar;

const titleStyle = css({ textStyle: 'h3', mb: '3' });
const list = grid({ gap: '2' });
const shop = css({ mt: '3' });
const room = css({ minH: '[20rem]' });

type SimilarAnimalsProps = { product: Product; products: Loaded<readonly Product[]> };

/** Beside a sold-out animal: up to three similar ones in stock, and the whole shop, which is the page's main action then. */
export function SimilarAnimals({ product, products }: SimilarAnimalsProps) {
  if (products.state === 'loading') {
    return (
      <div className={room}>
        <Waiting text={wording.loading} />
      </div>
    );
  }
  const similar = products.state === 'ready' ? similarTo(products.data, product) : [];
  return (
    <div>
      {similar.length > 0 && (
        <>
          <h2 className={titleStyle}>{wording.title}</h2>
          <ul className={list}>
            {similar.map((other) => (
              <li key={other.id}>
                <AnimalLine product={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={shop}>
        <ButtonLink to="/shop">{wording.shop}</ButtonLink>
      </p>
    </div>
  );
}
