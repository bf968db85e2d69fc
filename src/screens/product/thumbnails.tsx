import { css } from '#styled-system/css';
import { Picture } from '#ui/picture.tsx';
import { productWording } from '#wording/product.ts';

// On a phone one row, which scrolls: the price must not leave the first screen.
const thumbs = css({
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: '2.5',
  mx: { base: '-1', md: '0' },
  p: { base: '1', md: '0' },
  overflowX: { base: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: '[x proximity]',
  '& > li': { scrollSnapAlign: 'start', scrollMarginInline: '1' },
  scrollbarWidth: '[none]',
});
const thumb = css({
  display: 'block',
  w: { base: '[3.25rem]', sm: '[4.5rem]', lg: '[5.25rem]' },
  borderRadius: 'md',
  overflow: 'hidden',
  border: '[2px solid transparent]',
  outlineOffset: '[2px]',
  '&[aria-current=true]': {
    borderColor: 'primary',
    // The ring keeps to the thumbnail's own place.
    '& > img': { border: '[2px solid {colors.page}]', borderRadius: 'md' },
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});

type ThumbnailsProps = {
  pictures: readonly string[];
  index: number;
  onChoose: (index: number) => void;
};

/** An animal's pictures in small, one button each. */
export function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={thumbs}>
      {pictures.map((picture, place) => (
        <li key={picture}>
          <button
            type="button"
            className={thumb}
            aria-label={productWording.pictures.choose(place + 1)}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          >
            <Picture src={picture} alt="" width={120} />
          </button>
        </li>
      ))}
    </ul>
  );
}
