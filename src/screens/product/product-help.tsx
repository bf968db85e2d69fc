import { MessageCircle } from 'lucide-react';
import { useContext } from 'react';
import { configuration } from '#app/configuration.ts';
import type { Product } from '#openapi/schemas.ts';
import { whatsappLink } from '#rules/phone-digits.ts';
import { css } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productHelpWording as wording } from '#wording/product-help.ts';
import { AskedQuantity } from './asked-quantity.ts';

const asks = css({ display: 'flex', flexWrap: 'wrap', gap: '3', minW: '0', '& a': { flex: '[1 1 12rem]' } });

type ProductHelpProps = {
  product: Product;
  /** The whole address of the animal's page. */
  url: string;
};

/** What helps to decide: a question or a request for a picture by WhatsApp, already written. */
export function ProductHelp({ product, url }: ProductHelpProps) {
  const quantity = useContext(AskedQuantity);
  return (
    <section className={asks} aria-label={wording.label}>
      {[wording.ask, wording.picture].map(({ button, message }) => (
        <a
          key={button}
          className={buttonStyle({ variant: 'secondary', size: 'compact' })}
          href={whatsappLink(configuration.whatsapp, message(product.name, quantity, url))}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          {button}
          <VisuallyHidden>{wording.newWindow}</VisuallyHidden>
        </a>
      ))}
    </section>
  );
}
