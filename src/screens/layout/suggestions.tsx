import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { askedListing } from '#rules/asked-for.ts';
import { helpTopic } from '#rules/help-topic.ts';
import { suggestedCountries } from '#rules/list-suggestions.ts';
import type { Loaded } from '#rules/loaded.ts';
import { suggestionsFor } from '#rules/suggestions.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { suggestionsWording } from '#wording/suggestions.ts';
import { useWordIndexReady } from '../use-word-index-ready.ts';
import { type Suggestion, SuggestionList, suggestionsInOrder } from './suggestion-list.tsx';

/** The search form's state, for its suggestions. */
export type SuggestingField = {
  /** The form's own field, which is rendered before the suggestions. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** The id of the selected category, `''` for none: only its animals are suggested. */
  category: string;
  /** Whether the user is typing: text from the page's address has no suggestions. */
  typing: boolean;
  /** Called when an option was chosen and its page is loading. */
  onLeave: () => void;
};

type SuggestionsProps = SuggestingField & {
  products: Loaded<readonly Product[]>;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  onChoose: (suggestion: Suggestion) => void;
};

/** The effect of the keyboard: the active option and whether the list was closed, for the text `over`. */
type KeyboardState = { over: string; marked: Pick<Suggestion, 'kind' | 'id'> | null; isClosed: boolean };

const nothing: readonly never[] = [];

const listOf = <Item,>(loaded: Loaded<readonly Item[]>): readonly Item[] =>
  loaded.state === 'ready' ? loaded.data : nothing;

/** Whether the field has the focus: values restored or filled in by a program have no suggestions. */
function useHasFocus(input: RefObject<HTMLInputElement | null>): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const leaving = new AbortController();
      for (const type of ['focus', 'blur'])
        input.current?.addEventListener(type, changed, { signal: leaving.signal });
      return () => leaving.abort();
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input.current?.matches(':focus') === true);
}

/** The combobox's attributes: the id of its open list, and of the active option. */
type Popup = { listId: string | null; activeId: string | null };

/**
 * Makes a field a combobox (ARIA) by attributes outside React, so that its text, selection and focus stay. `onKey` gets its
 * keydown events.
 */
function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  onKey: (event: KeyboardEvent) => void,
  { listId, activeId }: Popup,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isComposing && !event.altKey && !event.ctrlKey && !event.metaKey) onKey(event);
  });

  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    const leaving = new AbortController();
    field.addEventListener('keydown', (event) => press(event), { signal: leaving.signal });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    return () => {
      leaving.abort();
      for (const name of ['role', 'aria-autocomplete', 'aria-haspopup']) field.removeAttribute(name);
    };
  }, [input]);

  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    field.setAttribute('aria-expanded', String(listId !== null));
    for (const [name, value] of [
      ['aria-controls', listId],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (activeId !== null) field.ownerDocument.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, listId, activeId]);
}

/** The search's suggestions, in a list below its field. */
export function Suggesting(props: SuggestionsProps) {
  const { input, text, category, typing, products, categories, countries, onChoose, onLeave } = props;
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const animals = listOf(products);
  const isRead = useWordIndexReady(animals);
  // The field shows a letter before a long list is searched for it.
  const searched = useDeferredValue(text);
  const suggestions = useMemo(() => {
    const lists = {
      animals: isRead ? animals : nothing,
      categories: listOf(categories),
      countries: listOf(countries),
    };
    const isMeant = (one: Product) => category === '' || one.category.id === category;
    // A breed (Bali) may be one letter off a country (Mali), which the text does not ask for yet.
    const named = suggestedCountries(
      searched,
      lists.countries,
      lists.animals,
      (typed, written) => typed === written,
    );
    return suggestionsInOrder(
      suggestionsFor(searched, lists, isMeant),
      category === '' ? askedListing(searched, lists.animals, lists.categories, named) : null,
      helpTopic(searched),
    );
  }, [searched, category, isRead, animals, categories, countries]);
  // The keyboard state belongs to a text: another text resets it. An option stays active by its identity and not its index when
  // the list changes; if it disappears, none is active.
  const [keyboard, setKeyboard] = useState<KeyboardState>({ over: '', marked: null, isClosed: false });
  const isClosed = keyboard.over === text && keyboard.isClosed;
  const { marked } = keyboard;
  const active =
    keyboard.over === text && marked !== null
      ? suggestions.findIndex(({ kind, id }) => kind === marked.kind && id === marked.id)
      : -1;
  const canOpen = typing && suggestions.length > 0;
  const isOpen = useHasFocus(input) && canOpen && !isClosed;

  const choose = (suggestion: Suggestion) => {
    // The menu, around the list that opens.
    input.current?.closest('dialog')?.close();
    onLeave();
    onChoose(suggestion);
  };

  const onKey = (event: KeyboardEvent) => {
    const last = suggestions.length - 1;
    if (!isOpen && !(canOpen && event.key === 'ArrowDown')) return;
    const chosen = suggestions[active];
    const mark = (to: number) =>
      setKeyboard({ over: text, marked: suggestions[to] ?? null, isClosed: false });
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        return mark(isOpen ? (active + 1) % suggestions.length : 0);
      case 'ArrowUp':
        event.preventDefault();
        return mark(active <= 0 ? last : active - 1);
      case 'Escape':
        event.preventDefault();
        return setKeyboard({ over: text, marked: null, isClosed: true });
      case 'Enter':
        if (chosen === undefined) return;
        event.preventDefault();
        return choose(chosen);
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // Caret keys: the choice returns to the text.
        return mark(-1);
    }
  };
  useCombobox(input, onKey, {
    listId: isOpen ? id : null,
    activeId: isOpen && active >= 0 ? optionId(active) : null,
  });

  return (
    <>
      {isOpen && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen && suggestionsWording.found(suggestions.length)}</span>
      </VisuallyHidden>
    </>
  );
}
