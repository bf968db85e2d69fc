import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { writeField } from '#browser/fields.ts';
import { changedListing, choices, type ListingState, listingOf, type PriceRange } from '#rules/catalogue.ts';
import { queryOf, readListing } from '#rules/catalogue-query.ts';
import { formatInteger } from '#rules/money.ts';
import { queryNames } from '#rules/query-names.ts';
import { parseInteger } from '#ui/integer-input.tsx';

/** Applies a change to the latest state of the listing. */
export type ChangeListing = (change: (state: ListingState) => ListingState) => void;

/** The form of a listing's filters, sort and view, and the dialog that contains it. */
export const formId = 'filtres';

const prices = ['min', 'max'] as const;

/** The slider and the input of each price limit, if the listing has them. The form submits the input. */
const priceControls = (form: HTMLFormElement) =>
  prices.flatMap((end) => {
    const name = queryNames[end];
    const input = form.elements.namedItem(name);
    const slider = form.querySelector<HTMLInputElement>(`[data-field=${name}]`);
    return slider !== null && input instanceof HTMLInputElement ? [{ end, slider, input }] : [];
  });

/** The checked values, in their previous order. Values that the form does not offer stay, since their choices may still be loading. */
function chosenIn(form: HTMLFormElement, held: FormData, name: string, before: readonly string[]) {
  const chosen = held.getAll(name).map(String);
  const offered = new Set(
    [...form.elements].map((one) => (one instanceof HTMLInputElement && one.name === name ? one.value : '')),
  );
  const staying = before.filter((value) => chosen.includes(value) || !offered.has(value));
  return [...staying, ...chosen.filter((value) => !before.includes(value))];
}

/**
 * A state with the values of its listing's form, but for the page. An invalid price leaves the state's own; a typed price is clamped
 * to its slider's range, unless it is the state's own.
 */
function heldIn(form: HTMLFormElement, state: ListingState): Omit<ListingState, 'page'> {
  const held = new FormData(form);
  const { max } = listingOf(state).initial;
  const chosen = choices.map((part) => [part, chosenIn(form, held, queryNames[part], state[part])]);
  const typed = prices.map((end) => {
    const meant = parseInteger(`${held.get(queryNames[end])}`) ?? state[end];
    return [end, meant === state[end] ? meant : Math.min(max, Math.max(0, meant))];
  });
  const named = (['sort', 'view'] as const).map((part) => [part, held.get(queryNames[part])]);
  const { page: _, ...read } = readListing(state.place, {
    ...state,
    ...Object.fromEntries([...chosen, ...typed, ...named]),
  });
  return read;
}

/**
 * Synchronizes the form of a listing: its values become the listing's state at each change, at a submit, and once after
 * hydration, for choices made before. `range` is the prices' current values, before they are applied.
 */
export function useListingForm(
  state: ListingState,
  onChange: ChangeListing,
): { form: RefObject<HTMLFormElement | null>; range: PriceRange; onSubmit: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<{ over: ListingState; range: PriceRange } | null>(null);

  const apply = () => {
    const { current } = form;
    if (current === null) return;
    const { min, max } = heldIn(current, state);
    for (const { end, input } of priceControls(current)) writeField(input, formatInteger({ min, max }[end]));
    setDraft({ over: state, range: { min, max } });
    onChange((latest) => changedListing(latest, heldIn(current, latest)));
  };
  const change = useEffectEvent(apply);

  const move = useEffectEvent((current: HTMLFormElement, target: EventTarget | null) => {
    const controls = priceControls(current).find(
      ({ slider, input }) => target === slider || target === input,
    );
    if (controls === undefined) return;
    // Slider and input show the same value during the interaction; the slider is rendered with it.
    const { slider, input } = controls;
    if (target === slider) writeField(input, formatInteger(Number(slider.value)));
    const { min, max } = heldIn(current, state);
    setDraft({ over: state, range: { min, max } });
  });

  /** Applies choices made before hydration. */
  const begin = useEffectEvent((current: HTMLFormElement) => {
    for (const { slider, input } of priceControls(current)) {
      if (slider.value !== slider.defaultValue && input.value === input.defaultValue)
        writeField(input, formatInteger(Number(slider.value)));
    }
    const held = { ...state, ...heldIn(current, state) };
    if (JSON.stringify(queryOf(held)) !== JSON.stringify(queryOf(state))) apply();
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
