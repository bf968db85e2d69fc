import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { css, cx } from '#styled-system/css';
import { forCustomers, forVisitors } from '#ui/for-session.ts';
import { centred, round } from '#ui/round.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { layoutWording } from '#wording/layout.ts';

const link = cx(
  centred,
  css({
    gap: '1',
    // The icon and a number of two figures: nothing beside it moves when the number arrives.
    minW: '[3.25rem]',
    justifyContent: 'flex-start',
    minH: '11',
    borderRadius: 'sm',
    _hover: { color: 'primary' },
    '& svg': { w: '6', h: '6', flexShrink: '0' },
  }),
);
const badge = css({
  minW: '5',
  h: '5',
  px: '1',
  bg: 'success',
  color: 'onSuccess',
  fontSize: '[0.75rem]',
  fontWeight: 'bold',
  lineHeight: 'none',
});

/** The number of animals in the cart; `coming` while a customer's loads (a visitor's is empty), `failed` if it could not be read. */
export type CartCount = number | 'coming' | 'failed';

/** The text of the cart's link, for everybody or for one kind of session. */
function Counted({ count, className }: { count: CartCount; className?: string }) {
  return (
    <>
      <span className={cx(visuallyHidden, className)}>{layoutWording.cart(count)}</span>
      {typeof count === 'number' && (
        <span className={cx(round, badge, className)} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
}

/** The link to the cart, with its number of animals. */
export function CartLink({ count, className }: { count: CartCount; className?: string }) {
  return (
    <Link to="/cart/" className={cx(link, className)}>
      <ShoppingCart aria-hidden="true" />
      {count === 'coming' ? (
        <>
          <Counted count="coming" className={forCustomers} />
          <Counted count={0} className={forVisitors} />
        </>
      ) : (
        <Counted count={count} />
      )}
    </Link>
  );
}
