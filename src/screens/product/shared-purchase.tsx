import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { effectivePrice, formatXof } from '#rules/money.ts';
import { whatsappLink } from '#rules/phone.ts';
import { type GroupSize, groupSizes, shareOf } from '#rules/shared-purchase.ts';
import { css } from '#styled-system/css';
import { flex, grid, wrap } from '#styled-system/patterns';
import { buttonStyle } from '#ui/button-style.ts';
import { linkStyle } from '#ui/link-style.ts';
import { Segmented } from '#ui/segmented.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { productWording } from '#wording/product.ts';
import { productHelpWording } from '#wording/product-help.ts';

const wording = productHelpWording.shared;

const card = grid({
  gridTemplateColumns: { md: '[auto minmax(0, 1fr)]' },
  justifyItems: 'start',
  columnGap: '10',
  rowGap: '3',
  p: { base: '4', md: '5' },
  border: 'hairline',
  borderRadius: 'lg',
  bg: 'surface',
});
const part = grid({ justifyItems: 'start', alignContent: 'start', gap: '3' });
const title = flex({ textStyle: 'h3', align: 'center', gap: '2.5', '& svg': { w: '6', h: '6' } });
const share = css({ fontSize: 'h4', fontWeight: 'bold' });
const small = css({ textStyle: 'small', color: 'muted' });
const actions = wrap({ gridColumn: { md: '[1 / -1]' }, align: 'center', columnGap: '4', rowGap: '2' });
const link = linkStyle({ reach: 'thumb' });

type SharedPurchaseProps = { product: Product; url: string };

/** What an animal costs each of two to seven people, and a message that asks the family (beyond the specification). */
export function SharedPurchase({ product, url }: SharedPurchaseProps) {
  const [people, setPeople] = useState<GroupSize>(7);
  const price = effectivePrice(product);
  const each = shareOf(price, people);
  return (
    <div className={card}>
      <div className={part}>
        <h2 className={title}>
          <Users aria-hidden="true" />
          {wording.title}
        </h2>
        <Segmented
          label={wording.label}
          name="parts"
          options={groupSizes.map((size) => ({ value: `${size}`, label: `${size}` }))}
          value={`${people}`}
          onChange={(chosen) => setPeople(groupSizes.find((size) => `${size}` === chosen) ?? people)}
        />
      </div>
      <div className={part}>
        <p className={share} role="status">
          {wording.share(people, each)}
        </p>
        <p className={small}>{wording.one}</p>
      </div>
      <div className={actions}>
        <a
          className={buttonStyle({ variant: 'secondary', size: 'compact' })}
          href={whatsappLink('', wording.message(product.name, formatXof(price), people, each, url))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {wording.button}
          <VisuallyHidden>{productWording.newWindow}</VisuallyHidden>
        </a>
        <Link to="/blog/$id" params={{ id: 'budget-tabaski' }} hash="a-plusieurs" className={link}>
          {wording.article}
        </Link>
      </div>
    </div>
  );
}
