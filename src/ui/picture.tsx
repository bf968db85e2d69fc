import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mediaOf } from '#app/media.ts';
import { photoSizes } from '#rules/photo-sizes.ts';
import { css, cx } from '#styled-system/css';
import { Scene } from './scene.tsx';

const image = css({
  w: 'full',
  aspectRatio: '[6 / 5]',
  objectFit: 'cover',
  bg: 'quiet',
  // One rule for the provider's pictures, photos too: none glares at night.
  _dark: { filter: '[brightness(0.9) saturate(1.05)]' },
});
// Whatever its proportions, nothing of the picture is cut: what is left of the frame continues its edges.
const uncut = css({ position: 'relative', objectFit: 'contain', bg: 'transparent' });
const ground = css({
  position: 'absolute',
  inset: '0',
  h: 'full',
  objectFit: 'fill',
  transform: '[scale(1.35, 1.2)]',
  filter: '[blur(12px)]',
  _dark: { filter: '[blur(12px) brightness(0.9) saturate(1.05)]' },
});
const missing = css({ w: 'full', aspectRatio: '[6 / 5]' });

type PictureProps = {
  /** Null where the product has no picture. */
  src: string | null | undefined;
  alt: string;
  /** Pixels of the largest use, 6:5; they keep the place until the picture is there. */
  width?: number;
  /** Shows all of a picture of any proportions; what is around it is placed against the next positioned element. */
  whole?: boolean;
  /** What is said over it; `lost` where it does not arrive. */
  note?: ReactNode;
  lost?: ReactNode;
  /** The first pictures of a page load at once, the others when they come near. */
  eager?: boolean;
  className?: string | undefined;
};

/** An animal's picture in its fixed 6:5 frame; the placeholder stands for one that is missing or does not arrive. */
export function Picture(props: PictureProps) {
  const { src, alt, width = 480, whole = false, eager = false, note, lost, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const address = src === null || src === undefined ? '' : mediaOf(src);
  const sizes = photoSizes(address);
  // Where one of the smaller files is not there, the one that is named is.
  const srcSet = broken === sizes?.srcSet ? undefined : sizes?.srcSet;
  const fail = () => setBroken(srcSet ?? address);
  const failed = useEffectEvent(fail);
  const colour = sizes?.colour;
  useEffect(() => {
    const painted = whole ? element.current?.previousElementSibling : element.current;
    // The policy refuses a style attribute, not this.
    if (colour && painted instanceof HTMLElement) painted.style.backgroundColor = colour;
  }, [colour, whole]);
  useEffect(() => {
    const shown = element.current;
    // Its error came before this code. A drawing without a size of its own is not broken: it can be decoded.
    if (shown === null || !shown.complete || shown.naturalWidth > 0) return;
    shown.decode().catch(() => failed());
  }, []);
  const height = Math.round((width * 5) / 6);
  if (address === '' || address === broken) {
    return (
      <>
        <Scene
          name="placeholder"
          alt={alt}
          width={width}
          height={height}
          className={cx(missing, className)}
        />
        {lost}
      </>
    );
  }
  const file: ComponentProps<'img'> = {
    ...{ src: address, srcSet, width, height, loading: eager ? 'eager' : 'lazy', decoding: 'async' },
    ...(srcSet !== undefined && { sizes: `min(100vw, ${width}px)` }),
  };
  return (
    <>
      {whole && <img className={cx(image, ground)} alt="" {...file} />}
      <img
        ref={element}
        className={cx(image, whole && uncut, className)}
        alt={alt}
        {...file}
        {...(eager && { fetchPriority: 'high' })}
        onError={fail}
      />
      {note}
    </>
  );
}

type PictureLinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { src: string };

/** A link to a picture's own file, for who wants it whole. */
export const PictureLink = ({ src, ...link }: PictureLinkProps) => <a {...link} href={mediaOf(src)} />;
