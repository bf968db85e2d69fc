import { TriangleAlert } from 'lucide-react';
import type { CartChange } from '#machines/cart/cart-changes.ts';
import { cartTotal } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { flex, stack, wrap } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import type { CheckoutProps } from './checkout-screen.tsx';
import { DeliberateButton } from './deliberate-button.tsx';

const box = stack({ gap: '3', p: { base: '4', md: '5' }, borderRadius: 'lg', bg: 'ochreSoft' });
const heading = flex({ gap: '2.5', textStyle: 'h2', '& svg': { w: '6', h: '6', flexShrink: '0' } });
const list = stack({ gap: '1.5', pl: '5', listStyle: 'disc', fontWeight: 'medium' });
const total = css({ fontWeight: 'bold' });
const actions = wrap({ align: 'center', gap: '3' });

/**
 * The changes since the customer saw the cart: accepted with a button that names the new amount, or adapted if the stock is
 * insufficient.
 */
export function CartChanges({ snapshot, send }: CheckoutProps) {
  const { changes, lines } = snapshot.context;
  const texts = checkoutWording.changes;
  const isShort = snapshot.matches({ filling: { confirming: { changed: 'unavailable' } } });
  return (
    <div className={box}>
      <h2 className={heading}>
        <TriangleAlert aria-hidden="true" />
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ul className={list}>
        {changes.map((change) => (
          <li key={`${'lineId' in change ? change.lineId : change.productId} ${change.kind}`}>
            {sentenceOf(change)}
          </li>
        ))}
      </ul>
      {isShort ? (
        <>
          <p className={total}>{texts.blocked}</p>
          <div className={actions}>
            <ButtonLink to="/cart/" size="compact">
              {texts.cart}
            </ButtonLink>
            <Button variant="secondary" size="compact" onClick={() => send({ type: 'checkout.retried' })}>
              {texts.again}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={total}>{texts.newTotal(cartTotal(lines))}</p>
          <div className={actions}>
            <DeliberateButton
              again={checkoutWording.again.agree}
              onPress={() => send({ type: 'changes.agreed' })}
            >
              {texts.agree(cartTotal(lines))}
            </DeliberateButton>
            <ButtonLink to="/cart/" variant="quiet">
              {texts.cart}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

function sentenceOf(change: CartChange): string {
  const texts = checkoutWording.changes;
  switch (change.kind) {
    case 'price':
    case 'quantity':
      return texts[change.kind](change.name, change.before, change.after);
    case 'stock':
      return change.left > 0 ? texts.stock(change.name, change.left) : texts.soldOut(change.name);
    case 'added':
    case 'removed':
      return texts[change.kind](change.name);
  }
}
