import type { Ref } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { css } from '#styled-system/css';
import { flex, grid } from '#styled-system/patterns';
import { Flag } from '#ui/flag.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { productWording } from '#wording/product.ts';
import { RamGuide } from '../pages/guides.tsx';

const wording = productWording;

const place = css({ gridArea: 'tabs', minW: '0', mt: { md: '4' } });
const text = css({ maxW: 'prose', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const origin = flex({ align: 'center', gap: '5' });
const list = grid({
  gridTemplateColumns: '[auto 1fr]',
  columnGap: '5',
  rowGap: '1.5',
  '& dt': { color: 'muted' },
  '& dd': { fontWeight: 'semibold' },
});

/** A guide to rams helps nobody with a cow. */
const isSheep = ({ name, category }: Product): boolean =>
  /bélier|mouton|ovin|brebis|agneau/i.test(`${name} ${category.nom_categorie}`);

type ProductTabsProps = { product: Product; ref: Ref<HTMLDivElement> };

/** The whole description, and where the animal comes from (specification §2 "Product detail"). */
export function ProductTabs({ product, ref }: ProductTabsProps) {
  const { description, origine } = product;
  return (
    <div ref={ref} id="description" className={place}>
      <Tabs
        label={wording.tabs.label}
        look="line"
        items={[
          {
            id: 'description',
            label: wording.tabs.description,
            panel: (
              <>
                <p className={text}>{description === '' ? wording.noDescription : description}</p>
                {isSheep(product) && <RamGuide />}
              </>
            ),
          },
          {
            id: 'origin',
            label: wording.tabs.origin,
            panel: (
              <div className={origin}>
                <Flag src={origine.flag} size="large" />
                <dl className={list}>
                  <dt>{wording.originTab.country}</dt>
                  <dd>{origine.libelle}</dd>
                  <dt>{wording.originTab.code}</dt>
                  <dd>{origine.code}</dd>
                </dl>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
