import { useNavigate } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-style.ts';
import { productWording } from '#wording/product.ts';
import type { AddToCart } from './buy-bar.tsx';

type AddButtonProps = AddToCart &
  ButtonLook & {
    /** Read after the words. */
    children?: ReactNode;
    hasIcon?: boolean;
  };

/**
 * 'Ajouter au panier' (specification §2 "Product detail"). The document sends the add of a press before hydration
 * (`data-add`, `src/boot/early/early-add.ts`). While the next page's code is loading, the button opens that page; a link in its place
 * would lose the focus.
 */
export function AddButton({ snapshot, send, price, children, hasIcon, ...look }: AddButtonProps) {
  const navigate = useNavigate();
  if (snapshot.matches('leavingForCart') || snapshot.matches('leavingForLogin')) {
    const to = snapshot.matches('leavingForCart') ? '/cart/' : '/login';
    return (
      <Button {...look} onClick={() => void navigate({ to })}>
        {to === '/cart/' ? productWording.openCart : productWording.logIn}
      </Button>
    );
  }
  const busy = snapshot.hasTag('busy');
  return (
    <Button
      {...look}
      busy={busy}
      data-writes=""
      data-add={snapshot.context.productId}
      data-price={price}
      onClick={() => send({ type: 'add.pressed', price })}
    >
      {hasIcon && !busy && <ShoppingCart aria-hidden="true" />}
      {busy ? productWording.adding : productWording.add}
      {children}
    </Button>
  );
}
