import { grid } from '#styled-system/patterns';
import { contactWording } from '#wording/contact.ts';
import { ContentPage } from '../pages/content-page.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm, type ContactProps } from './contact-form.tsx';

const columns = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[25rem minmax(0, 1fr)]' },
  gap: { base: '5', lg: '8' },
  alignItems: 'start',
});

/** The contact page: every contact, and a form that sends nothing (specification §2 "Contact"). */
export function ContactScreen({ snapshot, send }: ContactProps) {
  return (
    <ContentPage title={contactWording.title} lead={contactWording.text}>
      <div className={columns}>
        <ContactDetails />
        <ContactForm snapshot={snapshot} send={send} />
      </div>
    </ContentPage>
  );
}
