import type { Product } from '#openapi/schemas.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { productHelpWording } from '#wording/product-help.ts';
import { ContactWays } from './contact-ways.tsx';

const wording = productHelpWording.restock;

const frame = grid({ gap: '2', mb: '4' });
const title = css({ textStyle: 'h3' });

/** A sold-out animal: a prepared message to be told when one like it is available. */
export function RestockRequest({ product, url }: { product: Product; url: string }) {
  const { name } = product;
  return (
    <section className={frame} aria-labelledby="prevenez-moi">
      <h2 id="prevenez-moi" className={title}>
        {wording.title}
      </h2>
      <p>{wording.text}</p>
      <ContactWays
        label={wording.whatsApp}
        message={wording.message(name, url)}
        subject={wording.subject(name)}
      />
    </section>
  );
}
