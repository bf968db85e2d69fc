import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
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
 * (`data-add`, `src/boot/early-script.ts`). While the next page's code is loading, the button is the link to that page.
 */
export function AddButton({ snapshot, send, children, hasIcon, ...look }: AddButtonProps) {
  if (snapshot.matches('added'))
    return (
      <ButtonLink {...look} to="/cart/">
        {productWording.openCart}
      </ButtonLink>
    );
  if (snapshot.matches('leaving'))
    return (
      <ButtonLink {...look} to="/login">
        {productWording.logIn}
      </ButtonLink>
    );
  const busy = snapshot.hasTag('busy');
  return (
    <Button
      {...look}
      busy={busy}
      data-add={snapshot.context.productId}
      onClick={() => send({ type: 'form.submitted' })}
    >
      {hasIcon && !busy && <ShoppingCart aria-hidden="true" />}
      {busy ? productWording.adding : productWording.add}
      {children}
    </Button>
  );
}
