import type { Frame } from '#rules/picture-kind.ts';
import { css } from '#styled-system/css';
import { Picture } from '#ui/picture.tsx';
import { productWording } from '#wording/product.ts';

// On a phone one row, which scrolls: the price must not leave the first screen.
const thumbs = css({
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: '2',
  overflowX: { base: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: '[x proximity]',
  '& > li': { scrollSnapAlign: 'start' },
  scrollbarWidth: '[none]',
});
const thumb = css({
  display: 'block',
  w: { base: '[3.25rem]', sm: '[4.5rem]', lg: '[5.25rem]' },
  borderRadius: 'md',
  p: '[2px]',
  border: '[2px solid transparent]',
  outlineOffset: '[-2px]',
  '& > *': { borderRadius: 'sm' },
  '&[aria-current=true]': { borderColor: 'primary', _forcedColors: { borderColor: '[Highlight]' } },
});

type ThumbnailsProps = {
  pictures: readonly Frame[];
  index: number;
  onChoose: (index: number) => void;
};

/** An animal's pictures in small, one button each. */
export function Thumbnails({ pictures, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={thumbs}>
      {pictures.map((picture, place) => (
        <li key={picture.src}>
          <button
            type="button"
            className={thumb}
            aria-label={productWording.pictures.choose(picture)}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          >
            <Picture src={picture.src} alt="" width={120} />
          </button>
        </li>
      ))}
    </ul>
  );
}
