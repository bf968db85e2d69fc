import { useContext } from 'react';
import { configuration } from '#configuration/configuration.ts';
import type { Product } from '#openapi/schemas.ts';
import { phoneDigits } from '#rules/phone.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { available } from '#rules/stock.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack, wrap } from '#styled-system/patterns';
import { productHelpWording as wording } from '#wording/product-help.ts';
import { AskedQuantity } from './asked-quantity.ts';
import { ContactWays } from './contact-ways.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

const column = stack({ gap: '3', minW: '0' });
const asks = wrap({ gap: '3', minW: '0', '& a': { flex: '[1 1 20rem]' } });
// The place of a photo that is not there.
const frame = grid({
  gridTemplateColumns: '[minmax(0, 1fr)]',
  rowGap: '2.5',
  p: '4',
  border: '[2px dashed {colors.inputLine}]',
  borderRadius: 'hero',
  bg: 'quiet',
});
// The code is made by a script.
const scripted = css({ '@media (scripting: none)': { display: 'none' } });
const codeLine = wrap({
  align: 'center',
  columnGap: '4',
  rowGap: '2',
  textStyle: 'small',
  '& > :last-child': { flex: '[1 1 9rem]', minW: '0' },
});
// As it is to be written: large, on paper.
const paper = css({
  display: 'grid',
  flexShrink: '0',
  justifyItems: 'center',
  minW: '24',
  px: '3',
  py: '1.5',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'sm',
  '& b': {
    textStyle: 'h2',
    lineHeight: 'snug',
    letterSpacing: '[0.08em]',
    fontVariantNumeric: 'tabular-nums',
  },
});

type ProductHelpProps = {
  product: Product;
  /** The whole address of the animal's page. */
  url: string;
  /** The four digits of the day; undefined until the device has told them. */
  code?: string | undefined;
  /** The shop's WhatsApp number, whose links are left out where it has none. */
  whatsapp?: string;
};

/**
 * A prepared question by WhatsApp and a request for a photo. If the animal has no photo, the request is for a film and has its
 * own frame, with the code that proves the film's date.
 */
export function ProductHelp({ product, url, code, whatsapp = configuration.whatsapp }: ProductHelpProps) {
  const quantity = useContext(AskedQuantity);
  const { name } = product;
  const left = available(product);
  const pictures = picturesOf(product);
  const number = phoneDigits(whatsapp);
  const question = number !== '' && (
    <WhatsAppLink number={number} message={wording.ask.message(name, quantity, url)}>
      {wording.ask.button}
    </WhatsAppLink>
  );
  // Nothing can be filmed of a sold-out animal.
  if (left === 0)
    return (
      question && (
        <section className={asks} aria-label={wording.label}>
          {question}
        </section>
      )
    );
  if (pictures.some(({ kind }) => kind === 'photo')) {
    const message = wording.film.message(name, quantity, left, url);
    return question ? (
      <section className={asks} aria-label={wording.label}>
        {question}
        <WhatsAppLink number={number} message={message}>
          {wording.film.another}
        </WhatsAppLink>
      </section>
    ) : (
      <section className={column} aria-label={wording.label}>
        <p>{wording.request.text(left)}</p>
        <ContactWays
          label={wording.film.whatsApp}
          message={message}
          subject={wording.film.subject(name)}
          whatsapp={whatsapp}
        />
      </section>
    );
  }
  return (
    <section className={column} aria-label={wording.label}>
      <Film name={name} isDrawn={pictures.length > 0} {...{ left, whatsapp, url, code, quantity }} />
      {question && <div className={asks}>{question}</div>}
    </section>
  );
}

type FilmProps = Pick<ProductHelpProps, 'url' | 'code'> & {
  name: string;
  left: number;
  whatsapp: string;
  isDrawn: boolean;
  quantity: number;
};

function Film({ name, left, url, code, whatsapp, isDrawn, quantity }: FilmProps) {
  const { film } = wording;
  return (
    <div className={frame}>
      <h2 className={css({ textStyle: 'h3' })}>{film.title(left)}</h2>
      <p>
        {isDrawn ? film.drawn(left) : film.none(left)} <span className={scripted}>{film.why(left)}</span>
      </p>
      <div className={cx(codeLine, scripted)}>
        <p className={paper}>
          {film.code} <b>{code ?? '····'}</b>
        </p>
        <p>{film.kept}</p>
      </div>
      <ContactWays
        label={film.whatsApp}
        message={film.message(name, quantity, left, url, code)}
        subject={film.subject(name)}
        whatsapp={whatsapp}
      />
    </div>
  );
}
