import { Search as SearchIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Category } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { round } from '#ui/round.ts';
import { useWrittenValue } from '#ui/use-written-value.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { layoutWording } from '#wording/layout.ts';
import { CategoryChoice } from './category-choice.tsx';
import type { SuggestingField } from './suggestions.tsx';
import { type Search, useSearch } from './use-search.ts';

const frame = css({ display: 'block', w: 'full' });
const anchor = css({ position: 'relative' });

const pill = flex({
  align: 'center',
  minH: { base: '11.5', lg: '12.5' },
  ps: { base: '4', lg: '5' },
  pe: '[5px]',
  bg: 'surface',
  border: 'input',
  borderRadius: 'pill',
  _hover: { borderColor: 'primary' },
  '&:focus-within': { borderColor: 'primary', boxShadow: '[0 0 0 1px {colors.primary}]' },
});

const field = css({
  flex: '1',
  minW: '0',
  h: '10',
  color: 'text',
  border: 'none',
  outline: '[none]',
  fontSize: 'body',
  textOverflow: 'ellipsis',
});

const submit = css({
  flexShrink: '0',
  w: { base: '9', lg: '10' },
  h: { base: '9', lg: '10' },
  marginInlineStart: '1.5',
  bg: 'primary',
  color: 'onPrimary',
  transitionProperty: '[background-color]',
  transitionDuration: 'quick',
  _hover: { bg: 'primaryHover' },
  '& svg': { w: '5', h: '5' },
});

const texts = layoutWording.search;

export type SearchFormProps = {
  categories: Loaded<readonly Category[]>;
  /** The search of the current page: a category's page preselects its category. */
  preset: Search;
  onSearch: (search: Search) => void;
  /** Loads the suggestions when the field is focused or typed into; the search works without them. */
  suggestions?: (() => Promise<{ Suggestions: (props: SuggestingField) => ReactNode }>) | undefined;
};

/**
 * The search of the header and of the drawer, with a category select on wide screens and on a category's page. Before hydration
 * it is a native form that opens /search.
 */
export function SearchForm(props: SearchFormProps) {
  const { categories, preset, onSearch, suggestions } = props;
  const id = useId();
  const { text, category, typing, typed, chosen, emptied, sent, left } = useSearch(preset);
  const { ref: input, defaultValue } = useWrittenValue<HTMLInputElement>(text, typing);
  const [code, setCode] = useState<{ Suggestions: (props: SuggestingField) => ReactNode } | null>(null);
  const known = categories.state === 'ready' ? categories.data : [];
  const bringSuggestions = () => void suggestions?.().then(setCode, () => undefined);

  const type = () => {
    typed(input.current?.value ?? '');
    bringSuggestions();
  };
  // Typed before hydration.
  const latest = useRef(type);
  useEffect(() => {
    if (input.current?.value !== input.current?.defaultValue) latest.current();
  }, [input]);

  return (
    <search className={frame}>
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          const written = input.current?.value ?? '';
          sent(written);
          onSearch({ text: written, category });
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) left();
        }}
      >
        <div className={anchor}>
          <div className={pill}>
            <label htmlFor={id} className={visuallyHidden}>
              {texts.label}
            </label>
            <input
              ref={input}
              id={id}
              className={field}
              // It becomes a combobox (suggestions.tsx), which ARIA does not allow on type search.
              type="text"
              inputMode="search"
              name="q"
              defaultValue={defaultValue}
              placeholder={texts.placeholder}
              enterKeyHint="search"
              autoComplete="off"
              onFocus={bringSuggestions}
              onInput={type}
            />
            {known.length > 0 && (
              <CategoryChoice
                categories={known}
                place={preset.category === '' ? 'insideWide' : 'inside'}
                value={category}
                onChange={chosen}
              />
            )}
            <button type="submit" className={cx(round, submit)} aria-label={texts.submit}>
              <SearchIcon aria-hidden="true" />
            </button>
          </div>
          {code !== null && (
            <code.Suggestions
              input={input}
              text={text}
              category={category}
              typing={typing}
              onLeave={emptied}
            />
          )}
        </div>
      </form>
    </search>
  );
}
