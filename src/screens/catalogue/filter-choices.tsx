import type { ReactNode } from 'react';
import type { Loaded } from '#screens/loaded.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { listingWording } from '#wording/listing.ts';
import { skeletons } from './animal-grid.tsx';

const wording = listingWording.filters;

/** Choices one below the other. */
export const choiceRows = css({ display: 'flex', flexDirection: 'column', gap: '0.5' });
const waiting = css({ display: 'flex', alignItems: 'center', minH: '8' });
const note = css({ textStyle: 'small', color: 'muted' });
const failure = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const text = css({ display: 'flex', alignItems: 'center', gap: '2.5', flexGrow: '1', minW: '0' });
const countStyle = css({
  ml: 'auto',
  textStyle: 'small',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
});

type ChoicesProps<T> = {
  list: Loaded<readonly T[]>;
  /** How many choices there will be, about: their room is kept while they are on their way. */
  expected: number;
  onRetry: () => void;
  children: (item: T) => ReactNode;
};

/** The choices of one section of the filters, as far as they have come. */
export function Choices<T>({ list, expected, onRetry, children }: ChoicesProps<T>) {
  switch (list.state) {
    case 'loading':
      return (
        <div className={choiceRows}>
          <VisuallyHidden>{wording.loading}</VisuallyHidden>
          {skeletons.slice(0, expected).map((id) => (
            <div key={id} className={waiting}>
              <Skeleton shape="line" />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return (
        <div className={failure}>
          <p className={note}>{wording.failed}</p>
          <Button variant="secondary" size="compact" onClick={onRetry}>
            {wording.retry}
          </Button>
        </div>
      );
    case 'empty':
      return <p className={note}>{wording.none}</p>;
    case 'ready':
      return (
        <div className={choiceRows}>
          {list.data.map(children)}
          {list.unread !== undefined && <p className={note}>{wording.unread(list.unread)}</p>}
        </div>
      );
  }
}

type ChoiceProps = {
  name: string;
  value: string;
  label: string;
  count?: number | undefined;
  flag?: ReactNode;
  checked: boolean;
  onToggle: () => void;
};

/** One choice: a checkbox with its flag, its name and its number of animals, where one is said. */
export function Choice({ name, value, label, count, flag, checked, onToggle }: ChoiceProps) {
  return (
    <Checkbox name={name} value={value} checked={checked} onChange={onToggle}>
      {flag}
      {count === undefined ? (
        <bdi>{label}</bdi>
      ) : (
        <>
          <VisuallyHidden>{wording.option(label, count)}</VisuallyHidden>
          <span className={text} aria-hidden="true">
            <bdi>{label}</bdi>
            <span className={countStyle}>{count}</span>
          </span>
        </>
      )}
    </Checkbox>
  );
}
