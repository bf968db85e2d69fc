import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { formatInteger, formatXof, pricePerKilo } from '#rules/money.ts';
import { available } from '#rules/stock.ts';
import { css, cva } from '#styled-system/css';
import { Flag } from '#ui/flag.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { productWording } from '#wording/product.ts';

const wording = productWording.facts;
/** From this many animals on the page says that they are the last ones. */
const fewAnimals = 3;

// Two columns, one in large text; on a desktop one row, or two of three. They do not depend on the texts' width: a fact that wrapped
// into another row when the font loads would shift the page.
const strip = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))',
      lg: '[repeat(var(--facts), auto)]',
    },
    rowGap: '1.5',
    py: '2',
    borderBlock: 'hairline',
    textStyle: 'small',
    '& > div': { minW: '0', pe: '3' },
    '& > div:last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', lg: 'span 2' } },
    '& dt': { fontSize: 'small', color: 'muted' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      minH: '6',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    rows: {
      one: { '--facts': '4' },
      two: { '--facts': '3' },
    },
  },
});
/** More facts than this are two rows on a desktop, so that none is alone in a row. */
const mostInRow = 4;
const guide = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '[3px]',
  _hover: { color: 'primary' },
});
const place = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: '6' });
const few = css({ color: 'danger' });

/** What decides at a glance: size, origin, stock, delivery, and what the provider says beyond (weight in kg, age in months). */
export function ProductFacts({ product }: { product: Product }) {
  const { taille, origine, poids_estime: weight, age_mois: age } = product;
  const left = available(product);
  const known: readonly (readonly [string, ReactNode] | false)[] = [
    // Its kilos answer the question, where they are known.
    taille !== null && [
      productWording.size,
      weight != null ? (
        catalogueWording.sizes[taille]
      ) : (
        <Link
          key="size"
          to="/blog/$id"
          params={{ id: 'quelle-taille-choisir' }}
          className={guide}
          title={catalogueWording.guides.size}
        >
          {catalogueWording.sizes[taille]}
        </Link>
      ),
    ],
    [
      wording.origin,
      <span key="origin" className={place}>
        <Flag src={origine.flag} />
        {origine.libelle}
      </span>,
    ],
    [
      wording.stock,
      left > 0 && left <= fewAnimals ? (
        <span key="stock" className={few}>
          {`${formatInteger(left)} · ${productWording.lastOnes(left)}`}
        </span>
      ) : (
        formatInteger(left)
      ),
    ],
    [wording.delivery, wording.free],
    age != null && [wording.age, catalogueWording.card.age(age)],
    // The widest one last: alone in a row of a phone, it fills it.
    weight != null && [
      wording.weight,
      `${catalogueWording.card.kilos(weight)} · ${wording.perKilo(formatXof(pricePerKilo(product, weight)))}`,
    ],
  ];
  const facts = known.filter((fact) => fact !== false);
  return (
    <dl className={strip({ rows: facts.length > mostInRow ? 'two' : 'one' })}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
