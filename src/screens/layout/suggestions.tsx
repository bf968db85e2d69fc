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
import { suggestionsFor } from '#rules/suggestions.ts';
import { countriesOn } from '#rules/ways-on.ts';
import type { Loaded } from '#screens/loaded.ts';
import { useWordsRead } from '#screens/use-words-read.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { suggestionsWording } from '#wording/suggestions.ts';
import { inOrder, type Suggestion, SuggestionList } from './suggestion-list.tsx';

/** What the search form tells its suggestions. */
export type SuggestingField = {
  /** The form's own field: it was there before, and stays. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** The id of the chosen category, `''` for none: only its animals are suggested. */
  category: string;
  /** Whether the text is being typed: what a page brought suggests nothing. */
  typing: boolean;
  /** Something was chosen, and its page is on its way. */
  onLeave: () => void;
};

type SuggestionsProps = SuggestingField & {
  products: Loaded<readonly Product[]>;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  onChoose: (suggestion: Suggestion) => void;
};

/** What a hand did with its keys. */
type Hand = { over: string; marked: Pick<Suggestion, 'kind' | 'id'> | null; isClosed: boolean };

const nothing: readonly never[] = [];

const listOf = <Item,>(loaded: Loaded<readonly Item[]>): readonly Item[] =>
  loaded.state === 'ready' ? loaded.data : nothing;

/** Whether the keyboard is in a field: what a program fills in, or a reload restores, is typed by nobody. */
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

/** What a combobox shows: the id of its open list, and of the option that the keyboard is on. */
type Popup = { listId: string | null; activeId: string | null };

/** Makes a field a combobox (ARIA) by attributes that React knows nothing of, so that its text, caret and focus stay. `onKey` gets the keys pressed in it. */
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

/** What the search suggests, in a list under its field. */
export function Suggesting(props: SuggestionsProps) {
  const { input, text, category, typing, products, categories, countries, onChoose, onLeave } = props;
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const animals = listOf(products);
  const isRead = useWordsRead(animals);
  // A letter stands in the field before a long list is looked through for it.
  const searched = useDeferredValue(text);
  const suggestions = useMemo(() => {
    const lists = {
      animals: isRead ? animals : nothing,
      categories: listOf(categories),
      countries: listOf(countries),
    };
    const isMeant = (one: Product) => category === '' || one.category.id === category;
    // A breed (Bali) may be one letter off a country (Mali), and nobody asked yet.
    const named = countriesOn(
      searched,
      lists.countries,
      lists.animals,
      (typed, written) => typed === written,
    );
    return inOrder(
      suggestionsFor(searched, lists, isMeant),
      category === '' ? askedListing(searched, lists.animals, lists.categories, named) : null,
    );
  }, [searched, category, isRead, animals, categories, countries]);
  // What the keyboard did over which text: another text begins anew. A list that comes after the key keeps what it marked, by
  // what that is and not by its place; where it has it no longer, nobody has chosen.
  const [hand, setHand] = useState<Hand>({ over: '', marked: null, isClosed: false });
  const isClosed = hand.over === text && hand.isClosed;
  const { marked } = hand;
  const active =
    hand.over === text && marked !== null
      ? suggestions.findIndex(({ kind, id }) => kind === marked.kind && id === marked.id)
      : -1;
  const canOpen = typing && suggestions.length > 0;
  const isOpen = useHasFocus(input) && canOpen && !isClosed;

  const choose = (suggestion: Suggestion) => {
    onLeave();
    onChoose(suggestion);
  };

  const onKey = (event: KeyboardEvent) => {
    const last = suggestions.length - 1;
    if (!isOpen && !(canOpen && event.key === 'ArrowDown')) return;
    const chosen = suggestions[active];
    const mark = (to: number) => setHand({ over: text, marked: suggestions[to] ?? null, isClosed: false });
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault();
        return mark(isOpen ? (active + 1) % suggestions.length : 0);
      case 'ArrowUp':
        event.preventDefault();
        return mark(active <= 0 ? last : active - 1);
      case 'Escape':
        event.preventDefault();
        return setHand({ over: text, marked: null, isClosed: true });
      case 'Enter':
        if (chosen === undefined) return;
        event.preventDefault();
        return choose(chosen);
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // The caret's keys: the choice goes back to the text.
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
