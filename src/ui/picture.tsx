import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { mediaOf } from '#configuration/media.ts';
import { photoSizes } from '#rules/photo-sizes.ts';
import { css, cx } from '#styled-system/css';
import { Scene } from './scene.tsx';

const image = css({
  w: 'full',
  aspectRatio: '[6 / 5]',
  objectFit: 'cover',
  bg: 'quiet',
  // One rule for the provider's pictures, photos too: none glares at night.
  _dark: { filter: '[brightness(0.86)]' },
});
const missing = css({ w: 'full', aspectRatio: '[6 / 5]' });

/** Up to this width, in px, a picture shows the animal; larger ones show it in its landscape. */
const cardWidth = 480;

type PictureProps = {
  /** Null where the product has no picture. */
  src: string | null | undefined;
  alt: string;
  /** Pixels of the largest use, 6:5; they keep the place until the picture is there. */
  width?: number;
  /** What is said over it, told whether it has not arrived. */
  note?: (isLost: boolean) => ReactNode;
  /** The first pictures of a page load at once, the others when they come near. */
  eager?: boolean;
  className?: string | undefined;
};

/** An animal's picture in its fixed 6:5 frame; the placeholder stands for one that is missing or does not arrive. */
export function Picture(props: PictureProps) {
  const { src, alt, width = 480, eager = false, note, className } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const address = src === null || src === undefined ? '' : mediaOf(src);
  // A drawing at its animal's scale is mostly landscape: a card shows the animal, the drawing's `<view id="animal">`.
  const part = width <= cardWidth && address.endsWith('.svg') ? '#animal' : '';
  const { srcSet: sized, colour } = photoSizes(address);
  // Where one of the smaller files is not there, the one that is named is.
  const srcSet = broken === sized ? undefined : sized;
  const failing = srcSet ?? address;
  useEffect(() => {
    const shown = element.current;
    // The policy refuses a style attribute, not this.
    if (shown && colour) shown.style.background = colour;
    // Its error came before this code. A drawing without a size of its own is not broken: it can be decoded.
    if (shown?.complete && shown.naturalWidth === 0) shown.decode().catch(() => setBroken(failing));
  }, [colour, failing]);
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
        {note?.(true)}
      </>
    );
  }
  return (
    <>
      <img
        ref={element}
        className={cx(image, className)}
        src={`${address}${part}`}
        srcSet={srcSet}
        // A pixel ratio of 2 is enough: a phone with a ratio of 3 loads fewer bytes.
        sizes={srcSet && `min(75vw, ${width}px)`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' })}
        decoding="async"
        onError={() => setBroken(failing)}
      />
      {note?.(false)}
    </>
  );
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & { src: string };

/** A link to a picture's own file, for who wants it whole. */
export const PictureLink = ({ src, ...link }: LinkProps) => <a data-pic {...link} href={mediaOf(src)} />;
