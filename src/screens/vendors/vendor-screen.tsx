import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { css } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { vendorsWording } from '#wording/vendors.ts';
import { cardGrid } from '../pages/card-grid.ts';
import { ContentPage } from '../pages/content-page.tsx';
import { paragraphs, prose } from '../pages/prose.tsx';
import { SampleNote } from '../pages/sample-note.tsx';
import { RoundVignette } from '../pages/vignette.tsx';
import { VendorCard } from './vendor-card.tsx';
import { type Vendor, vendors } from './vendors.ts';

const columns = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 25rem]' },
  gap: { base: '6', lg: '14' },
  alignItems: 'start',
});
const text = stack({ gap: { base: '6', md: '8' }, minW: '0' });
const titleStyle = css({ textStyle: 'h2', mb: '3' });
const care = stack({
  gap: '3',
  '& li': { display: 'flex', alignItems: 'flex-start', gap: '3' },
  '& svg': { w: '5', h: '5', mt: '0.5', flexShrink: '0', color: 'success' },
});
const facts = stack({
  gap: '4',
  '& dt': { textStyle: 'small', color: 'muted' },
  '& dd': { fontWeight: 'semibold' },
});
const breedsTitle = css({ textStyle: 'h4', mt: '6', mb: '3' });
const breeds = stack({ gap: '2.5' });
const othersTitle = css({ textStyle: 'h2', mb: '5' });

/** The page of one sample vendor: its portrait, and the animals of its breeds in the shop. */
export function VendorScreen({ vendor }: { vendor: Vendor }) {
  const portrait = vendorsWording.portraits[vendor.id];
  const at = vendors.indexOf(vendor);
  const next = [1, 2, 3].flatMap((step) => vendors[(at + step) % vendors.length] ?? []);
  return (
    <ContentPage
      title={portrait.name}
      parent={<Link to="/vendors">{vendorsWording.title}</Link>}
      lead={portrait.summary}
    >
      <div className={columns}>
        <div className={text}>
          <RoundVignette name={vendor.vignette} shape="wide" />
          <section>
            <h2 className={titleStyle}>{vendorsWording.about}</h2>
            <div className={prose}>{paragraphs(portrait.about)}</div>
          </section>
          <section>
            <h2 className={titleStyle}>{vendorsWording.care}</h2>
            <ul className={care}>
              {portrait.care.map((point) => (
                <li key={point}>
                  <Check aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
          </section>
          <SampleNote>{vendorsWording.sample}</SampleNote>
        </div>
        <aside className={cardStyle()}>
          <dl className={facts}>
            <div>
              <dt>{vendorsWording.place}</dt>
              <dd>{portrait.place}</dd>
            </div>
            <div>
              <dt>{vendorsWording.herd}</dt>
              <dd>{portrait.herd}</dd>
            </div>
            <div>
              <dt>{vendorsWording.since}</dt>
              <dd>{vendor.since}</dd>
            </div>
          </dl>
          <h2 className={breedsTitle}>{vendorsWording.findBreeds}</h2>
          <div className={breeds}>
            {vendor.breeds.map((breed) => (
              <ButtonLink key={breed} to="/search" search={{ q: breed }} variant="secondary" size="compact">
                {breed}
              </ButtonLink>
            ))}
          </div>
        </aside>
      </div>
      <section>
        <h2 className={othersTitle}>{vendorsWording.others}</h2>
        <ul className={cardGrid({ columns: 'three' })}>
          {next.map((other) => (
            <li key={other.id}>
              <VendorCard vendor={other} level={3} />
            </li>
          ))}
        </ul>
      </section>
    </ContentPage>
  );
}
