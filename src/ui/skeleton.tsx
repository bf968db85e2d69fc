import { cva, cx, type RecipeVariant } from '#styled-system/css';

const skeleton = cva({
  base: {
    display: 'block',
    bg: 'quiet',
    borderRadius: 'sm',
    maxW: 'full',
    animationName: 'pulse',
    animationDuration: '[1600ms]',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'inOut',
    _still: { animationName: '[none]' },
    _forcedColors: { border: '[1px solid CanvasText]' },
  },
  variants: {
    shape: {
      // As high as the texts of a card, each by its text style.
      name: { h: { base: '[calc({fontSizes.body} * 1.3)]', md: '[calc({fontSizes.h3} * 1.3)]' }, w: '[80%]' },
      origin: { h: '[calc({fontSizes.small} * 1.5)]', w: '[55%]' },
      price: {
        h: '[calc(({fontSizes.small} + {fontSizes.priceWide}) * 1.3)]',
        w: '[70%]',
        // The former price's place is empty.
        borderBottom: '[calc({fontSizes.small} * 1.3) solid transparent]',
        backgroundClip: 'padding-box',
      },
      line: { h: '4', w: 'full' },
      short: { h: '4', w: '[55%]' },
      title: { h: '7', w: '[70%]' },
      button: { h: '11', w: 'full', borderRadius: 'pill' },
      field: { h: '12.5', w: 'full', borderRadius: 'md' },
      picture: { aspectRatio: '[6 / 5]', w: 'full', borderRadius: 'none' },
      square: { aspectRatio: 'square', w: 'full', borderRadius: 'md' },
    },
  },
});

type SkeletonProps = RecipeVariant<typeof skeleton> & { className?: string };

/** A grey placeholder. Hidden from screen readers: a sentence beside it says what is loading. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span className={cx(skeleton({ shape }), className)} aria-hidden="true" />;
}

/** Several of them in a column. */
export const Skeletons = ({ shapes }: { shapes: readonly SkeletonProps['shape'][] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the same shape stands there more than once
  shapes.map((shape, index) => <Skeleton key={index} shape={shape} />);
