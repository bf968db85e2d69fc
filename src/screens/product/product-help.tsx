import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type ComponentProps, useContext } from 'react';
import { configuration } from '#configuration/configuration.ts';
import type { Product } from '#openapi/schemas.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { phoneDigits, whatsappLink } from '#rules/phone-digits.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { encoded } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { underlined } from '#ui/underlined.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productWording } from '#wording/product.ts';
import { productHelpWording as wording } from '#wording/product-help.ts';
import { AskedQuantity } from './asked-quantity.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minW: '0' });
const asks = css({ display: 'flex', flexWrap: 'wrap', gap: '3', minW: '0', '& a': { flex: '[1 1 12rem]' } });
// The place of a photo that is not there.
const frame = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  rowGap: '2.5',
  p: '4',
  border: '[2px dashed {colors.inputLine}]',
  borderRadius: 'hero',
  bg: 'quiet',
});
const title = css({ textStyle: 'h3' });
// The code is made by a script.
const scripted = css({ '@media (scripting: none)': { display: 'none' } });
const codeLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
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
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' });
const way = cx(
  underlined,
  css({ display: 'inline-flex', gap: '2', minH: '11', '& svg': { w: '4.5', h: '4.5' } }),
);

type WhatsAppProps = Pick<ComponentProps<'a'>, 'children'> & { number: string; message: string };

const WhatsApp = ({ number, message, children }: WhatsAppProps) => (
  <a
    className={buttonStyle({ variant: 'secondary', size: 'compact' })}
    href={whatsappLink(number, message)}
    target="_blank"
    rel="noopener noreferrer"
  >
    <MessageCircle aria-hidden="true" />
    {children}
    <VisuallyHidden>{wording.newWindow}</VisuallyHidden>
  </a>
);

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
  const pictures = picturesOf(product);
  const number = phoneDigits(whatsapp);
  const question = number !== '' && (
    <WhatsApp number={number} message={wording.ask.message(name, quantity, url)}>
      {wording.ask.button}
    </WhatsApp>
  );
  if (pictures.some(({ kind }) => kind === 'photo')) {
    return (
      question && (
        <section className={asks} aria-label={wording.label}>
          {question}
          <WhatsApp number={number} message={wording.picture.message(name, quantity, url)}>
            {wording.picture.button}
          </WhatsApp>
        </section>
      )
    );
  }
  return (
    <section className={column} aria-label={wording.label}>
      <Film name={name} isDrawn={pictures.length > 0} {...{ number, url, code, quantity }} />
      {question && <div className={asks}>{question}</div>}
    </section>
  );
}

type FilmProps = Pick<ProductHelpProps, 'url' | 'code'> & {
  name: string;
  number: string;
  isDrawn: boolean;
  quantity: number;
};

function Film({ name, url, code, number, isDrawn, quantity }: FilmProps) {
  const { film } = wording;
  const message = film.message(name, quantity, code, url);
  const [phone] = configuration.phones;
  return (
    <div className={frame}>
      <h2 className={title}>{film.title}</h2>
      <p>
        {isDrawn ? film.drawn : film.none} <span className={scripted}>{film.why}</span>
      </p>
      <div className={cx(codeLine, scripted)}>
        <p className={paper}>
          {film.code} <b>{code ?? '····'}</b>
        </p>
        <p>{film.kept}</p>
      </div>
      <div className={ways}>
        {number !== '' && (
          <WhatsApp number={number} message={message}>
            {film.whatsApp}
          </WhatsApp>
        )}
        {phone !== undefined && (
          <a className={way} href={phoneLink(phone)} aria-label={productWording.call(displayPhone(phone))}>
            <Phone aria-hidden="true" />
            {film.call}
          </a>
        )}
        <a
          className={way}
          href={`mailto:${configuration.email}?subject=${encoded(film.subject(name))}&body=${encoded(message)}`}
        >
          <Mail aria-hidden="true" />
          {film.mail}
        </a>
      </div>
    </div>
  );
}
