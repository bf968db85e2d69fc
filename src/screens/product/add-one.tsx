import { css } from '#styled-system/css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { AddButton } from './add-button.tsx';
import { AddRefused } from './add-refused.tsx';
import type { AddToCart } from './buy-bar.tsx';

const column = css({ display: 'grid', '& p': { mt: '2' } });

/** 'Ajouter au panier' of a related product: one animal of it; a refusal stays below (specification §2 "Product detail", §8 Cart). */
export function AddOne({ name, ...adding }: AddToCart & { name: string }) {
  return (
    <div className={column}>
      <AddButton {...adding} variant="secondary" size="compact">
        <VisuallyHidden>
          {catalogueWording.card.colon}
          <bdi>{name}</bdi>
        </VisuallyHidden>
      </AddButton>
      <AddRefused snapshot={adding.snapshot} />
    </div>
  );
}
