import type { ReactNode } from 'react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { AskedListing } from '#rules/asked-for.ts';
import type { HelpTopic } from '#rules/help-topic.ts';
import { formatPrice } from '#rules/money.ts';
import { available } from '#rules/stock.ts';
import type { Suggestions } from '#rules/suggestions.ts';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { Flag } from '#ui/flag.tsx';
import { Picture } from '#ui/picture.tsx';
import { animals } from '#wording/animals.ts';
import { findingWording } from '#wording/finding.ts';
import { suggestionsWording } from '#wording/suggestions.ts';
import { helpAnswer } from '../help-answer.ts';

const wording = suggestionsWording;

const panel = css({
  position: 'absolute',
  top: '[calc(100% + 4px)]',
  insetInline: '0',
  zIndex: 'float',
  maxH: '[min(30rem, 62vh)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: '2',
  bg: 'raised',
  border: 'hairline',
  borderRadius: 'lg',
  shadow: 'float',
});
const groupTitle = css({
  px: '2',
  pt: '2',
  pb: '1',
  fontSize: 'small',
  fontWeight: 'semibold',
  color: 'muted',
});
const option = flex({
  align: 'center',
  gap: '3',
  minH: '11',
  px: '2',
  py: '1',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'primarySoft' },
  '&[aria-selected=true]': {
    bg: 'primarySoft',
    color: 'primary',
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});
const picture = css({ w: '14', flexShrink: '0', borderRadius: 'sm', overflow: 'hidden' });
const name = css({
  flexGrow: '1',
  minW: '0',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  lineHeight: 'snug',
  lineClamp: '2',
});
const price = css({ flexShrink: '0', fontSize: 'small', color: 'muted', whiteSpace: 'nowrap' });

export type SuggestedLists = Suggestions<Product, Category, Country>;

/** One option of the list. */
export type Suggestion =
  | { kind: 'listing'; id: 'listing'; listing: AskedListing }
  | { kind: 'animal'; id: string; animal: Product }
  | { kind: 'category'; id: string; category: Category }
  | { kind: 'country'; id: string; country: Country }
  | { kind: 'help'; id: HelpTopic };

/**
 * All suggestions in display order: first a link to the listing with the size, price and country of the search text, last the
 * answer to its question.
 */
export const suggestionsInOrder = (
  { animals, categories, countries }: SuggestedLists,
  listing: AskedListing | null,
  topic: HelpTopic | null = null,
): readonly Suggestion[] => [
  ...(listing === null ? [] : [{ kind: 'listing' as const, id: 'listing' as const, listing }]),
  ...categories.map((category) => ({ kind: 'category' as const, id: category.id, category })),
  ...animals.map((animal) => ({ kind: 'animal' as const, id: animal.id, animal })),
  ...countries.map((country) => ({ kind: 'country' as const, id: country.id, country })),
  ...(topic === null ? [] : [{ kind: 'help' as const, id: topic }]),
];

const titles = {
  listing: wording.listing,
  category: wording.categories,
  animal: wording.animals,
  country: wording.countries,
  help: wording.help,
} as const;

function Shown({ suggestion }: { suggestion: Suggestion }): ReactNode {
  switch (suggestion.kind) {
    case 'listing':
      return (
        <>
          <bdi className={name}>{findingWording.asked(suggestion.listing)}</bdi>
          <span className={price}>{animals(suggestion.listing.count)}</span>
        </>
      );
    case 'animal':
      return (
        <>
          <span className={picture}>
            <Picture src={suggestion.animal.image1} alt="" width={56} eager />
          </span>
          <bdi className={name}>{suggestion.animal.name}</bdi>
          <span className={price}>
            {available(suggestion.animal) === 0 ? wording.soldOut : formatPrice(suggestion.animal)}
          </span>
        </>
      );
    case 'category':
      return <bdi className={name}>{suggestion.category.nom_categorie}</bdi>;
    case 'country':
      return (
        <>
          <Flag src={suggestion.country.flag} />
          <bdi className={name}>{suggestion.country.libelle}</bdi>
        </>
      );
    case 'help':
      return <span className={name}>{helpAnswer(suggestion.id)}</span>;
  }
}

type SuggestionListProps = {
  id: string;
  suggestions: readonly Suggestion[];
  /** The index of the active option; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
};

/** The open suggestions below the search field, in groups: a listing, categories, animals with picture and price, countries. */
export function SuggestionList({ id, suggestions, active, optionId, onChoose }: SuggestionListProps) {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={wording.list}
      className={panel}
      // A press in the list must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {kinds.map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are ARIA's own; a fieldset may not stand in it
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className={groupTitle}>
            {titles[kind]}
          </div>
          {suggestions.map(
            (suggestion, index) =>
              suggestion.kind === kind && (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list (ARIA's combobox)
                // biome-ignore lint/a11y/useFocusableInteractive: an option is pointed at by aria-activedescendant, never focused
                <div
                  key={suggestion.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  className={option}
                  onClick={() => onChoose(suggestion)}
                >
                  <Shown suggestion={suggestion} />
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
