import { MessageCircle } from 'lucide-react';
import { configuration } from '#app/configuration.ts';
import type { Product } from '#openapi/schemas.ts';
import { whatsappLink } from '#rules/phone-digits.ts';
import { isShared } from '#rules/shared-purchase.ts';
import { css } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productHelpWording as wording } from '#wording/product-help.ts';
import { SharedPurchase } from './shared-purchase.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '5', minW: '0' });
const asks = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& a': { flex: '[1 1 12rem]' } });

type ProductHelpProps = {
  product: Product;
  /** The whole address of the animal's page. */
  url: string;
};

/** What helps to decide: a question or a request for a picture by WhatsApp, already written, and a purchase by several. */
export function ProductHelp({ product, url }: ProductHelpProps) {
  return (
    <section className={column} aria-label={wording.label}>
      <div className={asks}>
        {[wording.ask, wording.picture].map(({ button, message }) => (
          <a
            key={button}
            className={buttonStyle({ variant: 'secondary', size: 'compact' })}
            href={whatsappLink(configuration.whatsapp, message(product.name, url))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden="true" />
            {button}
            <VisuallyHidden>{wording.newWindow}</VisuallyHidden>
          </a>
        ))}
      </div>
      {isShared(product.category.nom_categorie, configuration.sharedCategories) && (
        <SharedPurchase product={product} url={url} />
      )}
    </section>
  );
}
