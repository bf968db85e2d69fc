import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Category } from '#openapi/schemas.ts';
import { css, cva } from '#styled-system/css';
import { useWrittenValue } from '#ui/use-written-value.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { layoutWording } from '#wording/layout.ts';

const frame = cva({
  base: {
    position: 'relative',
    flexShrink: '1',
    minW: '0',
    alignItems: 'center',
    '& svg': { position: 'absolute', w: '4', h: '4', pointerEvents: 'none' },
  },
  variants: {
    place: {
      // On a phone the select shows the beginning of its category, which leaves the field twenty letters.
      inside: {
        display: 'flex',
        maxW: { base: '[5.75rem]', sm: '[45%]' },
        borderInlineStart: 'hairline',
        '& svg': { right: { base: '1', sm: '2' } },
        '& select': { ps: { base: '2', sm: '3' }, pe: { base: '6', sm: '8' } },
      },
      insideWide: {
        display: { base: 'none', lg: 'flex' },
        borderInlineStart: 'hairline',
        '& svg': { right: '2' },
      },
    },
  },
});

const bare = css({
  appearance: 'none',
  h: '10',
  w: 'full',
  minW: '0',
  maxW: { base: '32', sm: '[12rem]' },
  ps: '3',
  pe: '8',
  bg: 'transparent',
  color: 'text',
  border: 'none',
  borderRadius: 'sm',
  fontSize: 'small',
  fontWeight: 'medium',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '& option': { bg: 'surface', color: 'text' },
});

type CategoryChoiceProps = {
  categories: readonly Category[];
  /** On wide screens only, or everywhere. */
  place: 'insideWide' | 'inside';
  /** The chosen category's id, `''` for none. */
  value: string;
  onChange: (id: string) => void;
};

/** The category to which a search is limited. */
export function CategoryChoice({ categories, place, value, onChange }: CategoryChoiceProps) {
  const id = useId();
  const written = useWrittenValue<HTMLSelectElement>(value);
  // Selected before hydration.
  const offered = value === '' || categories.some(({ id }) => id === value);
  const first = useRef({ value: offered ? value : '', onChange });
  useEffect(() => {
    const chosen = written.ref.current?.value ?? '';
    const { value, onChange } = first.current;
    if (chosen !== value) onChange(chosen);
  }, [written.ref]);
  return (
    <div className={frame({ place })}>
      <label htmlFor={id} className={visuallyHidden}>
        {layoutWording.search.category}
      </label>
      <select {...written} id={id} className={bare} onChange={(event) => onChange(event.target.value)}>
        <option value="">{layoutWording.search.everywhere}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.nom_categorie}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </div>
  );
}
