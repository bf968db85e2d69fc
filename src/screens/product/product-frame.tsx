import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { container } from '#ui/container.ts';
import { productWording } from '#wording/product.ts';

const wording = productWording.breadcrumb;

/** The id of the part with the request for a video. */
export const videoId = 'video';

const page = stack({ gap: { base: '2', md: '6' }, pt: { base: '2', md: '6' }, pb: { base: '4', md: '6' } });

// The heading repeats the name: on a phone one line of the name is enough here.
const currentPage = css({ lineClamp: { base: '1', md: 'none' } });

/** The frame of a product's page: the breadcrumb, with the animal's name once it is known, and the content below. */
export function ProductFrame({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className={cx(container, page)}>
      <Breadcrumb label={wording.label} oneLine>
        <Link to="/" activeOptions={{ exact: true }}>
          {wording.home}
        </Link>
        <Link to="/shop">{wording.product}</Link>
        {name !== undefined && (
          <span aria-current="page" className={currentPage}>
            {name}
          </span>
        )}
      </Breadcrumb>
      {children}
    </div>
  );
}

/**
 * Pictures on one side, words and button on the other; one below the other on a phone. Below the pictures is `ProductHelp` (area
 * `help`), tall for a drawn animal: it contains the request for a film. The delivery `notes` and the alternatives of a sold-out
 * animal (`ways`) stand where the two columns end at about one height; the `terms` of a return, as long as the merchant's answers, below both.
 */
export const productLayout = cva({
  base: {
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gap: { base: '3', md: '5' },
    columnGap: { md: '8', lg: '14' },
    gridTemplateColumns: { md: '[minmax(0, 1.1fr) minmax(0, 1fr)]' },
    gridTemplateRows: { md: '[auto auto 1fr]' },
    gridTemplateAreas: {
      md: '["pictures words" "help words" "notes words" "terms terms" "ways ways" "related related"]',
    },
  },
  variants: {
    look: {
      drawn: {
        gridTemplateRows: { lg: '[auto 1fr auto]' },
        gridTemplateAreas: {
          lg: '["pictures words" "help words" "help notes" "terms terms" "ways ways" "related related"]',
        },
      },
      photo: {
        gridTemplateRows: { lg: '[auto 1fr]' },
        gridTemplateAreas: {
          lg: '["pictures words" "help words" "notes notes" "terms terms" "ways ways" "related related"]',
        },
      },
      gone: {
        gridTemplateRows: { md: '[auto auto auto 1fr]' },
        gridTemplateAreas: {
          md: '["pictures words" "help words" "ways words" "notes words" "terms terms" "related related"]',
        },
      },
    },
  },
  defaultVariants: { look: 'drawn' },
});

/** The column of words and button; on a phone its elements are items of the page's single column (`display: contents`). */
export const wordsColumn = css({
  display: { base: 'contents', md: 'flex' },
  flexDirection: 'column',
  gap: { md: '5', lg: '6' },
  minW: '0',
  gridArea: 'words',
});
