import type { Product } from '#openapi/schemas.ts';
import { beginning, descriptionLimits } from '#rules/text.ts';
import { css } from '#styled-system/css';
import { flex, grid } from '#styled-system/patterns';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { productWording } from '#wording/product.ts';
import { BeginningOf } from '../beginning.tsx';
import { RamGuide } from '../pages/guides.tsx';

const wording = productWording;

const text = css({ maxW: 'prose', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
// Unfolded, the whole text stands in the place of its beginning.
const described = css({ '&:has(> [open]) > p': { display: 'none' } });
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

/** The description, of which a long one unfolds, and where the animal comes from (specification §2 "Product detail"). */
export function ProductTabs({ product }: { product: Product }) {
  const { description, origine } = product;
  const start = beginning(description, descriptionLimits.detail);
  return (
    <div id="description">
      <Tabs
        label={wording.tabs.label}
        look="line"
        items={[
          {
            id: 'description',
            label: wording.tabs.description,
            panel: (
              <div className={described}>
                <p className={text}>
                  {description === '' ? wording.noDescription : <BeginningOf {...start} />}
                  {start.isCut && ' ...'}
                </p>
                {start.isCut && (
                  <Disclosure look="words" title={wording.more}>
                    <p className={text}>{description}</p>
                  </Disclosure>
                )}
                {isSheep(product) && <RamGuide />}
              </div>
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
