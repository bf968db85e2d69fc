import { type SyntheticEvent, useContext, useRef, useState } from 'react';
import { mediaOf } from '#configuration/media.ts';
import type { Product } from '#openapi/schemas.ts';
import { mainPicture } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import { css } from '#styled-system/css';
import { vstack } from '#styled-system/patterns';
import { RetryLine } from '#ui/retry-line.tsx';
import { productHelpWording as wording } from '#wording/product-help.ts';
import { AskedQuantity } from './asked-quantity.ts';
import { ContactWays } from './contact-ways.tsx';

const panel = vstack({
  justify: 'center',
  gap: '2.5',
  minH: 'full',
  p: '3',
  textAlign: 'center',
  '& p': { maxW: '[24rem]' },
});
const title = css({ textStyle: 'h3' });
const player = css({
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  objectFit: 'contain',
  bg: 'quiet',
  // As every picture of the provider (ui/picture.tsx).
  _dark: { filter: '[brightness(0.74) saturate(1.1)]' },
});
// Above the player's own controls.
const lost = css({ position: 'absolute', insetX: '3', top: '3', p: '3', borderRadius: 'lg', bg: 'surface' });

type PictureRequestProps = {
  product: Product;
  /** The whole address of the animal's page. */
  url: string;
  /** The four digits of the day; undefined until the device has told them. */
  code?: string | undefined;
  whatsapp?: string;
};

/**
 * An animal's film, or the request for a photo or video where it has none: the frame after the last picture, or the place of the
 * missing one.
 */
export function PictureRequest({ product, url, code, whatsapp }: PictureRequestProps) {
  const quantity = useContext(AskedQuantity);
  const left = available(product);
  const { name, film } = product;
  if (film)
    return (
      <Film
        key={film}
        src={mediaOf(film)}
        poster={mediaOf((product.film_poster || mainPicture(product)) ?? '')}
        label={wording.player.label(name)}
      />
    );
  return (
    <div className={panel}>
      <p className={title}>{wording.request.title(left)}</p>
      <p>{wording.request.text(left)}</p>
      <ContactWays
        label={wording.film.whatsApp}
        message={wording.film.message(name, quantity, left, url, code)}
        subject={wording.film.subject(name)}
        {...(whatsapp !== undefined && { whatsapp })}
      />
    </div>
  );
}

// What is pressed in the player turns no picture.
const stop = (event: SyntheticEvent) => event.stopPropagation();

type FilmProps = { src: string; poster: string; label: string };

/** A film in the browser's own player: nothing of it is loaded before it is played. */
function Film({ src, poster, label }: FilmProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [isLost, setLost] = useState(false);
  const retry = () => {
    const film = element.current;
    setLost(false);
    film?.focus();
    film?.load();
    // What it is refused for is told by the event.
    film?.play().catch(() => undefined);
  };
  return (
    <>
      <video
        ref={element}
        className={player}
        src={src}
        {...(poster !== '' && { poster })}
        aria-label={label}
        controls
        muted
        playsInline
        preload="none"
        onError={() => setLost(true)}
        onKeyDown={stop}
        onPointerDown={stop}
      />
      {isLost && (
        <div className={lost}>
          <RetryLine text={wording.player.lost} retryLabel={wording.player.retry} onRetry={retry} />
        </div>
      )}
    </>
  );
}
