import { Link } from '@tanstack/react-router';
import type { Country } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { Flag } from '#ui/flag.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { scrollFocusedIntoView } from '#ui/scroll-into-view.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { homeWording } from '#wording/home.ts';
import { Section } from './section.tsx';

const wording = homeWording.countries;

// On a phone one row that scrolls horizontally, so that the animals below it are near.
const grid = css({
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '[max-content]', md: '[auto]' },
  gridTemplateColumns: { md: '[repeat(4, minmax(0, 1fr))]' },
  gap: { base: '2.5', md: '3', lg: '4' },
  mx: { base: '-gutterPhone', md: '0' },
  my: { base: '-1', md: '0' },
  px: { base: 'gutterPhone', md: '0' },
  py: { base: '1', md: '0' },
  overflowX: { base: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 'gutterPhone',
  scrollbarWidth: '[none]',
});
const still = css({ overflowX: { base: 'hidden', md: 'visible' } });
const tile = css({
  flexDirection: 'row',
  alignItems: 'center',
  gap: { base: '2.5', md: '2', lg: '4' },
  minW: { base: '[8.5rem]', md: '0' },
  maxW: { base: '[80vw]', md: '[none]' },
  minH: { base: '[3.75rem]', lg: '[5.5rem]' },
  h: 'full',
  px: { base: '3', md: '2.5', lg: '5' },
  py: { base: '1.5', lg: '3' },
  borderRadius: 'lg',
});
const texts = flex({ direction: 'column', minW: '0' });
const name = css({ textStyle: 'h4', fontSize: { base: 'body', lg: 'h4' } });
const countStyle = css({ textStyle: 'small', color: 'muted' });
const note = css({ color: 'muted' });
const skeletons = Array.from({ length: 8 }, (_, index) => `country-${index}`);

type CountriesProps = {
  countries: Loaded<readonly Country[]>;
  onRetry: () => void;
  /** The list of animals, loading or failed as well, announces that. */
  announcedElsewhere: boolean;
};

/** The countries of origin: flag, name and number of animals, each with a link to its listing (specification §2 "Home"). */
export function Countries(props: CountriesProps) {
  return (
    <Section title={wording.title}>
      <CountryTiles {...props} />
    </Section>
  );
}

function CountryTiles({ countries, onRetry, announcedElsewhere }: CountriesProps) {
  switch (countries.state) {
    case 'loading':
      return (
        <div>
          {announcedElsewhere ? (
            <VisuallyHidden>{wording.loading}</VisuallyHidden>
          ) : (
            <Waiting text={wording.loading} />
          )}
          <div className={cx(grid, still)} aria-hidden="true">
            {skeletons.map((id) => (
              <div key={id} className={cx(cardStyle({ look: 'flush' }), tile)}>
                <Skeleton shape="title" />
              </div>
            ))}
          </div>
        </div>
      );
    case 'failed':
      return (
        <RetryLine
          text={wording.failed}
          retryLabel={wording.retry}
          onRetry={onRetry}
          announcedElsewhere={announcedElsewhere}
        />
      );
    case 'empty':
      return <p className={note}>{wording.empty}</p>;
    case 'ready':
      return (
        <ul className={grid} onFocus={scrollFocusedIntoView}>
          {countries.data.map((country) => (
            <li key={country.id}>
              <Link
                to="/product-by-country/$id"
                params={{ id: country.id }}
                className={cx(cardStyle({ look: 'link' }), tile)}
              >
                <Flag src={country.flag} size="large" />
                <span className={texts}>
                  <bdi className={name}>{country.libelle}</bdi>
                  {country.betail_count !== undefined && (
                    <span className={countStyle}>{wording.count(country.betail_count)}</span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      );
  }
}
