import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { type AnswerPart, faqWording } from '#wording/faq.ts';
import { hoursWording } from '#wording/hours.ts';
import { ClosingBlock } from '../pages/closing-block.tsx';
import { ContentPage } from '../pages/content-page.tsx';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { entries, prose, proseLink } from '../pages/prose.tsx';
import { RoundVignette } from '../pages/vignette.tsx';

const columns = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 24rem]' },
  gap: { lg: '8' },
  alignItems: 'start',
});
const list = css({ px: { base: '5', md: '7.5' }, py: '2' });
const picture = css({ display: { base: 'none', lg: 'block' }, position: 'sticky', top: '20' });

function Part({ part }: { part: AnswerPart }) {
  if ('text' in part) return <p>{part.text}</p>;
  if ('service' in part) return <p>{hoursWording.service(openings)}</p>;
  if ('steps' in part) return <ol>{entries(part.steps)}</ol>;
  if ('list' in part) return <ul>{entries(part.list)}</ul>;
  if ('link' in part) {
    return (
      <p>
        <Link to={part.to} className={proseLink}>
          {part.link}
        </Link>
      </p>
    );
  }
  return (
    <ul>
      {configuration.phones.map((phone) => (
        <li key={phone}>
          <a href={phoneLink(phone)} className={proseLink}>
            {displayPhone(phone)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The five questions and the contact (specification §2 "FAQ"). A fragment (`/faq#livraison`) opens its question. */
export function FaqScreen() {
  const questions = useRef<HTMLDivElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const asked = hash === '' ? null : questions.current?.querySelector(`details[id="${CSS.escape(hash)}"]`);
    asked?.setAttribute('open', '');
  }, [hash]);
  return (
    <ContentPage title={faqWording.title} name={faqWording.breadcrumb} lead={faqWording.lead}>
      <div className={columns}>
        <div ref={questions} className={cx(cardStyle({ look: 'flush' }), list)}>
          {faqWording.questions.map(({ id, question, answer }) => (
            <Disclosure key={question} {...(id === undefined ? {} : { id })} title={question}>
              <div className={prose}>
                {answer.map((part) => (
                  <Part key={JSON.stringify(part)} part={part} />
                ))}
                {id === 'paiement' && <DepositConditions />}
              </div>
            </Disclosure>
          ))}
        </div>
        <RoundVignette name="signpost" className={picture} />
      </div>
      <ClosingBlock title={faqWording.closing.title} text={faqWording.closing.text} vignette="coast">
        <ButtonLink to="/contact">{faqWording.closing.action}</ButtonLink>
      </ClosingBlock>
    </ContentPage>
  );
}
