import { stack } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { vendorsWording } from '#wording/vendors.ts';
import { cardGrid } from '../pages/card-grid.ts';
import { ClosingBlock } from '../pages/closing-block.tsx';
import { ContentPage } from '../pages/content-page.tsx';
import { SampleNote } from '../pages/sample-note.tsx';
import { VendorCard } from './vendor-card.tsx';
import { vendors } from './vendors.ts';

const column = stack({ gap: '5' });

/** The sample vendors, and a link to become one (specification §1, §2). */
export function VendorsScreen() {
  const { invitation } = vendorsWording;
  return (
    <ContentPage title={vendorsWording.title} lead={vendorsWording.lead}>
      <div className={column}>
        <SampleNote>{vendorsWording.sample}</SampleNote>
        <ul className={cardGrid({ columns: 'twoToThree' })}>
          {vendors.map((vendor) => (
            <li key={vendor.id}>
              <VendorCard vendor={vendor} level={2} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingBlock title={invitation.title} text={invitation.text} vignette="cattle">
        <ButtonLink to="/become-seller">{vendorsWording.become}</ButtonLink>
      </ClosingBlock>
    </ContentPage>
  );
}
