import { Link } from '@tanstack/react-router';
import { configuration } from '#configuration/configuration.ts';
import { depositAnswers } from '#configuration/deposit.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { linkStyle } from '#ui/link-style.ts';
import { depositWording as wording } from '#wording/deposit.ts';

const lines = css({ textStyle: 'small' });
const ask = wrap({ align: 'center', columnGap: '1.5' });
const link = cx(linkStyle({ reach: 'thumb' }), css({ minW: '0', overflowWrap: 'anywhere' }));

/** A link to what becomes of the deposit, as far as the owner said it; while an answer is missing, the number to ask at. */
export function DepositConditions({ answers = depositAnswers }: { answers?: DepositAnswers }) {
  const [phone] = configuration.phones;
  return (
    <div className={lines}>
      {wording.points(answers).length === 0 ? (
        <p>{wording.question}</p>
      ) : (
        <p>
          <Link to="/conditions" hash="acompte" className={link}>
            {wording.link}
          </Link>
        </p>
      )}
      {!wording.isComplete(answers) && phone !== undefined && (
        <p className={ask}>
          <span>{wording.ask}</span>{' '}
          <a href={phoneLink(phone)} className={link}>
            {displayPhone(phone)}
          </a>
        </p>
      )}
    </div>
  );
}
