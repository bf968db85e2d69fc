import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { askedListing } from '#rules/asked-for.ts';
import { initialListing, type ListingState, widest } from '#rules/catalogue.ts';
import { type ListingQuery, queryOf } from '#rules/catalogue-query.ts';
import { fewFound } from '#rules/finding.ts';
import { type HelpTopic, helpTopic } from '#rules/help-topic.ts';
import {
  nearestAnimals,
  suggestedCategories,
  suggestedCountries,
  suggestedWords,
} from '#rules/list-suggestions.ts';
import { listingPage } from '#rules/listing-filters.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { linkStyle } from '#ui/link-style.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { findingWording } from '#wording/finding.ts';
import { helpAnswer } from '../help-answer.ts';
import { Help } from '../layout/help.tsx';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { useWordIndexReady } from '../use-word-index-ready.ts';
import { AnimalGrid, SkeletonGrid } from './animal-grid.tsx';

const wording = findingWording;

const sections = stack({ gap: { base: '7', md: '9' } });
const section = stack({ gap: '3.5' });
const title = css({ textStyle: 'h3' });
const chips = wrap({ gap: '2.5' });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  maxW: 'full',
  px: '4',
  borderRadius: 'pill',
  border: '[1.5px solid {colors.inputLine}]',
  bg: 'surface',
  color: 'primary',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'primary', bg: 'primarySoft' },
});
// Two rows of two on a phone, one of three on wider screens.
const whole = css({ '& > ul > li:nth-child(4)': { display: { md: 'none' } } });
const number = css({ color: 'muted', fontSize: 'small', fontWeight: 'medium' });

const help = wrap({
  align: 'center',
  justify: 'space-between',
  columnGap: '7',
  rowGap: '1',
  px: { base: '4', md: '5' },
  pt: '3',
  pb: { base: '1', md: '3' },
  border: 'hairline',
  borderRadius: 'lg',
  bg: 'surface',
  '& > div': { display: 'grid', gap: '2', flex: '[1 1 20rem]' },
  '& > div > a': { justifySelf: 'start' },
  '& > p': { justifyContent: 'flex-start' },
});

/** How many nearest animals are shown. */
const mostNear = 4;

export type ListSuggestionsProps = {
  state: ListingState;
  animals: readonly Product[];
  /** The results of the page shown above, and how many all pages have. */
  found: readonly Product[];
  matching: number;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  /** The sentence that there are no matches, after what answers the search. */
  none?: ReactNode;
};

/** Includes all prices: a link's count must equal its list. */
const everyPrice = (kind: 'country' | 'category'): ListingQuery =>
  queryOf({ ...initialListing({ kind }), ...widest({ place: { kind } }) });

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      <VisuallyHidden>{wording.words.spoken(name, count)}</VisuallyHidden>
      <bdi aria-hidden="true">{name}</bdi>
      <span className={number} aria-hidden="true">
        {wording.words.count(count)}
      </span>
    </>
  );
}

/** The questions that the conditions of the deposit answer. */
const ofMoney: ReadonlySet<HelpTopic> = new Set(['deposit', 'refund', 'guarantee']);

/** The answer to a search that asks a question, and contacts. */
const Answer = ({ topic, q }: { topic: HelpTopic; q: string }) => (
  <section aria-label={wording.help.title} className={help}>
    <div>
      <p>{helpAnswer(topic)}</p>
      {ofMoney.has(topic) && <DepositConditions hasContacts />}
      <Link to="/faq" className={linkStyle({ reach: 'thumb' })}>
        {wording.help.faq}
      </Link>
    </div>
    <Help question={wording.help.message(q)} />
  </section>
);

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={section} aria-label={name}>
      <h2 className={title}>{name}</h2>
      {children}
    </section>
  );
}

/**
 * Of a search with few or no matches: what answers it, the sentence that nothing matches, and suggestions, each with its number of
 * animals. Below many matches: the answer alone.
 */
export function ListSuggestions(props: ListSuggestionsProps) {
  const isReady = useWordIndexReady(props.animals);
  const { matching, state } = props;
  const topic = helpTopic(state.q);
  if (matching > fewFound) return topic && <Answer topic={topic} q={state.q} />;
  return isReady ? <Suggested {...props} /> : <SkeletonGrid columns={3} label={catalogueWording.loading} />;
}

function Suggested({ state, animals, found, categories, countries, none }: ListSuggestionsProps) {
  const origins = countries.state === 'ready' ? countries.data : [];
  const kinds = categories.state === 'ready' ? categories.data : [];
  const words = suggestedWords(state.q, animals, origins);
  const named = suggestedCountries(state.q, origins, animals);
  const asked = askedListing(state.q, animals, kinds, named);
  const places = suggestedCategories(kinds, animals);
  const nearest = nearestAnimals(animals, state, origins, mostNear + found.length)
    .filter(({ id }) => found.every((one) => one.id !== id))
    .slice(0, mostNear);
  const leadsOn = words.length + named.length > 0;
  const isUnderstood = state.place.kind !== 'search' || leadsOn;
  const topic = helpTopic(state.q);
  return (
    <div className={sections}>
      {topic !== null && <Answer topic={topic} q={state.q} />}
      {asked !== null && (
        <Section name={wording.asked(asked)}>
          <AnimalGrid animals={listingPage(animals, asked.state).items} level={3} columns={3} />
          <p>
            <Link to="/shop" search={queryOf(asked.state)} className={chip}>
              <Counted name={wording.askedAll} count={asked.count} />
            </Link>
          </p>
        </Section>
      )}
      {leadsOn && (
        <Section name={found.length > 0 ? wording.words.more : wording.words.title}>
          <ul className={chips}>
            {words.map(({ text, count }) => (
              <li key={text}>
                <Link to="/search" search={{ q: text }} className={chip}>
                  <Counted name={text} count={count} />
                </Link>
              </li>
            ))}
            {named.map(({ id, label, count }) => (
              <li key={id}>
                <Link
                  to="/product-by-country/$id"
                  params={{ id }}
                  search={everyPrice('country')}
                  className={chip}
                >
                  <Counted name={label} count={count} />
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {none}
      {asked === null && (
        <Section name={isUnderstood ? wording.nearest : wording.toSee}>
          <div className={whole}>
            <AnimalGrid animals={nearest} level={3} columns={3} />
          </div>
        </Section>
      )}
      <Section name={wording.categories}>
        <ul className={chips}>
          {places.map(({ id, label, count }) => (
            <li key={id}>
              <Link to="/category/{-$id}" params={{ id }} search={everyPrice('category')} className={chip}>
                <Counted name={label} count={count} />
              </Link>
            </li>
          ))}
          <li>
            <Link to="/shop" className={chip}>
              <Counted name={wording.everything} count={animals.length} />
            </Link>
          </li>
        </ul>
      </Section>
    </div>
  );
}
