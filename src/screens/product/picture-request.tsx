import { useContext, useState } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { mainPicture } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import { css } from '#styled-system/css';
import { vstack } from '#styled-system/patterns';
import { Film } from '#ui/film.tsx';
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

type PictureRequestProps = {
  product: Product;
  /** The whole address of the animal's page. */
  url: string;
  /** The four digits of the day; undefined until the device has told them. */
  code?: string | undefined;
  whatsapp?: string;
};

/** Who pressed the player, which is gone, is where it was; once, whatever is rendered later. */
const focus = (place: HTMLElement | null) => place?.focus();

/**
 * An animal's film, or the request for a photo or video where it has none: the frame after the last picture, or the place of the
 * missing one.
 */
export function PictureRequest({ product, url, code, whatsapp }: PictureRequestProps) {
  const quantity = useContext(AskedQuantity);
  const left = available(product);
  const { name } = product;
  const film = product.film ?? '';
  const [lost, setLost] = useState('');
  if (film !== lost)
    return (
      <Film
        key={film}
        src={film}
        poster={product.film_poster || mainPicture(product)}
        label={wording.player.label(name)}
        onLost={() => setLost(film)}
      />
    );
  return (
    <div className={panel} tabIndex={-1} ref={lost ? focus : null}>
      {lost && <p role="alert">{wording.player.lost}</p>}
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
