import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import type { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import { formatInteger } from '#rules/money.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cva, cx } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { reserveBar } from '#ui/bottom-inset.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { round } from '#ui/round.ts';
import { helpWording } from '#wording/help.ts';
import { productWording } from '#wording/product.ts';
import type { MachineProps } from '../machine-props.ts';
import { AddButton } from './add-button.tsx';
import { AddRefused } from './add-refused.tsx';

// On a phone the bar keeps to the bottom of the window (above what else stands there), in reach of the thumb, until the article ends.
const bar = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    position: { base: 'sticky', md: 'static', _low: 'static' },
    bottom: '[var(--bottom-inset, 0px)]',
    zIndex: { base: 'sticky', md: '[auto]' },
    order: { base: '1', md: '[initial]' },
    mx: { base: '-gutterPhone', md: '0' },
    px: { base: 'gutterPhone', md: '0' },
    pt: { base: '3', md: '0' },
    pb: { base: '[max(0.75rem, env(safe-area-inset-bottom))]', md: '0' },
    bg: { base: 'page', md: 'transparent' },
    borderTop: { base: 'hairline', md: 'none' },
  },
  variants: {
    place: {
      bottom: {},
      flow: { position: 'static', order: 'initial', pb: '0', borderTop: 'none' },
    },
  },
});
// Its room is held: the request may come later.
const soldOut = grid({ alignContent: 'start', gap: '3', mb: '1', minH: '[13rem]' });
const most = css({ textStyle: 'small', fontWeight: 'semibold', color: 'danger' });
// On a phone one line in twice the text size, too.
const row = wrap({
  align: 'stretch',
  gap: { base: '[min(0.5rem, 2.5vw)]', sm: '3', md: '2', lg: '3' },
  '& fieldset': { flexShrink: '0' },
  '& fieldset > input': {
    fontSize: '[min(1em, 5vw)]',
    w: { base: '[min(3ch, 11vw)]', sm: '[4ch]', md: '[3ch]', lg: '[4ch]' },
  },
});
// On a phone, and beside the pictures of a tablet, the words need the icon's room.
const button = css({
  display: 'grid',
  flex: { base: '[1 1 min(7.5rem, 28vw)]', sm: '[1 1 7.5rem]' },
  maxW: { md: '[22rem]' },
  '& :is(button, a)': {
    px: { base: '[min(0.25rem, 1vw)]', sm: '4', md: '1', lg: '4' },
    fontSize: { base: '[min({fontSizes.body}, 6.2vw)]', sm: 'body', md: 'small', lg: 'body' },
    '@media (max-width: 23.4rem)': { fontSize: '[min({fontSizes.small}, 6.2vw)]' },
  },
  '& button:not([aria-busy]) > svg': { display: { base: 'none', sm: 'inline', md: 'none', lg: 'inline' } },
});

const call = css({
  alignSelf: 'center',
  w: { base: '[min({sizes.control}, max(50px, 13vw))]', sm: 'control' },
  h: { base: '[min({sizes.control}, max(50px, 13vw))]', sm: 'control' },
  border: 'input',
  bg: 'surface',
  color: 'primary',
  '& svg': { w: '[min(1.25rem, 40%)]', h: '[min(1.25rem, 40%)]' },
});
const waiting = css({ textStyle: 'small', fontWeight: 'semibold', color: 'success' });

/** `price`: of one, as it is shown, in XOF. */
export type AddToCart = MachineProps<typeof addToCartMachine> & { price?: number | undefined };

type BuyBarProps = AddToCart & {
  /** How many animals are left, as far as the page knows: the provider alone decides. */
  left: number;
  /** Where it is sold out: a message to be told of another. */
  restock?: ReactNode;
};

/** Quantity and 'Ajouter au panier' (specification §2 "Product detail", §8 Cart): the provider is asked for a sold-out animal, too; there is no maximum. */
export function BuyBar({ snapshot, send, price, left, restock }: BuyBarProps) {
  const { quantity, refusedQuantity, awaited } = snapshot.context;
  const [phone] = configuration.phones;
  const isSoldOut = left === 0;
  const busy = snapshot.hasTag('busy');
  return (
    // Before hydration the line of the early script stands above it.
    <div
      ref={reserveBar}
      data-at-bottom={isSoldOut ? undefined : ''}
      className={bar({ place: isSoldOut ? 'flow' : 'bottom' })}
    >
      {isSoldOut && (
        <div className={soldOut}>
          <p>
            <Badge tone="soldOut">{productWording.soldOut}</Badge>
          </p>
          {restock}
        </div>
      )}
      <div>
        <AddRefused snapshot={snapshot} />
        <div role="status">{awaited && <p className={waiting}>{productWording.awaited}</p>}</div>
        <div role="status">
          {!isSoldOut && quantity > left && (
            <p className={most}>{productWording.available(formatInteger(left), left === 1)}</p>
          )}
        </div>
      </div>
      <div className={row} data-buy="">
        <QuantityStepper
          label={productWording.quantity.label}
          decreaseLabel={productWording.quantity.decrease}
          increaseLabel={productWording.quantity.increase}
          value={quantity}
          max={refusedQuantity === undefined ? undefined : refusedQuantity - 1}
          readOnly={busy}
          onChange={(wanted) => send({ type: 'quantity.chosen', quantity: wanted })}
          onStep={(step) => send({ type: step === 1 ? 'quantity.raised' : 'quantity.lowered' })}
        />
        <div className={button}>
          <AddButton
            snapshot={snapshot}
            send={send}
            price={price}
            variant={isSoldOut ? 'secondary' : 'primary'}
            hasIcon={true}
          />
        </div>
        {phone !== undefined && (
          <a
            className={cx(round, call)}
            href={phoneLink(phone)}
            aria-label={helpWording.call(displayPhone(phone))}
          >
            <Phone aria-hidden="true" />
          </a>
        )}
      </div>
    </div>
  );
}
