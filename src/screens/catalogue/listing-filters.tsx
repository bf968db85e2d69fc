import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Category, Country } from '#openapi/schemas.ts';
import {
  clearedListing,
  type ListingState,
  listingOf,
  type PriceRange,
  sizesByPeople,
} from '#rules/catalogue.ts';
import type { Loaded } from '#rules/loaded.ts';
import { queryNames } from '#rules/query-names.ts';
import { css, cx } from '#styled-system/css';
import { flex, stack } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { closesDialog, Dialog, opensDialog } from '#ui/modal.tsx';
import { round } from '#ui/round.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import { SizeGuide } from '../pages/guides.tsx';
import { skeletons } from './animal-grid.tsx';
import { type ChangeListing, formId } from './listing-form.ts';
import { PriceFilter } from './price-filter.tsx';

const wording = listingWording.filters;

/** The dialog with the filters; in a wide window they are part of the page. */
const dialogId = `${formId}-fenetre`;

const narrow = css({
  display: { base: 'block', lg: 'none' },
  flexShrink: '0',
  '& > button': { px: '4', gap: '2' },
  // On a narrow phone the button drops its icon, so that all tools fit in one row.
  '@media (max-width: 26rem)': { '& > button': { px: '3' }, '& > button > svg': { display: 'none' } },
});
const badge = css({
  minW: '5.5',
  h: '5.5',
  px: '1.5',
  bg: 'success',
  color: 'onSuccess',
  fontSize: 'small',
  fontWeight: 'bold',
});
const clearRow = css({ pt: '4', display: 'grid' });
// In the dialog 'Tout effacer' does the same.
const clearRowBesideList = css({ pt: '4', display: { base: 'none', lg: 'grid' } });
const footer = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '[var(--bottom-inset, 0px)]',
  mx: '-5',
  mb: '-5',
  px: '5',
  pt: '3',
  pb: '[max(0.75rem, env(safe-area-inset-bottom))]',
  bg: 'page',
  borderTop: 'hairline',
  display: { base: 'flex', lg: 'none' },
  flexWrap: 'wrap',
  gap: '2.5',
  '& > button': { flex: '[1 1 auto]', px: '2' },
});

/** Choices in a column. */
const choiceRows = stack({ gap: '0.5' });
const waiting = flex({ align: 'center', minH: { base: '11', lg: '8' } });
const note = css({ textStyle: 'small', color: 'muted' });
const failure = stack({ align: 'flex-start', gap: '2' });
const text = flex({ align: 'center', gap: '2.5', grow: '1', minW: '0' });
const countStyle = css({
  ml: 'auto',
  textStyle: 'small',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
});

type ChoicesProps<T> = {
  list: Loaded<readonly T[]>;
  /** The expected number of choices: their space is reserved while they load. */
  expected: number;
  onRetry: () => void;
  children: (item: T) => ReactNode;
};

/** The choices of one filter section, in each loading state. */
function Choices<T>({ list, expected, onRetry, children }: ChoicesProps<T>) {
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
  chosen: boolean;
};

