import type { Ref } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { css, cva } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { AnimalCard, cardCell } from './animal-card.tsx';
import { AnimalRow } from './animal-row.tsx';

// Two columns, or one in large text: six and eight animals leave no hole.
const phone = 'repeat(auto-fill, minmax(min(100%, max(9.375rem, 34%)), 1fr))';
const grid = cva({
  base: { display: 'grid', gap: { base: '3', lg: '5.5' } },
  variants: {
    columns: {
      1: { gridTemplateColumns: '[minmax(0, 1fr)]' },
      3: { gridTemplateColumns: { base: `[${phone}]`, md: '[repeat(3, minmax(0, 1fr))]' } },
      4: { gridTemplateColumns: { base: `[${phone}]`, md: '[repeat(4, minmax(0, 1fr))]' } },
    },
  },
});

/** Keys of the eight skeletons. */
export const skeletons = Array.from({ length: 8 }, (_, index) => `skeleton-${index}`);

const lines = stack({ gap: '1.5', p: { base: '3', lg: '4.5' } });
const sold = css({ w: 'full' });
const details = css({ mt: '2' });

type GridProps = { columns?: 3 | 4 };

/** Animals in a grid or a list; the first `eager` pictures load eagerly. */
export function AnimalGrid({
  animals,
  level,
  view = 'grid',
  columns = 4,
  eager = 0,
  label,
  markOf,
  ref,
}: GridProps & {
  animals: readonly Product[];
  level: 2 | 3;
  view?: 'grid' | 'list';
  eager?: number;
  /** The list's name, under which it is focused after a page link. */
  label?: string | undefined;
  /** A `data-mark` for each animal, for the styles of a page. */
  markOf?: (animal: Product) => string;
  ref?: Ref<HTMLUListElement>;
}) {
  return (
    <ul
      ref={ref}
      className={grid({ columns: view === 'list' ? 1 : columns })}
      aria-label={label}
      tabIndex={ref === undefined ? undefined : -1}
    >
      {animals.map((animal, index) => (
        <li key={animal.id} className={view === 'list' ? undefined : cardCell} data-mark={markOf?.(animal)}>
          {view === 'list' ? (
            <AnimalRow product={animal} level={level} eager={index < eager} />
          ) : (
            <AnimalCard product={animal} level={level} eager={index < eager} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The eight skeletons of a loading list (specification §9); screen readers get `label` if loading takes long. */
export function SkeletonGrid({ columns = 4, label }: GridProps & { label: string }) {
  return (
    <div>
      <Waiting text={label} />
      <div className={grid({ columns })} aria-hidden="true">
        {skeletons.map((id) => (
          <SkeletonCard key={id} />
        ))}
      </div>
    </div>
  );
}

/** The skeleton of one card. */
export function SkeletonCard() {
  return (
    <div className={cardStyle({ look: 'flush' })}>
      <Skeleton shape="picture" />
      <div className={lines}>
        <Skeleton shape="name" />
        <Skeleton shape="price" />
        <Skeleton shape="origin" />
        <Skeleton shape="origin" className={sold} />
        <Skeleton shape="origin" />
        <Skeleton shape="button" className={details} />
      </div>
    </div>
  );
}
