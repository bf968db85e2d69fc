import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
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

/** What the search suggests: makes the field a combobox (ARIA) by attributes that React knows nothing of, so that its text, caret and focus stay. */
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
  const isOpen = useHasFocus(input) && typing && !isClosed && suggestions.length > 0;

  const choose = (suggestion: Suggestion) => {
    onLeave();
    onChoose(suggestion);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = (to: number) => {
      event.preventDefault();
      setHand({ over: text, marked: suggestions[to] ?? null, isClosed: false });
    };
    const last = suggestions.length - 1;
    if (!isOpen) {
      if (event.key === 'ArrowDown' && typing && last >= 0) move(0);
      return;
    }
    const chosen = suggestions[active];
    switch (event.key) {
      case 'ArrowDown':
        return move(active === last ? 0 : active + 1);
      case 'ArrowUp':
        return move(active <= 0 ? last : active - 1);
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
        return setHand({ over: text, marked: null, isClosed: false });
    }
  };
  const key = useRef(onKey);
  key.current = onKey;

  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    const leaving = new AbortController();
    field.addEventListener('keydown', (event) => key.current(event), { signal: leaving.signal });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    return () => {
      leaving.abort();
      for (const name of ['role', 'aria-autocomplete', 'aria-haspopup']) field.removeAttribute(name);
    };
  }, [input]);

  const pointedAt = isOpen && active >= 0 ? optionId(active) : null;
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    field.setAttribute('aria-expanded', String(isOpen));
    for (const [name, value] of [
      ['aria-controls', isOpen ? id : null],
      ['aria-activedescendant', pointedAt],
    ] as const) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (pointedAt !== null)
      field.ownerDocument.getElementById(pointedAt)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, pointedAt]);

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