/** One choice: a checkbox with its flag, its name and its number of animals, if given. */
function Choice({ name, value, label, count, flag, chosen }: ChoiceProps) {
  return (
    <Checkbox name={name} value={value} defaultChecked={chosen}>
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

/** In narrow windows: the button that opens the filters in a dialog. */
export function FilterButton({ active }: { active: number }) {
  return (
    <div className={narrow}>
      <Button variant="secondary" size="compact" {...opensDialog(dialogId)}>
        <SlidersHorizontal aria-hidden="true" />
        {wording.open}
        {active > 0 && (
          <>
            <span className={cx(round, badge)} aria-hidden="true">
              {active}
            </span>
            <VisuallyHidden>, {wording.active(active)}</VisuallyHidden>
          </>
        )}
      </Button>
    </div>
  );
}

type ListingFiltersProps = {
  state: ListingState;
  form: RefObject<HTMLFormElement | null>;
  /** The price inputs' current values, before they are applied. */
  range: PriceRange;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  /** On a country's listing, the country's number of animals by category, once loaded. */
  counts: ReadonlyMap<string, number> | undefined;
  clearLabel: string;
  /** The price bands of this place's animals, and the prices that hide none of them, in XOF. */
  bands: readonly PriceRange[];
  widest: PriceRange;
  /** The number of active filters, and the number of matching animals, if known. */
  active: number;
  matching: number | undefined;
  onSubmit: () => void;
  onChange: ChangeListing;
  /** Removes all filters. */
  onClear: () => void;
  onRetry: () => void;
};

/**
 * The filters of a listing in collapsible sections (specification §2 "Catalogue"): those of its entry in `listings`, animal and
 * budget first. Size is collapsed unless it is filtered; the others are open. The country and general listings always have a clear button, /shop only
 * with active filters. In a wide window the filters are beside the list, in a narrow one in a dialog.
 */
export function ListingFilters(props: ListingFiltersProps) {
  const { state, categories, countries, counts, active, onChange, onRetry } = props;
  const { kind } = state.place;
  const { filters } = listingOf(state);
  const [sizesOpen] = useState(state.sizes.length > 0);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => dialog.current?.close());
  const countOf = ({ id, count }: Category) => (kind === 'country' ? counts && (counts.get(id) ?? 0) : count);
  const origins = kind === 'category' ? wording.animalOrigins : wording.origins;
  const has = (filter: (typeof filters)[number]) => filters.includes(filter);

  return (
    <Dialog
      ref={dialog}
      id={dialogId}
      side="panel"
      title={wording.label}
      closeLabel={wording.close}
      onToggle={setOpen}
    >
      <aside aria-label={wording.label}>
        <form
          ref={props.form}
          id={formId}
          method="get"
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          {has('categories') && (
            <Disclosure title={wording.categories} group={wording.categories} open>
              <Choices list={categories} expected={3} onRetry={onRetry}>
                {(category) => (
                  <Choice
                    key={category.id}
                    name={queryNames.categories}
                    value={category.id}
                    label={category.nom_categorie}
                    count={countOf(category)}
                    chosen={state.categories.includes(category.id)}
                  />
                )}
              </Choices>
            </Disclosure>
          )}
          {has('price') && (
            <Disclosure title={wording.price} open>
              <PriceFilter
                value={state}
                range={props.range}
                bands={props.bands}
                widest={props.widest}
                onChange={onChange}
              />
            </Disclosure>
          )}
          {has('sizes') && (
            <Disclosure title={wording.sizes} group={wording.sizes} open={sizesOpen}>
              <div className={choiceRows}>
                {sizesByPeople.map((size) => (
                  <Choice
                    key={size}
                    name={queryNames.sizes}
                    value={size}
                    label={catalogueWording.sizes[size]}
                    chosen={state.sizes.includes(size)}
                  />
                ))}
                <SizeGuide />
              </div>
            </Disclosure>
          )}
          {has('origins') && (
            <Disclosure title={origins} group={origins} open>
              <Choices list={countries} expected={8} onRetry={onRetry}>
                {(country) => (
                  <Choice
                    key={country.id}
                    name={queryNames.origins}
                    value={country.id}
                    label={country.libelle}
                    count={kind === 'category' ? undefined : country.betail_count}
                    flag={<Flag src={country.flag} />}
                    chosen={state.origins.includes(country.id)}
                  />
                )}
              </Choices>
            </Disclosure>
          )}
          {(kind !== 'shop' || active > 0) && (
            <div className={kind === 'shop' ? clearRowBesideList : clearRow}>
              <Button
                variant="quiet"
                size="compact"
                onClick={() => onChange((latest) => clearedListing(latest))}
              >
                {props.clearLabel}
              </Button>
            </div>
          )}
        </form>
      </aside>
      <div className={footer}>
        {active > 0 && (
          <Button variant="secondary" onClick={props.onClear}>
            {wording.clearAll}
          </Button>
        )}
        <Button variant={props.matching === 0 ? 'secondary' : 'primary'} {...closesDialog(dialogId)}>
          {props.matching === undefined ? wording.showList : wording.show(props.matching)}
        </Button>
      </div>
    </Dialog>
  );
}
