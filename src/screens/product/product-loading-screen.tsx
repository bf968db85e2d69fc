import { css } from '#styled-system/css';
import { Skeleton } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { productWording } from '#wording/product.ts';
import { ProductFrame, productLayout } from './product-frame.tsx';

const picture = css({ gridArea: 'pictures', borderRadius: 'hero', overflow: 'hidden' });
const words = css({ gridArea: 'info', display: 'flex', flexDirection: 'column', gap: '4' });

/** An animal's page while the animal is on its way. */
export function ProductLoadingScreen() {
  return (
    <ProductFrame name={productWording.pendingPage.title}>
      <div role="status" className={visuallyHidden}>
        <h1>{productWording.loading}</h1>
      </div>
      <div className={productLayout} aria-hidden="true">
        <div className={picture}>
          <Skeleton shape="picture" />
        </div>
        <div className={words}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
          <Skeleton shape="button" />
        </div>
      </div>
    </ProductFrame>
  );
}
