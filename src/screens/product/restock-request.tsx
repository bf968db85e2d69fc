import type { Product } from '#openapi/schemas.ts';
import { css } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { productHelpWording } from '#wording/product-help.ts';
import { ContactWays } from './contact-ways.tsx';

const wording = productHelpWording.restock;

const frame = wrap({
  align: 'center',
  justify: 'space-between',
  columnGap: '8',
  rowGap: '3',
  p: { base: '4', md: '5' },
  border: 'hairline',
  borderRadius: 'lg',
  bg: 'surface',
});
const title = css({ textStyle: 'h3' });

/** A sold-out animal: a prepared message to be told when one like it is available. */
export function RestockRequest({ product, url }: { product: Product; url: string }) {
  const { name } = product;
  return (
    <section className={frame} aria-labelledby="prevenez-moi">
      <div>
        <h2 id="prevenez-moi" className={title}>
          {wording.title}
        </h2>
        <p>{wording.text}</p>
      </div>
      <ContactWays
        label={wording.whatsApp}
        message={wording.message(name, url)}
        subject={wording.subject(name)}
      />
    </section>
  );
}
