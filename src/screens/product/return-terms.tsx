import { configuration } from '#configuration/configuration.ts';
import { depositAnswers } from '#configuration/deposit.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css } from '#styled-system/css';
import { linkStyle } from '#ui/link-style.ts';
import { depositWording as wording } from '#wording/deposit.ts';

const line = css({ display: 'block', textStyle: 'small', fontWeight: 'regular', overflowWrap: 'anywhere' });

/** What 'Retour facile sous 30 jours' means for a live animal and its money, in the merchant's words; else that it is to be asked. */
export function ReturnTerms({ answers = depositAnswers() }: { answers?: DepositAnswers }) {
  const [phone] = configuration.phones;
  if (!wording.isComplete(answers, wording.returned))
    return (
      <span className={line}>
        {wording.askReturn}{' '}
        {phone && (
          <a href={phoneLink(phone)} className={linkStyle()}>
            {displayPhone(phone)}
          </a>
        )}
      </span>
    );
  return [
    wording.live,
    ...wording.rows(answers, wording.returned).map(([name, answer]) => `${name}\u00a0: ${answer}`),
    ...(answers.isDemo ? [wording.demo] : []),
  ].map((text) => (
    <span key={text} className={line}>
      {text}
    </span>
  ));
}
