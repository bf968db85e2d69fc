import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { productWording } from '#wording/product.ts';
import type { AddToCart } from './buy-bar.tsx';

/** 'Ajouter au panier' of a related product: one animal of it (specification §2 "Product detail"). */
export function AddOne({ name, snapshot, send }: AddToCart & { name: string }) {
  const busy = snapshot.hasTag('busy');
  return (
    <Button variant="secondary" size="compact" busy={busy} onClick={() => send({ type: 'add.pressed' })}>
      {busy ? productWording.adding : productWording.add}
      <VisuallyHidden>
        {catalogueWording.card.colon}
        {name}
      </VisuallyHidden>
    </Button>
  );
}
