import { Link } from '@tanstack/react-router';
import { Check, MessageCircle, Phone } from 'lucide-react';
import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { vendorsWording } from '#wording/vendors.ts';
import { cardGrid } from '../pages/card-grid.ts';
import { ClosingBlock } from '../pages/closing-block.tsx';
import { ContentPage } from '../pages/content-page.tsx';

const { steps, needs, closing, ...page } = vendorsWording.becomeSeller;

const titleStyle = css({ textStyle: 'h2', mb: { base: '4', md: '5' } });
const step = css({ gap: '2' });
const number = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '11',
  h: '11',
  mb: '2',
  borderRadius: 'pill',
  bg: 'success',
  color: 'onSuccess',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: 'lead',
});
const stepTitle = css({ textStyle: 'h3' });
const muted = css({ color: 'muted' });
// With large text the icon is above the text.
const phoneNumber = css({ fontSize: '[min(1em, 5vw)]' });
const whatsapp = cx(buttonStyle({ variant: 'secondary' }), css({ flexWrap: 'wrap' }));
const needList = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: { base: '3', md: '4' },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: '3' },
  '& svg': { w: '5', h: '5', mt: '0.5', flexShrink: '0', color: 'success' },
});

const [phone] = configuration.phones;

/** How to sell in the shop: a static page with links to the contact page, a call and WhatsApp (specification §2). */
export function BecomeSellerScreen() {
  return (
    <ContentPage
      title={page.title}
      parent={<Link to="/vendors">{vendorsWording.title}</Link>}
      lead={page.lead}
      vignette="herd"
    >
      <section>
        <h2 className={titleStyle}>{steps.title}</h2>
        <ol className={cardGrid({ columns: 'three' })}>
          {steps.items.map(({ title, text }, index) => (
            <li key={title} className={cx(cardStyle(), step)}>
              <span className={number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={stepTitle}>{title}</h3>
              <p className={muted}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2 className={titleStyle}>{needs.title}</h2>
        <ul className={needList}>
          {needs.items.map((need) => (
            <li key={need}>
              <Check aria-hidden="true" />
              {need}
            </li>
          ))}
        </ul>
      </section>
      <ClosingBlock title={closing.title} text={closing.text} vignette="goats">
        <ButtonLink to="/contact">{closing.write}</ButtonLink>
        {phone !== undefined && (
          <a href={phoneLink(phone)} className={whatsapp}>
            <Phone aria-hidden="true" />
            {closing.call} <span className={phoneNumber}>{displayPhone(phone)}</span>
          </a>
        )}
        {configuration.whatsapp !== '' && (
          <a href={whatsappLink(configuration.whatsapp)} rel="noopener" className={whatsapp}>
            <MessageCircle aria-hidden="true" />
            {closing.whatsapp}
          </a>
        )}
      </ClosingBlock>
    </ContentPage>
  );
}
