import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { frenchDayOf } from '#rules/dates.ts';
import { photoDay, picturesOf } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import { css, cva } from '#styled-system/css';
import { flex, stack } from '#styled-system/patterns';
import { useAnnouncedChanges } from '#ui/announce.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture, PictureLink } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productWording } from '#wording/product.ts';
import type { MachineProps } from '../machine-props.ts';
import { useSwipe } from '../swipe.ts';
import { Thumbnails } from './thumbnails.tsx';

const wording = productWording.pictures;

const column = stack({ gap: '3', minW: '0', outline: '[none]' });
const stage = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'hero',
  bg: 'quiet',
  touchAction: 'pan-y pinch-zoom',
  // On a phone name and price share the first screen with it, on a short one too.
  '& img': { maxH: { base: '[max(9rem, 36vh)]', md: '[none]' } },
});
const track = cva({
  base: {
    display: 'flex',
    transitionProperty: '[transform]',
    transitionDuration: 'page',
    transitionTimingFunction: 'out',
    _still: { transitionProperty: '[none]' },
  },
  variants: {
    place: {
      0: { transform: '[none]' },
      1: { transform: '[translateX(-100%)]' },
      2: { transform: '[translateX(-200%)]' },
      3: { transform: '[translateX(-300%)]' },
      4: { transform: '[translateX(-400%)]' },
      5: { transform: '[translateX(-500%)]' },
      6: { transform: '[translateX(-600%)]' },
    },
  },
});
const soldOut = flex({ position: 'absolute', bottom: '2.5', left: '2.5' });
// What a picture is stands on it, and moves with it: in its sky, where it covers no hooves.
const caption = css({
  position: 'absolute',
  right: '2.5',
  top: '2.5',
  maxW: '[calc(100% - 1.25rem)]',
  px: '2.5',
  py: '0.5',
  borderRadius: 'md',
  bg: 'surface',
  color: 'text',
  textStyle: 'small',
  fontWeight: 'semibold',
});
// Nothing of a photo is cut, and beside it stands the colour that its name says. On a phone a drawing fills the width, and loses some
// of its sky.
const cell = css({
  position: 'relative',
  overflow: 'hidden',
  flex: '[0 0 100%]',
  '& > img': { objectFit: 'contain' },
  '& > img[src$=".svg"]': {
    '@media (max-aspect-ratio: 3 / 5)': { objectFit: 'cover', objectPosition: 'bottom' },
  },
});
// Over the placeholder's landscape.
const placed = css({
  position: 'absolute',
  inset: '3',
  display: 'grid',
  borderRadius: 'lg',
  bg: '[color-mix(in srgb, {colors.surface} 88%, transparent)]',
});
const arrow = cva({
  base: {
    position: 'absolute',
    top: '[calc(50% - 22px)]',
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'center',
    w: '11',
    h: '11',
    borderRadius: 'pill',
    bg: 'surface',
    color: 'text',
    border: 'hairline',
    _hover: { color: 'primary' },
    '& svg': { w: '5', h: '5' },
  },
  variants: { side: { previous: { left: '4' }, next: { right: '4' } } },
});

const sides = [
  { side: 'previous', Icon: ChevronLeft },
  { side: 'next', Icon: ChevronRight },
] as const;

type PicturePlace = 0 | 1 | 2 | 3 | 4 | 5 | 6;

// The picture's own file, where no script runs; under the note and the arrows.
const whole = css({
  position: 'absolute',
  inset: '0',
  borderRadius: 'hero',
  cursor: 'zoom-in',
  outlineOffset: '[-4px]',
});

type ProductPicturesProps = MachineProps<typeof picturesMachine> & {
  product: Product;
  /** The film, or the request for one (`PictureRequest`): the frame after the last picture, and in the missing one's place. */
  request?: ReactNode;
  onWhole?: () => void;
  /** The pictures over the whole window (`FullPictures`). */
  full?: ReactNode;
};

/** Up to six pictures, swiped over 50 px, turned by arrow keys or buttons, or chosen below (specification §2 "Product detail"); after the last the first. */
export function ProductPictures(props: ProductPicturesProps) {
  const { product, snapshot, send, request, onWhole, full } = props;
  const pictures = picturesOf(product);
  const { index } = snapshot.context;
  const shown = pictures[index];
  const several = snapshot.matches('several');
  const asked = product.film ? wording.film : wording.request;
  useAnnouncedChanges(several ? (shown ? wording.position(shown) : asked) : '');
  const swipe = useSwipe((distance) => send({ type: 'slide.swiped', distance }));
  const note = available(product) === 0 && (
    <div className={soldOut}>
      <Badge tone="soldOut">{productWording.soldOut}</Badge>
    </div>
  );
  if (snapshot.matches('none')) {
    return (
      <div className={stage}>
        <Picture src={null} alt={wording.none} width={600} eager />
        {request && <div className={placed}>{request}</div>}
        {note}
      </div>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    send({ type: event.key === 'ArrowLeft' ? 'previous.chosen' : 'next.chosen' });
  };
  const isOne = product.quantity_initial === 1;
  const dayOf = (src: string) => {
    const day = photoDay(product, src);
    return day && frenchDayOf(day, Date.now());
  };

  return (
    <section
      className={column}
      aria-label={wording.label(product.name)}
      tabIndex={-1}
      {...(several && { onKeyDown })}
    >
      <div className={stage} {...(several && swipe)}>
        <div className={track({ place: index as PicturePlace })}>
          {pictures.map((picture, place) => (
            <div key={picture.src} className={cell} aria-hidden={place !== index}>
              <Picture
                src={picture.src}
                alt={wording.alt(product.name, picture)}
                width={600}
                eager={place === 0}
                note={(isLost) => (
                  // Its year depends on when it is read.
                  <p className={caption} data-read-first="" suppressHydrationWarning>
                    {isLost ? wording.lost : wording.caption(picture, isOne, dayOf(picture.src))}
                  </p>
                )}
              />
            </div>
          ))}
          <div className={cell}>{shown === undefined && request}</div>
        </div>
        {shown && (
          <PictureLink
            src={shown.src}
            className={whole}
            onClick={(event) => {
              const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
              if (event.defaultPrevented || isElsewhere || onWhole === undefined) return;
              event.preventDefault();
              onWhole();
            }}
          >
            <VisuallyHidden>{wording.whole(shown)}</VisuallyHidden>
          </PictureLink>
        )}
        {note}
        {several &&
          sides.map(({ side, Icon }) => (
            <button
              key={side}
              type="button"
              className={arrow({ side })}
              aria-label={wording[side]}
              onClick={() => send({ type: `${side}.chosen` })}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
      </div>
      {several && (
        <Thumbnails
          pictures={pictures}
          index={index}
          asked={request ? asked : ''}
          onChoose={(chosen) => send({ type: 'slide.chosen', index: chosen })}
        />
      )}
      {full}
    </section>
  );
}
