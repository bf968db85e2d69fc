import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeField } from '#browser/fields.ts';
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
import { formatInteger } from '#rules/money.ts';
import { parseInteger } from '#ui/integer.ts';

/** Applies a change to the latest state of the listing. */
export type ChangeListing = (change: (state: ListingState) => ListingState) => void;

/** The form of a listing's filters, sort and view, and the dialog that contains it. */
export const formId = 'filtres';

const prices = ['min', 'max'] as const;

/** The slider and the input of each price limit, if the listing has them. The form submits the input. */
function priceControls(form: HTMLFormElement) {
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  const sliders = controls.filter(({ type }) => type === 'range');
  return prices.flatMap((end, index) => {
    const slider = sliders[index];
    const input = controls.find(({ name }) => name === queryNames[end]);
    return slider === undefined || input === undefined ? [] : [{ end, slider, input }];
  });
}

/** The checked values, in their previous order. Values that the form does not offer are kept, since their choices may still be loading. */
function chosenIn(form: HTMLFormElement, held: FormData, name: string, before: readonly string[]) {
  const chosen = held.getAll(name).map(String);
  const offered = new Set(
    [...form.elements].map((one) => (one instanceof HTMLInputElement && one.name === name ? one.value : '')),
  );
  const kept = before.filter((value) => chosen.includes(value) || !offered.has(value));
  return [...kept, ...chosen.filter((value) => !before.includes(value))];
}

/**
 * The differences between a listing's form and a state. An invalid price leaves the state's own; a typed price is clamped to its
 * slider's range, unless it is the state's own.
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
    const meant = typeof text === 'string' ? parseInteger(text) : null;
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
 * Synchronizes the form of a listing: its values become the listing's state at each change, at a submit, and once after
 * hydration, for choices made before. `range` is the prices' current values, before they are applied.
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
    for (const { end, input } of priceControls(current)) writeField(input, formatInteger({ min, max }[end]));
    setDraft({ over: state, range: { min, max } });
    onChange((latest) => changedListing(kind, latest, heldIn(current, kind, latest)));
  };
  const change = useEffectEvent(apply);

  const move = useEffectEvent((current: HTMLFormElement, target: EventTarget | null) => {
    const controls = priceControls(current).find(
      ({ slider, input }) => target === slider || target === input,
    );
    if (controls === undefined) return;
    // Slider and input show the same value during the interaction.
    const { end, slider, input } = controls;
    if (target === slider) writeField(input, formatInteger(Number(slider.value)));
    const { min, max } = { ...state, ...heldIn(current, kind, state) };
    if (target === input) writeField(slider, String({ min, max }[end]));
    setDraft({ over: state, range: { min, max } });
  });

  /** Applies choices made before hydration. */
  const begin = useEffectEvent((current: HTMLFormElement) => {
    for (const { slider, input } of priceControls(current)) {
      if (slider.value !== slider.defaultValue && input.value === input.defaultValue)
        writeField(input, formatInteger(Number(slider.value)));
    }
    if (Object.keys(heldIn(current, kind, state)).length > 0) apply();
  });

  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const leaving = new AbortController();
    const page = current.ownerDocument;
    const { signal } = leaving;
    // React's onChange is the browser's `input` event; only `change` marks a released slider or a left field. Sort and view are
    // outside the form element.
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
