import { Link } from '@tanstack/react-router';
import type { CartLine } from '#openapi/schemas.ts';
import { formatXof, lineTotal } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { nameLink } from '#ui/name-link.ts';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { pictureAlt } from '#wording/picture.ts';
import { sizeOf } from '#wording/size.ts';

// In a card as high as the window the lines scroll and the amounts below them stay. A shadow is at each edge behind which lines are:
// the scrolled grounds cover it at their ends.
const list = css({
  minH: { lg: '22' },
  overflowY: { lg: 'auto' },
  backgroundImage: {
    lg: '[linear-gradient({colors.surface} 50%, transparent), linear-gradient(transparent, {colors.surface} 50%), radial-gradient(farthest-side at top, {colors.inputLine}, transparent), radial-gradient(farthest-side at bottom, {colors.inputLine}, transparent)]',
  },
  backgroundSize: '[100% 2rem, 100% 2rem, 100% 0.5rem, 100% 0.5rem]',
  backgroundPosition: '[top, bottom, top, bottom]',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: '[local, local, scroll, scroll]',
});
// With large text the words are below the picture.
const row = wrap({
  align: 'center',
  columnGap: '3.5',
  rowGap: '2',
  py: { base: '3', lg: '2.5' },
  borderBottom: 'hairline',
});
const picture = css({ flex: '[0 0 4rem]', w: '16', borderRadius: 'md' });
const words = css({ flex: '[1 1 9rem]', minW: '0' });
const facts = wrap({
  align: 'baseline',
  justify: 'space-between',
  columnGap: '3',
  containerType: 'inline-size',
});
const detail = css({ textStyle: 'small', color: 'muted' });
const amount = css({
  fontSize: '[min(1em, 6vw)]',
  '@supports (font-size: 1cqi)': { fontSize: '[min(1em, 100cqi / 9.3)]' },
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  ml: 'auto',
});

/** The lines of an order: product, size, quantity and amount in XOF (specification §2 "Checkout"). */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const { summary } = checkoutWording;
  return (
    <ul className={list}>
      {lines.map((line) => (
        <li key={line.id} className={row}>
          <Picture
            src={line.product.image1}
            alt={pictureAlt(line.product.image1)}
            width={128}
            className={picture}
          />
          <div className={words}>
            <Link to="/product/$id" params={{ id: line.product.id }} className={nameLink}>
              {line.product.name}
            </Link>
            <p className={facts}>
              <span className={detail}>
                {summary.size} : {sizeOf(line.product.taille)}
                <span aria-hidden="true"> · {summary.quantity(line.quantity)}</span>
                <VisuallyHidden>, {summary.quantitySpoken(line.quantity)}</VisuallyHidden>
              </span>
              <span className={amount}>{formatXof(lineTotal(line))}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
