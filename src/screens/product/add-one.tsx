import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { productWording } from '#wording/product.ts';
import { AddRefused } from './add-refused.tsx';
import type { AddToCart } from './buy-bar.tsx';

const column = css({ display: 'grid', '& p': { mt: '2' } });

/** 'Ajouter au panier' of a related product: one animal of it; a refusal stays below (specification §2 "Product detail", §8 Cart). */
export function AddOne({ name, snapshot, send }: AddToCart & { name: string }) {
  const busy = snapshot.hasTag('busy');
  return (
    <div className={column}>
      <Button variant="secondary" size="compact" busy={busy} onClick={() => send({ type: 'form.submitted' })}>
        {busy ? productWording.adding : productWording.add}
        <VisuallyHidden>
          {catalogueWording.card.colon}
          <bdi>{name}</bdi>
        </VisuallyHidden>
      </Button>
      <AddRefused snapshot={snapshot} />
    </div>
  );
}
