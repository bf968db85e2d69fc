import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { container } from '#ui/container.ts';
import { productWording } from '#wording/product.ts';

const wording = productWording.breadcrumb;

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  py: { base: '4', md: '6' },
});

// It is the heading too: on a phone one line of it is enough.
const here = css({ lineClamp: { base: '1', md: 'none' } });

/** The frame of a product's page: where it stands in the shop, as far as its name is known, and what is below. */
export function ProductFrame({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className={cx(container, page)}>
      <Breadcrumb label={wording.label} oneLine>
        <Link to="/" activeOptions={{ exact: true }}>
          {wording.home}
        </Link>
        <Link to="/shop">{wording.product}</Link>
        {name !== undefined && (
          <span aria-current="page" className={here}>
            {name}
          </span>
        )}
      </Breadcrumb>
      {children}
    </div>
  );
}

/** Pictures on one side, words on the other; one below the other on a phone. */
export const productLayout = css({
  display: { base: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { base: '3', md: '5' },
  columnGap: { md: '8', lg: '14' },
  rowGap: { md: '6' },
  gridTemplateColumns: { md: '[minmax(0, 1.1fr) minmax(0, 1fr)]' },
  gridTemplateRows: { md: '[auto 1fr auto auto auto]' },
  gridTemplateAreas: {
    md: '["pictures info" "pictures buy" "help notes" "tabs tabs" "related related"]',
  },
});
