import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Frame } from '#rules/picture-kind.ts';
import { css, cx } from '#styled-system/css';
import { center, grid } from '#styled-system/patterns';
import { Picture } from '#ui/picture.tsx';
import { productWording } from '#wording/product.ts';

const wording = productWording.pictures;

// One row of at most seven: the price must not leave a phone's first screen.
const thumbs = grid({
  gridAutoFlow: 'column',
  gridAutoColumns: { base: '[minmax(0, 3.25rem)]', md: '[minmax(0, 5.25rem)]' },
  gap: '2',
});
const thumb = css({
  display: 'block',
  w: 'full',
  borderRadius: 'md',
  p: '[2px]',
  border: '[2px solid transparent]',
  outlineOffset: '[-2px]',
  '& > *': { borderRadius: 'sm' },
  '&[aria-current=true]': { borderColor: 'primary', _forcedColors: { borderColor: '[Highlight]' } },
});

const request = center({
  flexDirection: 'column',
  h: 'full',
  minH: '11',
  bg: 'quiet',
  color: 'primary',
  fontSize: 'small',
  lineHeight: 'tight',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  '& > svg': { w: '6', h: '6', maxW: 'full' },
});

type ThumbnailsProps = {
  pictures: readonly Frame[];
  index: number;
  /** What follows the last one, the film or the request for one; '' for nothing. */
  asked: string;
  onChoose: (index: number) => void;
};

/** An animal's pictures in small, one button each. */
export function Thumbnails({ pictures, index, asked, onChoose }: ThumbnailsProps) {
  const buttonOf = (place: number, label: string, shown: ReactNode, look = thumb) => (
    <li key={place}>
      <button
        type="button"
        className={look}
        aria-label={label}
        aria-current={place === index ? 'true' : undefined}
        onClick={() => onChoose(place)}
      >
        {shown}
      </button>
    </li>
  );
  const film = (
    <>
      <Video aria-hidden="true" />
      {asked === wording.film && wording.filmShort}
    </>
  );
  return (
    <ul className={thumbs}>
      {pictures.map((picture, place) =>
        buttonOf(place, wording.choose(picture), <Picture src={picture.src} alt="" width={120} />),
      )}
      {asked && buttonOf(pictures.length, asked, film, cx(thumb, request))}
    </ul>
  );
}
