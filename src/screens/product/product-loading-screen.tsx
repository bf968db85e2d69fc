import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { Skeleton, Skeletons } from '#ui/skeleton.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { productWording } from '#wording/product.ts';
import { ProductFrame, productLayout, wordsColumn } from './product-frame.tsx';
import { ProductNotes } from './product-notes.tsx';

const pictures = stack({ gridArea: 'pictures', gap: '3' });
// As large as the picture that comes.
const picture = css({
  borderRadius: 'hero',
  overflow: 'hidden',
  '& > span': {
    aspectRatio: '[6 / 5]',
    maxH: { base: '[max(9rem, 36vh)]', md: '[none]' },
  },
});
const words = stack({ gap: '4' });
const buy = css({ maxW: { md: '[30rem]' } });

/** An animal's page while the animal is on its way: every part of it in its place, so that nothing moves when it comes. */
export function ProductLoadingScreen() {
  return (
    <ProductFrame>
      <h1 className={visuallyHidden} data-awaited="">
        {productWording.loading}
      </h1>
      <Waiting text={productWording.loading} />
      <div className={productLayout()}>
        <div className={pictures}>
          <div className={picture}>
            <Skeleton shape="picture" />
          </div>
          <Skeleton shape="title" />
        </div>
        <div className={wordsColumn}>
          <div className={words}>
            <Skeletons shapes={['title', 'short', 'title', 'line', 'line']} />
          </div>
          <div className={buy}>
            <Skeleton shape="button" />
          </div>
          <div className={words}>
            <Skeletons shapes={['title', 'line', 'line', 'short']} />
          </div>
        </div>
        <ProductNotes />
      </div>
    </ProductFrame>
  );
}
