import { configuration } from '#configuration/configuration.ts';
import { depositAnswers } from '#configuration/deposit.ts';
import { frenchDate } from '#rules/dates.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { linkStyle } from '#ui/link-style.ts';
import { useClock } from '#ui/use-clock.ts';
import { depositWording as wording } from '#wording/deposit.ts';

const lines = css({ textStyle: 'small', textAlign: 'start', fontWeight: 'regular' });
const table = css({
  w: 'full',
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  '& caption': { textAlign: 'start', fontWeight: 'bold', pb: '1.5' },
  '& th, & td': { verticalAlign: 'top', textAlign: 'start', py: '1.5', borderTop: 'hairline' },
  '& th': { w: '[40%]', paddingInlineEnd: '3', fontWeight: 'semibold' },
  '& tr': { breakInside: 'avoid' },
});
const ask = wrap({ align: 'center', columnGap: '1.5' });
const link = cx(linkStyle({ reach: 'thumb' }), css({ minW: '0', overflowWrap: 'anywhere' }));

type DepositConditionsProps = {
  answers?: DepositAnswers;
  /** After the order: they are today's, and nobody is told to ask before paying. */
  isAfter?: boolean;
  /** The number stands beside it: only what the merchant said. */
  hasContacts?: boolean;
  /** What 'Retour facile sous 30 jours' means for a live animal and its money. */
  isReturn?: boolean;
};

/** What becomes of the deposit, as far as the merchant said it; while an answer is missing, the number to ask at. */
export function DepositConditions(props: DepositConditionsProps) {
  const { answers = depositAnswers(), isAfter = false, hasContacts = false, isReturn = false } = props;
  const [phone] = configuration.phones;
  const today = useClock((now) => frenchDate(new Date(now).toISOString()));
  const [only, caption] = isReturn ? [wording.returned, wording.live] : [undefined, wording.caption];
  const rows = wording.rows(answers, only);
  const isAsking = !isAfter && !hasContacts && !wording.isComplete(answers, only);
  if (rows.length === 0 && !isAsking) return null;
  return (
    <div className={lines}>
      {rows.length === 0 ? (
        !isReturn && <p>{wording.question}</p>
      ) : (
        <table className={table}>
          <caption>{isAfter ? wording.asOf(today ?? '') : caption}</caption>
          <tbody>
            {rows.map(([name, answer]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{answer}</td>
              </tr>
            ))}
            {answers.isDemo && (
              <tr>
                <td colSpan={2}>{wording.demo}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      {isAsking && phone !== undefined && (
        <p className={ask}>
          <span>{isReturn ? wording.askReturn : wording.ask}</span>{' '}
          <a href={phoneLink(phone)} className={link}>
            {displayPhone(phone)}
          </a>
        </p>
      )}
    </div>
  );
}
