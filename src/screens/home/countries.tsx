import { Link } from '@tanstack/react-router';
import type { Country } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css, cx } from '#styled-system/css';
import { cardStyle } from '#ui/card-style.ts';
import { Flag } from '#ui/flag.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { homeWording } from '#wording/home.ts';
import { Section } from './section.tsx';

const wording = homeWording.countries;

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '[repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))]',
    md: '[repeat(auto-fill, minmax(15.5rem, 1fr))]',
  },
  gap: { base: '3', md: '4' },
  m: '0',
  p: '0',
  listStyle: 'none',
});
const tile = css({
  flexDirection: 'row',
  alignItems: 'center',
  // Two stand beside each other from 360 px on, with the longest name whole.
  gap: { base: '2', md: '4' },
  minH: { base: '18', md: '[5.5rem]' },
  h: 'full',
  px: { base: '2', md: '5' },
  py: '3',
  borderRadius: 'lg',
});
const texts = css({ display: 'flex', flexDirection: 'column', minW: '0' });
const name = css({ textStyle: 'h4', fontSize: { base: 'body', md: 'h4' } });
const countStyle = css({ textStyle: 'small', color: 'muted' });
const note = css({ color: 'muted' });
const skeletons = Array.from({ length: 8 }, (_, index) => `country-${index}`);

/** The countries of origin: flag, label and number of animals, each leading to its listing (specification §2 "Home"). */
export function Countries({
  countries,
  onRetry,
}: {
  countries: Loaded<readonly Country[]>;
  onRetry: () => void;
}) {
  return (
    <Section title={wording.title}>
      <CountryTiles countries={countries} onRetry={onRetry} />
    </Section>
  );
}

function CountryTiles({
  countries,
  onRetry,
}: {
  countries: Loaded<readonly Country[]>;
  onRetry: () => void;
}) {
  switch (countries.state) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>{wording.loading}</VisuallyHidden>
          <div className={grid} aria-hidden="true">
            {skeletons.map((id) => (
              <div key={id} className={cx(cardStyle({ look: 'flush' }), tile)}>
                <Skeleton shape="title" />
              </div>
            ))}
          </div>
        </div>
      );
    case 'failed':
      return <RetryLine text={wording.failed} retryLabel={wording.retry} onRetry={onRetry} />;
    case 'empty':
      return <p className={note}>{wording.empty}</p>;
    case 'ready':
      return (
        <ul className={grid}>
          {countries.data.map((country) => (
            <li key={country.id}>
              <Link
                to="/product-by-country/$id"
                params={{ id: country.id }}
                className={cx(cardStyle({ look: 'link' }), tile)}
              >
                <Flag src={country.flag} size="large" />
                <span className={texts}>
                  <span className={name}>{country.libelle}</span>
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
