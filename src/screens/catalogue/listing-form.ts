import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeField } from '#app/fields.ts';
import {
  changedListing,
  type ListingKind,
  type ListingState,
  listings,
  type PriceRange,
  sizesByPeople,
  views,
} from '#rules/catalogue.ts';
import { queryNames } from '#rules/catalogue-query.ts';
import { sorts } from '#rules/catalogue-sort.ts';
import { formatWhole } from '#rules/money.ts';
import { parseWhole } from '#ui/whole-number.ts';

/** Puts one change to the latest state of the listing, whichever that is by then. */
export type ChangeListing = (change: (state: ListingState) => ListingState) => void;

/** The form of a listing's filters, sort and view, and the dialog that it stands in. */
export const formId = 'filtres';

const prices = ['min', 'max'] as const;

/** The slider and the input of each end of the prices, where the listing has them. The input is what the form sends. */
function priceControls(form: HTMLFormElement) {
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  const sliders = controls.filter(({ type }) => type === 'range');
  return prices.flatMap((end, index) => {
    const slider = sliders[index];
    const input = controls.find(({ name }) => name === queryNames[end]);
    return slider === undefined || input === undefined ? [] : [{ end, slider, input }];
  });
}

/** The values chosen, in the order they were; what the form does not offer stays, since its choices may not have come. */
function chosenIn(form: HTMLFormElement, held: FormData, name: string, before: readonly string[]) {
  const chosen = held.getAll(name).map(String);
  const offered = new Set(
    [...form.elements].map((one) => (one instanceof HTMLInputElement && one.name === name ? one.value : '')),
  );
  const kept = before.filter((value) => chosen.includes(value) || !offered.has(value));
  return [...kept, ...chosen.filter((value) => !before.includes(value))];
}

/**
 * What a listing's form holds in place of a state: the parts that differ. A price that is no amount stays as it is; one that is
 * typed lies between the ends of its slider, unless it is the state's own.
 */
function heldIn(form: HTMLFormElement, kind: ListingKind, state: ListingState): Partial<ListingState> {
  const held = new FormData(form);
  const { slider } = listings[kind];
  const origins = chosenIn(form, held, queryNames.origins, state.origins);
  const categories = chosenIn(form, held, queryNames.categories, state.categories);
  const chosen = chosenIn(form, held, queryNames.sizes, state.sizes);
  const sizes = sizesByPeople.filter((size) => chosen.includes(size));
  const sort = sorts.find((one) => one === held.get(queryNames.sort));
  const view = views.find((one) => one === held.get(queryNames.view));
  const differs = (one: readonly string[], other: readonly string[]) => one.join() !== other.join();
  const typed = prices.map((end) => {
    const text = held.get(queryNames[end]);
    const meant = typeof text === 'string' ? parseWhole(text) : null;
    const isMeant = meant !== null && meant !== state[end];
    return isMeant ? { [end]: Math.min(slider.max, Math.max(slider.min, meant)) } : {};
  });
  return {
    ...(differs(origins, state.origins) && { origins }),
    ...(differs(categories, state.categories) && { categories }),
    ...(differs([...sizes].sort(), [...state.sizes].sort()) && { sizes }),
    ...(sort !== undefined && sort !== state.sort && { sort }),
    ...(view !== undefined && view !== state.view && { view }),
    ...Object.assign({}, ...typed),
  };
}

/**
 * The form of a listing: what it holds becomes the listing's state at each change, at a submit, and once when the page is hydrated,
 * for what was chosen before. `range` is what its prices hold while they are moved or typed, before that counts.
 */
export function useListingForm(
  kind: ListingKind,
  state: ListingState,
  onChange: ChangeListing,
): { form: RefObject<HTMLFormElement | null>; range: PriceRange; onSubmit: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<{ over: ListingState; range: PriceRange } | null>(null);

  const apply = () => {
    const { current } = form;
    if (current === null) return;
    const { min, max } = { ...state, ...heldIn(current, kind, state) };
    for (const { end, input } of priceControls(current)) writeField(input, formatWhole({ min, max }[end]));
    setDraft({ over: state, range: { min, max } });
    onChange((latest) => changedListing(kind, latest, heldIn(current, kind, latest)));
  };
  const change = useEffectEvent(apply);

  const move = useEffectEvent((current: HTMLFormElement, target: EventTarget | null) => {
    const controls = priceControls(current).find(
      ({ slider, input }) => target === slider || target === input,
    );
    if (controls === undefined) return;
    // Both hold the same while one of them is in hand.
    const { end, slider, input } = controls;
    if (target === slider) writeField(input, formatWhole(Number(slider.value)));
    const { min, max } = { ...state, ...heldIn(current, kind, state) };
    if (target === input) writeField(slider, String({ min, max }[end]));
    setDraft({ over: state, range: { min, max } });
  });

  /** What was chosen before the page was hydrated. */
  const begin = useEffectEvent((current: HTMLFormElement) => {
    for (const { slider, input } of priceControls(current)) {
      if (slider.value !== slider.defaultValue && input.value === input.defaultValue)
        writeField(input, formatWhole(Number(slider.value)));
    }
    if (Object.keys(heldIn(current, kind, state)).length > 0) apply();
  });

  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const leaving = new AbortController();
    const page = current.ownerDocument;
    const { signal } = leaving;
    // React's onChange is the browser's `input` event; `change` alone says that a slider was let go, or a field left. The sort and
    // the view stand beside the form.
    const changed = ({ target }: Event) => {
      if (target instanceof Element && [...current.elements].includes(target)) change();
    };
    page.addEventListener('change', changed, { signal });
    page.addEventListener('input', ({ target }) => move(current, target), { signal });
    begin(current);
    return () => leaving.abort();
  }, []);

  return { form, range: draft?.over === state ? draft.range : state, onSubmit: apply };
}
